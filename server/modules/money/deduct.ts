import { type Minor, toMinorUnits } from '@/contract/minor';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { toCalendarDay, startOfDay } from '../../values/toCalendarDay';
import { serializeRepeatedDeduction, serializeDeduction } from './moneyWire';
import { countDeductions, findSameDeduction, sumDeductions, addDeduction, hasOpenDeduction } from './payLogStore';
import { DEDUCTION_BY } from '@/contract/codes/moneyCodes';
import type * as z from 'zod/mini';
import type { deductAnswer, olderDeductRequest } from '@/contract/entities/money/payLog';
import { IDEMPOTENCY_KEY_HEADER } from '@/contract/headers';
import { isBelowDue } from '@/contract/rules';
import { isOpenStatus } from '@/contract/codes/caseCodes';
import type { ApprovableAction } from '../../kernel/approvableAction';
import { requireApproval } from '../approvals/approvalsFacade';
import { deleteSentDraft } from '../results/resultsFacade';
import {
  type StoredLoan,
  lockLoan,
  lockTask,
  assertNotHeld,
  attemptCase,
  getNextStatus,
  publishCaseChanged,
  type Task,
} from '../cases/casesFacade';
import { parseAmount } from '../../values/parseAmount';
import { stripNul } from '../../values/cellText';

/**
 * Maximum number of deductions of a loan per day of the institution, by all users together. Each one is a debit attempt on the
 * borrower's account.
 */
export const DEDUCTIONS_DAILY = 5;

const startOfToday = ({ caller: { timeZone }, now }: CallerContext): Date =>
  startOfDay(toCalendarDay(now, timeZone), timeZone);

/** Sums today's deductions of a locked loan: limits count its day, not the single act (MI-09). */
const sumOfToday = async (loanId: number, context: CallerContext): Promise<Minor> =>
  toMinorUnits(await sumDeductions(loanId, startOfToday(context), context));

/**
 * Refuses a deduction beyond the daily limit of a locked loan (ASVS 2.3.2). Failed deductions count, because the bank received
 * the request.
 */
async function refuseBeyondDay(loanId: number, context: CallerContext): Promise<void> {
  const made = await countDeductions(loanId, startOfToday(context), context);
  if (made >= DEDUCTIONS_DAILY) throw new Refusal('deductionDayLimit', { most: DEDUCTIONS_DAILY });
}

/**
 * Requires a confirmation if the same user deducts the same amount from the same locked loan within some minutes, with any
 * idempotency key. A second tab, a reload or a script easily creates a new key (CD-06). `again` names the deduction that the
 * confirmation refers to, so that it permits exactly one more.
 */
async function refuseRepeated(
  { loanId, amount, again }: { readonly loanId: number; readonly amount: Minor; readonly again: string | undefined },
  context: CallerContext,
): Promise<void> {
  const same = await findSameDeduction({ loanId, amount }, context);
  if (same === undefined || String(same.id) === again) return;
  throw new Refusal('deductionRepeated', {}, serializeRepeatedDeduction(same, context));
}

type DeductInput = z.output<typeof olderDeductRequest>;
type DeductReply = z.output<typeof deductAnswer>;

interface DeductRequest {
  readonly amount: Minor;
  /** Id of the deduction that the caller confirmed to repeat. */
  readonly again: string | undefined;
}

/** Refuses a second deduction while one is pending with the channel. A repetition of the same deduction leads to a confirmation first. */
async function refuseImpossible(
  loan: StoredLoan,
  { amount, again }: DeductRequest,
  context: CallerContext,
): Promise<void> {
  if (loan.deductionAccount === null) throw new Refusal('noDeductionAccount');
  if (!isBelowDue(amount, loan.due)) throw new Refusal('amountNotBelowDue');
  await refuseBeyondDay(loan.id, context);
  await refuseRepeated({ loanId: loan.id, amount, again }, context);
  if (await hasOpenDeduction(loan.id, context)) throw new Refusal('deductionOpen');
}

async function lockOpenCase(taskId: string, context: CallerContext): Promise<Task> {
  if (context.settings.paymentChannel === 'none') throw new Refusal('noPaymentChannel');
  const task = await lockTask(taskId, context);
  if (!isOpenStatus(task.status)) throw new Refusal('wrongState');
  await assertNotHeld(task, context);
  return task;
}

/** Returns the facts of a deduction for its approval (MI-09). */
const deductionAct = (
  { id: taskId }: Task,
  { due }: StoredLoan,
  { amount, remark, today }: { readonly amount: Minor; readonly remark: string | null; readonly today: Minor },
): ApprovableAction => ({
  kind: 'deduction',
  taskId,
  amount,
  dueBefore: due,
  dueAfter: toMinorUnits(due - amount),
  today,
  facts: [
    ...(today > 0 ? [{ fact: 'today', money: today } as const] : []),
    ...(remark ? [{ fact: 'remark', text: remark } as const] : []),
  ],
});

/**
 * Requests a deduction of a part of the due amount of an open case from the borrower's account, for both clients (CD-06,
 * MI-05). The request is stored in the call's transaction, under the locks of case and loan, and sent to the channel after the
 * commit. The due amount decreases when the channel confirms the payment. The draft of the request is deleted (CD-13).
 */
export async function deduct(taskId: string, request: DeductInput, context: CallerContext): Promise<DeductReply> {
  const task = await lockOpenCase(taskId, context);
  const amount = parseAmount(request.amount, context.caller);
  const loan = await lockLoan(task, context);
  await refuseImpossible(loan, { amount, again: request.again ?? undefined }, context);
  const remark = request.remark ? stripNul(request.remark) : null;
  const today = await sumOfToday(loan.id, context);
  await requireApproval(deductionAct(task, loan, { amount, remark, today }), context);
  const deduction = { loanId: loan.id, taskId: task.id, amount, type: DEDUCTION_BY.agent, remark };
  const payLogId = await addDeduction(deduction, context);
  await deleteSentDraft(task.id, context.reply.requestHeader(IDEMPOTENCY_KEY_HEADER), context);
  await attemptCase(task, context);
  await publishCaseChanged(task, context);
  context.afterCommit(async () => context.services.deductionWorker.wake());
  return serializeDeduction({ payLogId, due: loan.due, status: getNextStatus(task.status, 'attempted') }, context);
}
