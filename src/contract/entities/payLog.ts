import * as z from 'zod/mini';
import { AMOUNT_MAX } from '../ourLimits';
import { PAGE_SIZE_PAY_LOGS } from '../limits';
import { code, id, idInput, money, pageQuery, remark, time } from '../schemas';
import { DEDUCTION_LIST } from '../lists/caseLists';
import { getSorting } from '../lists/listDescription';
import { LONG_AGING_ROLE } from './repayPlan';

/** A deduction (§3 Pay log). */
export const payLog = z.object({
  id,
  opTime: time,
  /** contract/codes/deductionType */
  type: code,
  amount: money,
  /** contract/codes/deductionStatus */
  status: code,
  remark: z.nullable(z.string()),
  /** Why it failed (ours): contract/codes/deductionFailure or the payment channel's own words. */
  failure: z.nullish(z.string()),
  loanId: z.nullish(id),
  /** Whose result it counts for. */
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

/** An amount that somebody enters: more than nothing, at most two decimal places. */
export const amountInput = z.number().check(
  z.positive(),
  z.lte(AMOUNT_MAX),
  z.refine((amount) => Number.isInteger(Math.round(amount * 1e6) / 1e4)),
);

const deduction = {
  /** Less than the amount due (§5). */
  amount: amountInput,
  remark: z.nullish(remark),
  /** The confirmation: the payLogId that the question named, where the caller means the same deduction once more. */
  again: z.nullish(idInput),
};

/** Body of task/partDeduce (§7, CD-06). */
export const partDeduceRequest = z.strictObject({ taskId: idInput, ...deduction });

/** Body of the older client's repay/deduct/{id}. */
export const olderDeductRequest = z.strictObject(deduction);

/**
 * What became of a wish to deduct: its record, what is due now and the case's status. `deductionStatus` (ours) says how far
 * it has come (contract/codes/deductionStatus): while it is initialised the payment channel has been asked, nothing has
 * been taken off, and the record tells how it ends; absent: it is carried out.
 */
export const deductAnswer = z.object({
  payLogId: id,
  amountDue: money,
  status: code,
  deductionStatus: z.nullish(code),
});

/**
 * What the refusal 'the same amount was deducted moments ago' tells (ours): the deduction that is already made. Whoever
 * means a second one sends its id as `again`, under the key of the refused one, which has left no trace.
 */
export const repeatedDeduction = z.object({ payLogId: id, amount: money, opTime: time });

/** The deduction that is already made. */
export type RepeatedDeduction = z.output<typeof repeatedDeduction>;
