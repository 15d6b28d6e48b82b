import { failureDetails } from '@/api/apiFailure';
import type { CallInput } from '@/contract/call';
import type { taskWorkCalls } from '@/contract/calls/taskWorkCalls';
import { type RepeatedDeduction, repeatedDeduction } from '@/contract/entities/payLog';
import type { TypedAmount } from '@/ui/amountText';

import type { SentFields } from '../drafts/useDraftedIntent';

/** What the form of a deduction holds; a draft is these fields as JSON (CD-13). */
export interface DeductFields extends SentFields {
  readonly amount?: TypedAmount;
  readonly remark?: string | null;
}

/** A deduction that passed the form's checks. */
export interface Deduction extends DeductFields {
  readonly amount: number;
  /** The payLogId of the same deduction that is made already, where it is meant once more. */
  readonly again?: string;
}

/** Whether the form's checks have been passed. */
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

/** The same deduction that is made already, where the server asks whether it is meant once more. */
export const repeatedBy = (error: unknown): RepeatedDeduction | undefined =>
  failureDetails(error, { name: 'deductionRepeated', told: repeatedDeduction });
