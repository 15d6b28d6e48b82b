import { CASE_STATUS } from '@/contract/codes/caseCodes';
import { isPromise, type RecordableResult } from '@/contract/codes/contactCodes';
import { codeInput } from '@/contract/schemas';
import { getStatusAfter } from '@/machines/caseLifecycle';
import * as z from 'zod/mini';

/** Returns the status of a case after this result was recorded (CD-11). A broken promise keeps its status in the demo. */
export function getStatusAfterResult(status: string, result: RecordableResult): string {
  const { data } = z.safeParse(codeInput(CASE_STATUS), status);
  const after = data === undefined ? undefined : getStatusAfter(data, isPromise(result) ? 'promised' : 'logged');
  return after ?? status;
}
