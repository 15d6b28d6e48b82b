import { DAY_MS, HOUR_MS } from '@/contract/duration';
import type { RecordableResult, CallStatus } from '@/contract/codes/contactCodes';
import type { Willingness } from '@/contract/codes/caseCodes';

/**
 * Willingness to pay that a result indicates. Results without an answer change nothing. Neither do ND and PTN: being informed, or a
 * promise to pass it on, is not willingness.
 */
const SHOWN: Readonly<Partial<Record<RecordableResult, Willingness>>> = {
  RPD: 'high',
  PTP: 'high',
  PTRPD: 'high',
  STLD: 'high',
  PTCPST: 'medium',
  WTP: 'medium',
  DTP: 'low',
  BP: 'low',
  NOCLCT: 'low',
  FRAUD: 'low',
  CR10: 'high',
  CR20: 'medium',
  CR40: 'low',
  CR70: 'low',
};

/** Returns the willingness after a result; the former one if the result indicates nothing (CL-01). */
export const getWillingnessAfter = (former: Willingness, result: RecordableResult): Willingness =>
  SHOWN[result] ?? former;

/** Delay until an unanswered number is retried; longer for a switched-off phone than for a busy one. */
const RETRY_AFTER_MS: Readonly<Partial<Record<CallStatus, number>>> = {
  NULL: DAY_MS,
  DA: 4 * HOUR_MS,
  NOA: 3 * HOUR_MS,
  BLK: DAY_MS,
};

/** Delay until the next call to a person who was reached, unless another time was agreed. */
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

/** Facts that decide about the time of the next action. */
interface RecordedCall {
  readonly callStatus: CallStatus;
  readonly callResult: RecordableResult;
  /** Follow-up time set by the agent. */
  readonly followUpAt: Date | null;
  /** Day by which the borrower promised to pay. */
  readonly promisedAt: Date | null;
  readonly now: Date;
}

const waitMs = ({ callStatus, callResult }: RecordedCall): number =>
  RETRY_AFTER_MS[callStatus] ?? FOLLOW_AFTER_MS[callResult] ?? DAY_MS;

/**
 * Calculates the time of the next action: the agreed time, else the promise's, else a default delay, mostly a day. Returns undefined
 * after a memo, which changes nothing.
 */
export function getNextAction(call: RecordedCall): Date | undefined {
  const agreed = call.followUpAt ?? call.promisedAt;
  if (agreed) return agreed;
  return call.callResult === 'MEMO' ? undefined : new Date(call.now.getTime() + waitMs(call));
}
