import type { MONEY_LIMITS } from '@/contract/codes/approvalCodes';
import { approvalLimitRequest, type ApprovalLimits } from '@/contract/entities/management/approval';
import type { TypedAmount } from '@/ui/form/amountText';

type MoneyLimit = (typeof MONEY_LIMITS)[number];

/** The limits as they are being typed. */
export type TypedLimits = Readonly<
  Omit<ApprovalLimits, MoneyLimit | 'hours'> & Record<MoneyLimit, TypedAmount> & { hours: number | null }
>;

/** Returns true if all typed limits can be saved. */
export const isComplete = (typed: TypedLimits): typed is ApprovalLimits =>
  approvalLimitRequest.safeParse(typed).success;
