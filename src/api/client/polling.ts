/** Polling interval for an active telephone call if the live connection is down. */
export const CALL_POLL_MS = 2000;
/** Polling interval for cases that are being sorted in the background, while a user watches. */
export const SORTING_POLL_MS = 2000;
/** Polling interval for a message or call whose state is changing, if the live connection is down. */
export const MOVING_POLL_MS = 5000;
/** Polling interval while the institution moves to another cell. */
export const MOVE_POLL_MS = 30_000;

/** Seconds for which a cached response is fresh enough for a newly mounted component. */
export const SAME_MOMENT_S = 5;
