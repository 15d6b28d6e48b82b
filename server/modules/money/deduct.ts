import { type Minor, minorUnits } from '@/contract/minor';
import { DEDUCTION_BY } from '@/contract/codes/moneyCodes';
import type * as z from 'zod/mini';
import type { deductAnswer, olderDeductRequest } from '@/contract/entities/money/payLog';
import { IDEMPOTENCY_KEY_HEADER } from '@/contract/headers';
import { isBelowDue } from '@/contract/rules';
import { isOpenStatus } from '@/contract/codes/caseCodes';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { Act } from '../../kernel/secondPerson';
import { requireApproval } from '../approvals/approvalsFacade';
import { deleteSentDraft } from '../results/resultsFacade';
import {
  type StoredLoan,
  lockLoan,
  lockTask,
  assertNotHeld,
  attemptCase,
  nextStatus,
  publishCaseChanged,
  type Task,
} from '../cases/casesFacade';
import { refuseBeyondDay, refuseRepeated, sumOfToday } from './deductionLimits';
import { addDeduction, hasOpenDeduction } from './payLogStore';
import { parseAmount } from '../../values/parseAmount';
import { deductedOnWire } from './moneyWire';
import { stripNul } from '../../values/stripNul';

type Asked = z.output<typeof olderDeductRequest>;
type Answer = z.output<typeof deductAnswer>;

interface Wanted {
  readonly amount: Minor;
  /** Id of the deduction that the caller confirmed to repeat. */
  readonly again: string | undefined;
}

/** Refuses a second deduction while one is pending with the channel. A repetition of the same deduction leads to a confirmation first. */
async function refuseImpossible(lent: StoredLoan, { amount, again }: Wanted, context: CallerContext): Promise<void> {
  if (lent.deductionAccount === null) throw new Refusal('noDeductionAccount');
  if (!isBelowDue(amount, lent.due)) throw new Refusal('amountNotBelowDue');
  await refuseBeyondDay(lent.id, context);
  await refuseRepeated({ loanId: lent.id, amount, again }, context);
  if (await hasOpenDeduction(lent.id, context)) throw new Refusal('deductionOpen');
}

async function lockOpenCase(taskId: string, context: CallerContext): Promise<Task> {
  if (context.settings.paymentChannel === 'none') throw new Refusal('noPaymentChannel');
  const held = await lockTask(taskId, context);
  if (!isOpenStatus(held.status)) throw new Refusal('wrongState');
  await assertNotHeld(held, context);
  return held;
}

/** Returns the facts of a deduction for its approval (MI-09). */
const deductionAct = (
  { id: taskId }: Task,
  { due }: StoredLoan,
  { amount, remark, today }: { readonly amount: Minor; readonly remark: string | null; readonly today: Minor },
): Act => ({
  kind: 'deduction',
  taskId,
  amount,
  dueBefore: due,
  dueAfter: minorUnits(due - amount),
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
export async function deduct(taskId: string, asked: Asked, context: CallerContext): Promise<Answer> {
  const held = await lockOpenCase(taskId, context);
  const amount = parseAmount(asked.amount, context.caller);
  const lent = await lockLoan(held, context);
  await refuseImpossible(lent, { amount, again: asked.again ?? undefined }, context);
  const remark = asked.remark ? stripNul(asked.remark) : null;
  const today = await sumOfToday(lent.id, context);
  await requireApproval(deductionAct(held, lent, { amount, remark, today }), context);
  const wanted = { loanId: lent.id, taskId: held.id, amount, type: DEDUCTION_BY.agent, remark };
  const payLogId = await addDeduction(wanted, context);
  await deleteSentDraft(held.id, context.reply.requestHeader(IDEMPOTENCY_KEY_HEADER), context);
  await attemptCase(held, context);
  await publishCaseChanged(held, context);
  context.afterCommit(async () => context.services.deductionWorker.wake());
  return deductedOnWire({ payLogId, due: lent.due, status: nextStatus(held.status, 'attempted') }, context);
}
