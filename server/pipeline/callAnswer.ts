import type { Call } from '@/contract/call';
import type { Language } from '@/contract/language';
import { RESULT_CODES } from '@/contract/resultCodes';
import { resultMessage } from '@/contract/resultWords';
import * as z from 'zod/mini';

/** A handler returned what the contract does not allow: a fault of ours (AP-05). Its places are logged, its data is not. */
export class BrokenAnswer extends Error {
  constructor(error: z.core.$ZodError) {
    super(
      `the reply breaks the contract at ${error.issues.map((issue) => `${issue.path.join('.')} (${issue.code})`).join(', ')}`,
    );
    this.name = 'BrokenAnswer';
  }
}

/** Checks what a handler returned against the row's schema, which also drops what the contract does not name. */
export const checkedAnswer = (row: Call, returned: unknown): unknown => {
  const result = z.safeParse(row.answer, returned);
  if (!result.success) throw new BrokenAnswer(result.error);
  return result.data;
};

/** The whole reply of a call that worked: in the envelope (§7), or as it is for a raw call. */
export const successReply = (row: Call, data: unknown, language: Language): unknown =>
  row.raw === true ? data : { code: RESULT_CODES.ok.code, message: resultMessage('ok', language), data };
