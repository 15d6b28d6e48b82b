import { approvalLimitRequest, type ApprovalLimits } from '@/contract/entities/management/approval';
import type { TypedAmount } from '@/ui/form/amountText';

/** The limits as they are being typed. */
export type TypedLimits = Readonly<
  Omit<ApprovalLimits, 'deduction' | 'extension' | 'hours'> &
    Record<'deduction' | 'extension', TypedAmount> & { hours: number | null }
>;

/** Returns true if all typed limits can be saved. */
export const isComplete = (typed: TypedLimits): typed is ApprovalLimits =>
  approvalLimitRequest.safeParse(typed).success;
