/**
 * The header `Date` of a response (null if it is missing or not readable), and the times of the request and the response. Both times are by
 * this computer's clock, in milliseconds. A tuple, to save bytes on the login page.
 */
export type ResponseTime = readonly [date: string | null, sentAt: number, cameAt: number];

/** The newest response time. `serverClock`, which the first screens do not load, evaluates it. */
export const newestResponse: { time?: ResponseTime } = {};
