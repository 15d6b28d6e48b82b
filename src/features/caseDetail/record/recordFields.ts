import {
  type CallStatus,
  RESULTS_OF_CALL_STATUS,
  type ContactChannel,
  type RecordableResult,
} from '@/contract/codes/contactCodes';

import type { PartFields } from './promisePlanFields';

/** Fields of the result form; a draft contains them as JSON (CD-13). */
export interface RecordFields {
  readonly contactId?: string | null;
  readonly type: ContactChannel;
  readonly callStatus?: CallStatus | undefined;
  readonly callResult?: RecordableResult | undefined;
  /** ISO 8601. */
  readonly nextFollowUpTime?: string | null;
  readonly remarks?: string | null;
  /** With a promise: how much; all that is due without it. */
  readonly promisedAmount?: number | null;
  /** With a promise: until when, ISO 8601; see `promisedTime` of the contract for what counts without it. */
  readonly promisedTime?: string | null;
  /** With a promise: a payment plan in place of the two (MI-08). */
  readonly promisedParts?: readonly PartFields[] | null;
  /** The telephone call that this is the result of. */
  readonly phoneCallId?: string | null;
}

/** An untouched form. */
export const EMPTY_RECORD: RecordFields = { type: '01', contactId: null, nextFollowUpTime: null, remarks: null };

/** Returns the result of a call status whose calls have just one: it is chosen with the status (§4). */
export function getOnlyResult(status: CallStatus): RecordableResult | undefined {
  const results: readonly RecordableResult[] = RESULTS_OF_CALL_STATUS[status];
  return results.length === 1 ? results[0] : undefined;
}

/** Reads a draft; anything that is none is left aside. */
export function parseRecordDraft(content: string): RecordFields | undefined {
  try {
    const parsed: unknown = JSON.parse(content);
    return typeof parsed === 'object' && parsed !== null ? { ...EMPTY_RECORD, ...parsed } : undefined;
  } catch {
    return undefined;
  }
}
