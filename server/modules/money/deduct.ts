import type { Minor } from '@/contract/minor';
import { DEDUCTION_BY } from '@/contract/codes/deductionType';
import type * as z from 'zod/mini';
import type { deductAnswer, olderDeductRequest } from '@/contract/entities/payLog';
import { INTENT_HEADER } from '@/contract/envelope';
import { isBelowDue } from '@/contract/rules';
import { isOpenStatus } from '@/contract/codes/caseStatus';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { deleteSentDraft } from '../results/resultsFacade';
import { type StoredLoan, lockLoan, lockTask, assertNotHeld, publishCaseChanged } from '../cases/casesFacade';
import { refuseBeyondDay, refuseRepeated } from './deductionLimits';
import { hasOpenDeduction } from './payLogStore';
import { bookPayment } from './bookPayment';
import { parseAmount } from '../../values/parseAmount';
import { deductedOnWire } from './moneyWire';
import { stripNul } from '../../values/stripNul';

type Asked = z.output<typeof olderDeductRequest>;
type Answer = z.output<typeof deductAnswer>;

async function refuseImpossible(lent: StoredLoan, amount: Minor, context: CallerContext): Promise<void> {
  if (lent.deductionAccount === null) throw new Refusal('noDeductionAccount');
  if (!isBelowDue(amount, lent.due)) throw new Refusal('amountNotBelowDue');
  if (await hasOpenDeduction(lent.id, context)) throw new Refusal('deductionOpen');
}

/** Deducts a part of what is due on an open case from the borrower's account, for both clients (CD-06). Everything in the call's transaction, on the locked case and loan; the draft it was written in is gone with it (CD-13). */
export async function deduct(taskId: string, asked: Asked, context: CallerContext): Promise<Answer> {
  const held = await lockTask(taskId, context);
  if (!isOpenStatus(held.status)) throw new Refusal('wrongState');
  await assertNotHeld(held, context);
  const amount = parseAmount(asked.amount, context.caller);
  const lent = await lockLoan(held, context);
  await refuseImpossible(lent, amount, context);
  await refuseBeyondDay(lent.id, context);
  await refuseRepeated({ loanId: lent.id, amount, again: asked.again ?? undefined }, context);
  const remark = asked.remark ? stripNul(asked.remark) : null;
  const payment = {
    loanId: lent.id,
    taskId: held.id,
    amount,
    type: DEDUCTION_BY.agent,
    remark,
    mayPayOff: false,
  } as const;
  const { payLogId, due, status } = await bookPayment(payment, context);
  await deleteSentDraft(held.id, context.reply.requestHeader(INTENT_HEADER), context);
  await publishCaseChanged(held, context);
  return deductedOnWire({ payLogId, due, status: status ?? held.status }, context);
}
