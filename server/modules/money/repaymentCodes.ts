import type * as z from 'zod/mini';
import type { RepaymentCodeType } from '@/contract/codes/moneyCodes';
import type { RepaymentCode, repaymentCodeRequest } from '@/contract/entities/money/repaymentCode';
import { isBelowDue } from '@/contract/rules';
import { isOpenStatus } from '@/contract/codes/caseCodes';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { lockLoan, lockTask, type Task, assertNotHeld, attemptCase, publishCaseChanged } from '../cases/casesFacade';
import { calculateExtendedDay } from '@/contract/money/calculateExtendedDay';
import { toCalendarDay } from '../../values/toCalendarDay';
import { requireApproval } from '../approvals/approvalsFacade';
import { buildExtensionAction, checkExtensionLimit } from './extensionLimit';
import { serializeCode } from './moneyWire';
import {
  addRepaymentCode,
  endValidCode,
  findValidCode,
  findNewestCode,
  expediteCodes,
  type StoredCode,
} from './repaymentCodeStore';
import { parseAmount } from '../../values/parseAmount';

type RepaymentCodesInput = Omit<z.output<typeof repaymentCodeRequest>, 'taskId'>;

/** Returns the newest code of a case, of any type or of one; null without one (CD-10). */
export async function getNewestCode(
  taskId: number,
  type: RepaymentCodeType | undefined,
  context: CallerContext,
): Promise<RepaymentCode | null> {
  const found = await findNewestCode(taskId, type, context);
  return found && serializeCode(found, context);
}

type RepaymentCodesRequest = Pick<StoredCode, 'taskId' | 'loanId' | 'type' | 'channel' | 'amount' | 'maximum' | 'days'>;

/** Existing code when another is requested: an identical one, or one that ends first. */
type There = { readonly same: RepaymentCode } | { readonly ends?: { readonly id: number; readonly how: EndedHow } };
type EndedHow = 'expired' | 'replaced';

/** Finds the existing code. A different valid code is replaced only if the caller names it, because the borrower may have it (CD-10). */
async function lookThere(
  wanted: RepaymentCodesRequest,
  replaces: string | undefined,
  context: CallerContext,
): Promise<There> {
  const good = await findValidCode(wanted, context);
  if (!good) return {};
  const { id, expiresAt, amount, days } = good.row;
  if (expiresAt !== null && expiresAt <= context.now) return { ends: { id, how: 'expired' } };
  if (String(id) === replaces) return { ends: { id, how: 'replaced' } };
  if (amount === wanted.amount && days === wanted.days) return { same: serializeCode(good, context) };
  throw new Refusal('codeStillGood', {}, serializeCode(good, context));
}

async function newlyAsked(wanted: RepaymentCodesRequest, held: Task, context: CallerContext): Promise<RepaymentCode> {
  await addRepaymentCode(wanted, context);
  context.afterCommit(async () => context.services.codeWorker.wake());
  await attemptCase(held, context);
  await publishCaseChanged(held, context);
  const requested = await findValidCode(wanted, context);
  if (!requested) throw new Error('the code that was asked for is not there');
  return serializeCode(requested, context);
}

/**
 * Checks the offer of a paid extension by the rules for granting one: the extension takes effect on payment, without a user
 * (MI-07, MI-09).
 */
async function checkOffer(held: Task, { amount, days }: RepaymentCodesRequest, context: CallerContext): Promise<void> {
  if (days === null) return;
  await checkExtensionLimit(held, context);
  const lent = await lockLoan(held, context);
  const until = calculateExtendedDay(lent.penaltyDate, days, toCalendarDay(context.now, context.caller.timeZone));
  await requireApproval(buildExtensionAction(held, lent, { days, until, price: amount }), context);
}

/** Returns the requested code; its amount must be below the due amount of the case's loan. */
async function wantedOn(
  held: Task,
  asked: RepaymentCodesInput,
  context: CallerContext,
): Promise<RepaymentCodesRequest> {
  const amount = parseAmount(asked.amount, context.caller);
  const { due } = await lockLoan(held, context);
  if (!isBelowDue(amount, due)) throw new Refusal('amountNotBelowDue');
  const of = { taskId: held.id, loanId: held.loanId, type: asked.codeType, channel: asked.payChannel };
  return { ...of, amount, maximum: due, days: asked.days ?? null };
}

/**
 * Requests a code from the payment channel for less than the due amount of an open case (CD-10, MI-06, §5). The request is sent
 * after the commit. Each type and channel of a case has at most one valid code.
 */
export async function requestCode(
  taskId: string,
  asked: RepaymentCodesInput,
  context: CallerContext,
): Promise<RepaymentCode> {
  if (context.settings.paymentChannel === 'none') throw new Refusal('noPaymentChannel');
  const held = await lockTask(taskId, context);
  if (!isOpenStatus(held.status)) throw new Refusal('wrongState');
  await assertNotHeld(held, context);
  const wanted = await wantedOn(held, asked, context);
  const there = await lookThere(wanted, asked.replaces ?? undefined, context);
  if ('same' in there) return there.same;
  await checkOffer(held, wanted, context);
  if (there.ends) await endValidCode(there.ends.id, there.ends.how, context);
  return newlyAsked(wanted, held, context);
}

/**
 * Makes the pending codes of a case due at once and returns the newest code as known, or null without any. The channel's
 * response arrives over the live connection (CD-10).
 */
export async function refreshCodes(taskId: string, context: CallerContext): Promise<RepaymentCode | null> {
  const held = await lockTask(taskId, context);
  if (await expediteCodes(held.id, context)) context.afterCommit(async () => context.services.codeWorker.wake());
  return getNewestCode(held.id, undefined, context);
}
