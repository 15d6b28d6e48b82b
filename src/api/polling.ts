/** A telephone call under way is asked for again after this time, should the live line be down. */
export const CALL_POLL_MS = 2000;
/** Cases that are being sorted in the background are asked after again after this time, while somebody looks on. */
export const SORTING_POLL_MS = 2000;
/** What moves by itself, a message or a call, is asked for again after this time while it moves, should the live line be down. */
export const MOVING_POLL_MS = 5000;

/** Seconds in which an answer is still one to the same moment: a part that is drawn then does not ask again. */
export const SAME_MOMENT_S = 5;
