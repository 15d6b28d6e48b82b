import { CALL_RESULT } from './callResult';
import type { CodeValue, CodeTable } from './codeTable';
import { CASE_RESULT, COLLECTION_RESULT } from './collectionResult';

/** All possible results of a case, a contact or a log line: of a call, or of collection (§4). */
export const RECORDED_RESULT = { ...CALL_RESULT, ...COLLECTION_RESULT } as const satisfies CodeTable;

/** Results that a user records (CD-05). */
export const RECORDABLE_RESULT = { ...CALL_RESULT, ...CASE_RESULT } as const satisfies CodeTable;

export type RecordableResult = CodeValue<typeof RECORDABLE_RESULT>;

const PROMISES: ReadonlySet<RecordableResult> = new Set(['PTP', 'PTCPST', 'CR10']);

/** Tells whether a result is a promise to pay (§4). */
export const isPromise = (result: RecordableResult | undefined): boolean =>
  result !== undefined && PROMISES.has(result);
