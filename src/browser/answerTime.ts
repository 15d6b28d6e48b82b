/** When the server says it answered, and when that call left and came back by this computer's clock. */
export interface AnswerTime {
  /** The header `Date`; null where it is not sent or not to be seen. */
  readonly date: string | null;
  readonly sentAt: number;
  readonly cameAt: number;
}

/** The newest answer; what it says of the clock is read in `serverClock`, which the first screens do without. */
export const newestAnswer: { time?: AnswerTime } = {};
