import type { Call } from '@/contract/call';
import type { Language } from '@/contract/language';
import { RESULT_CODES } from '@/contract/resultCodes';
import { resultMessage } from '@/contract/messages/resultMessages';
import * as z from 'zod/mini';

/** Error for a handler result that violates the contract (AP-05). The paths of the faults are logged, the data is not. */
export class BrokenAnswer extends Error {
  constructor(error: z.core.$ZodError) {
    super(
      `the reply breaks the contract at ${error.issues.map((issue) => `${issue.path.join('.')} (${issue.code})`).join(', ')}`,
    );
    this.name = 'BrokenAnswer';
  }
}

/** Validates a handler's result against the call's schema, which also removes unknown fields. */
export const checkedAnswer = (row: Call, returned: unknown): unknown => {
  const result = z.safeParse(row.answer, returned);
  if (!result.success) throw new BrokenAnswer(result.error);
  return result.data;
};

/** Builds the reply of a successful call: in the envelope (§7), or unchanged for a raw call. */
export const successReply = (row: Call, data: unknown, language: Language): unknown =>
  row.raw === true ? data : { code: RESULT_CODES.ok.code, message: resultMessage('ok', language), data };
