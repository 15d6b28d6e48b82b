import * as z from 'zod/mini';
import { RESULT_CODES } from '../../resultCodes';
import { id, time } from '../../schemas';

/** Details of the refusal 'waits for a second person' (code 69): the approval request that is now pending. */
export const approvalRequested = z.object({ approvalId: id, expiresTime: time });

/** Refusal details of calls that may need an approval. */
export const APPROVAL_REFUSAL = { [RESULT_CODES.secondPerson.code]: approvalRequested };
