import type { CallStatus } from '@/contract/codes/callStatus';
import type { RecordableResult } from '@/contract/codes/recordedResult';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A number that did not answer is tried again after this time; a switched-off one rests longer than a busy one. */
const RETRY_AFTER_MS: Readonly<Partial<Record<CallStatus, number>>> = {
  NULL: DAY_MS,
  DA: 4 * HOUR_MS,
  NOA: 3 * HOUR_MS,
  BLK: DAY_MS,
};

/** Somebody who was reached is called again after this time, unless another was agreed. */
const FOLLOW_AFTER_MS: Readonly<Partial<Record<RecordableResult, number>>> = {
  RPD: 2 * HOUR_MS,
  WTP: 4 * HOUR_MS,
  BP: HOUR_MS,
  NOCLCT: 7 * DAY_MS,
  FRAUD: 7 * DAY_MS,
  CR20: 2 * HOUR_MS,
  CR40: 7 * DAY_MS,
  CR80: 4 * HOUR_MS,
};

/** What the time of the next action depends on. */
export interface RecordedCall {
  readonly callStatus: CallStatus;
  readonly callResult: RecordableResult;
  /** When the agent said to come back to it. */
  readonly followUpAt: Date | null;
  /** When the borrower promised to have paid. */
  readonly promisedAt: Date | null;
  readonly now: Date;
}

const waitMs = ({ callStatus, callResult }: RecordedCall): number =>
  RETRY_AFTER_MS[callStatus] ?? FOLLOW_AFTER_MS[callResult] ?? DAY_MS;

/** When the agent should act on a case next, by what came of the call: the agreed time, else the promise's, else a usual pause, mostly a day. Undefined, after a memo, leaves it as it was. */
export function nextActionAfter(call: RecordedCall): Date | undefined {
  const agreed = call.followUpAt ?? call.promisedAt;
  if (agreed) return agreed;
  return call.callResult === 'MEMO' ? undefined : new Date(call.now.getTime() + waitMs(call));
}
