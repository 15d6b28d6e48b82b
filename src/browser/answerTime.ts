/**
 * The header `Date` of an answer (null where it is not sent or not to be seen), and when the call left and the answer came by this
 * computer's clock, in milliseconds. A tuple, for the login page counts its bytes.
 */
export type AnswerTime = readonly [date: string | null, sentAt: number, cameAt: number];

/** The newest answer; what it says of the clock is read in `serverClock`, which the first screens do without. */
export const newestAnswer: { time?: AnswerTime } = {};
