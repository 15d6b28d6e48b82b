import * as z from 'zod/mini';
import { PAGE_SIZE_REPAY_PLAN } from '../../limits';
import { count, day, id, idInput, money, pageQuery, time } from '../../schemas';

/** A row of a repayment plan (§3): one period of a loan. */
export const repayPlanRow = z.object({
  /** From 1. */
  period: count,
  /** The planned date. */
  repaymentPlanTime: day,
  repaymentTotalAmount: money,
  /** Time of the last payment into the period. */
  repaymentRealTime: z.nullable(time),
  /** Amount received. */
  repaymentIncomeAmount: money,
  repaymentPrincipalAmount: money,
  repaymentInterestAmount: money,
  overdueFeeAmount: money,
  /** The loan's number, if the plan covers several loans (CO-01). */
  loanId: z.nullish(id),
  currency: z.nullish(z.string()),
});

/** A row of a repayment plan (§3). */
export type RepayPlanRow = z.output<typeof repayPlanRow>;

/** The 'role' of a user who works long-aging cases with the 'res' flag: the plan of all the borrower's long-aging loans (§6, CO-01). */
export const LONG_AGING_ROLE = '6';

/** Query of the main client's repay/details (§7). */
export const repayDetailsQuery = z.strictObject({
  taskId: idInput,
  role: z.optional(z.literal(LONG_AGING_ROLE)),
  ...pageQuery(PAGE_SIZE_REPAY_PLAN),
});

/** Query of the older client's repay/details (§7): loanItemId is the loan's number. */
export const olderRepayDetailsQuery = z.strictObject({
  taskId: idInput,
  loanItemId: z.optional(idInput),
  ...pageQuery(PAGE_SIZE_REPAY_PLAN),
});
