import * as z from 'zod/mini';
import { AMOUNT_MAX } from '../../ourLimits';
import { PAGE_SIZE_PAY_LOGS } from '../../limits';
import { code, id, idInput, money, pageQuery, remark, time } from '../../schemas';
import { DEDUCTION_LIST } from '../../lists/caseLists';
import { getSorting } from '../../lists/listDescription';
import { LONG_AGING_ROLE } from './repayPlan';

/** A deduction (§3 Pay log). */
export const payLog = z.object({
  id,
  opTime: time,
  /** contract/codes/moneyCodes */
  type: code,
  amount: money,
  /** contract/codes/moneyCodes */
  status: code,
  remark: z.nullable(z.string()),
  /** Reason of the failure (not in the specification): contract/codes/moneyCodes or the payment channel's own text. */
  failure: z.nullish(z.string()),
  loanId: z.nullish(id),
  /** Agent credited with the result. */
  agentName: z.nullish(z.string()),
  currency: z.nullish(z.string()),
});

/** A deduction (§3). */
export type PayLog = z.output<typeof payLog>;

/** Query of repay/payLogs (§7), both clients. */
export const payLogsQuery = z.strictObject({
  taskId: idInput,
  role: z.optional(z.literal(LONG_AGING_ROLE)),
  ...getSorting(DEDUCTION_LIST),
  ...pageQuery(PAGE_SIZE_PAY_LOGS),
});

/** An amount entered by a user: positive, at most two decimal places. */
export const amountInput = z.number().check(
  z.positive(),
  z.lte(AMOUNT_MAX),
  z.refine((amount) => Number.isInteger(Math.round(amount * 1e6) / 1e4)),
);

const deduction = {
  /** Less than the amount due (§5). */
  amount: amountInput,
  remark: z.nullish(remark),
  /** Confirmation of a second deduction: the payLogId from the refusal. */
  again: z.nullish(idInput),
};

/** Body of task/partDeduce (§7, CD-06). */
export const partDeduceRequest = z.strictObject({ taskId: idInput, ...deduction });

/** Body of the older client's repay/deduct/{id}. */
export const olderDeductRequest = z.strictObject(deduction);

/**
 * Response to a deduction request: its record, the amount due now and the case's status. `deductionStatus` (not in the specification) is a
 * code of contract/codes/moneyCodes. While it is initialised, the payment channel has received the request, the amount due is
 * unchanged, and the record shows the final result. If absent, the deduction is complete.
 */
export const deductAnswer = z.object({
  payLogId: id,
  amountDue: money,
  status: code,
  deductionStatus: z.nullish(code),
});

/**
 * Details of the refusal 'the same amount was deducted moments ago' (not in the specification): the existing deduction. To deduct again,
 * send its id as `again` with the idempotency key of the refused request, which was not stored.
 */
export const repeatedDeduction = z.object({ payLogId: id, amount: money, opTime: time });

/** The existing deduction. */
export type RepeatedDeduction = z.output<typeof repeatedDeduction>;
