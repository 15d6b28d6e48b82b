import type * as z from 'zod/mini';
import type { RepaymentCodeType } from '@/contract/codes/repaymentCodeType';
import type { RepaymentCode, repaymentCodeRequest } from '@/contract/entities/repaymentCode';
import { isBelowDue } from '@/contract/rules';
import { isOpenStatus } from '@/contract/codes/caseStatus';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { lockLoan, lockTask, type Task, assertNotHeld, attemptCase, publishCaseChanged } from '../cases/casesFacade';
import { codeOnWire } from './moneyWire';
import {
  addRepaymentCode,
  endGoodCode,
  findGoodCode,
  findNewestCode,
  hurryCodes,
  type StoredCode,
} from './repaymentCodeStore';
import { parseAmount } from '../../values/parseAmount';

type Asked = Omit<z.output<typeof repaymentCodeRequest>, 'taskId'>;

/** The newest code of a case, of any type or of one; null without one (CD-10). */
export async function newestCode(
  taskId: number,
  type: RepaymentCodeType | undefined,
  context: CallerContext,
): Promise<RepaymentCode | null> {
  const found = await findNewestCode(taskId, type, context);
  return found && codeOnWire(found, context);
}

type Wanted = Pick<StoredCode, 'taskId' | 'loanId' | 'type' | 'channel' | 'amount' | 'maximum'>;

/**
 * The code that is good at this type and channel already, where it is for the same amount; else undefined, and whatever
 * was good there has made room. For another amount it has to be named first: the borrower may hold it (CD-10).
 */
async function goodAlready(
  wanted: Wanted,
  replaces: string | undefined,
  context: CallerContext,
): Promise<RepaymentCode | undefined> {
  const good = await findGoodCode(wanted, context);
  if (!good) return undefined;
  const isOver = good.row.expiresAt !== null && good.row.expiresAt <= context.now;
  if (isOver || String(good.row.id) === replaces) {
    await endGoodCode(good.row.id, isOver ? 'expired' : 'replaced', context);
    return undefined;
  }
  if (good.row.amount === wanted.amount) return codeOnWire(good, context);
  throw new Refusal('codeStillGood', {}, codeOnWire(good, context));
}

async function newlyAsked(wanted: Wanted, held: Task, context: CallerContext): Promise<RepaymentCode> {
  await addRepaymentCode(wanted, context);
  context.afterCommit(async () => context.services.codeWorker.wake());
  await attemptCase(held, context);
  await publishCaseChanged(held, context);
  const requested = await findGoodCode(wanted, context);
  if (!requested) throw new Error('the code that was asked for is not there');
  return codeOnWire(requested, context);
}

/** Asks the payment channel for a code for less than what is due on an open case (CD-10, MI-06, §5): it hears of it when that is committed. One is good for each type and channel of a case. */
export async function requestCode(taskId: string, asked: Asked, context: CallerContext): Promise<RepaymentCode> {
  if (context.settings.paymentChannel === 'none') throw new Refusal('noPaymentChannel');
  const held = await lockTask(taskId, context);
  if (!isOpenStatus(held.status)) throw new Refusal('wrongState');
  await assertNotHeld(held, context);
  const amount = parseAmount(asked.amount, context.caller);
  const { due } = await lockLoan(held, context);
  if (!isBelowDue(amount, due)) throw new Refusal('amountNotBelowDue');
  const of = { taskId: held.id, loanId: held.loanId, type: asked.codeType, channel: asked.payChannel };
  const wanted = { ...of, amount, maximum: due };
  return (await goodAlready(wanted, asked.replaces ?? undefined, context)) ?? newlyAsked(wanted, held, context);
}

/** Asks the channel at once for the codes of a case that it has not given yet, and answers the newest one as it is known; what the channel says comes over the live line. Null without any (CD-10). */
export async function refreshCodes(taskId: string, context: CallerContext): Promise<RepaymentCode | null> {
  const held = await lockTask(taskId, context);
  if (await hurryCodes(held.id, context)) context.afterCommit(async () => context.services.codeWorker.wake());
  return newestCode(held.id, undefined, context);
}
