import { CALL_RESULT } from './callResult';
import type { CodeTable } from './codeTable';
import { COLLECTION_RESULT } from './collectionResult';

/** Everything that can stand as the result of a case, a contact or a log line: of a call, or of collection (§4). */
export const RECORDED_RESULT = { ...CALL_RESULT, ...COLLECTION_RESULT } as const satisfies CodeTable;
