import { failureDetails } from '@/api/client/apiFailure';
import type { CallInput } from '@/contract/call';
import type { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import { type RepeatedDeduction, repeatedDeduction } from '@/contract/entities/money/payLog';
import type { TypedAmount } from '@/ui/form/amountText';

import type { SentFields } from '../../drafts/useDraftedSubmission';

/** Fields of the deduction form; a draft contains them as JSON (CD-13). */
export interface DeductFields extends SentFields {
  readonly amount?: TypedAmount;
  readonly remark?: string | null;
}

/** A deduction that passed the form's checks. */
export interface Deduction extends DeductFields {
  readonly amount: number;
  /** payLogId of the earlier identical deduction, to confirm the repetition. */
  readonly again?: string;
}

/** Returns true if the fields passed the form's validation. */
export const isDeduction = (fields: DeductFields): fields is Deduction => typeof fields.amount === 'number';

/** Reads a draft; anything that is none is left aside. */
export function parseDeductDraft(content: string): DeductFields | undefined {
  try {
    const parsed: unknown = JSON.parse(content);
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** The deduction as the call takes it. */
export const deductRequest = (
  taskId: string,
  { amount, remark, again }: Deduction,
): CallInput<typeof taskWorkCalls.partDeduce> => ({
  taskId,
  amount,
  remark: remark?.trim() || null,
  ...(again !== undefined && { again }),
});

/** Returns the earlier identical deduction, if the server requires a confirmation of the repetition. */
export const repeatedBy = (error: unknown): RepeatedDeduction | undefined =>
  failureDetails(error, { name: 'deductionRepeated', told: repeatedDeduction });
