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
  request: RepaymentCodesRequest,
  replaces: string | undefined,
  context: CallerContext,
): Promise<There> {
  const good = await findValidCode(request, context);
  if (!good) return {};
  const { id, expiresAt, amount, days } = good.row;
  if (expiresAt !== null && expiresAt <= context.now) return { ends: { id, how: 'expired' } };
  if (String(id) === replaces) return { ends: { id, how: 'replaced' } };
  if (amount === request.amount && days === request.days) return { same: serializeCode(good, context) };
  throw new Refusal('codeStillGood', {}, serializeCode(good, context));
}

async function newlyAsked(request: RepaymentCodesRequest, task: Task, context: CallerContext): Promise<RepaymentCode> {
  await addRepaymentCode(request, context);
  context.afterCommit(async () => context.services.codeWorker.wake());
  await attemptCase(task, context);
  await publishCaseChanged(task, context);
  const requested = await findValidCode(request, context);
  if (!requested) throw new Error('the code that was asked for is not there');
  return serializeCode(requested, context);
}

/**
 * Checks the offer of a paid extension by the rules for granting one: the extension takes effect on payment, without a user
 * (MI-07, MI-09).
 */
async function checkOffer(task: Task, { amount, days }: RepaymentCodesRequest, context: CallerContext): Promise<void> {
  if (days === null) return;
  await checkExtensionLimit(task, context);
  const lent = await lockLoan(task, context);
  const until = calculateExtendedDay(lent.penaltyDate, days, toCalendarDay(context.now, context.caller.timeZone));
  await requireApproval(buildExtensionAction(task, lent, { days, until, price: amount }), context);
}

/** Returns the requested code; its amount must be below the due amount of the case's loan. */
async function wantedOn(
  task: Task,
  input: RepaymentCodesInput,
  context: CallerContext,
): Promise<RepaymentCodesRequest> {
  const amount = parseAmount(input.amount, context.caller);
  const { due } = await lockLoan(task, context);
  if (!isBelowDue(amount, due)) throw new Refusal('amountNotBelowDue');
  const of = { taskId: task.id, loanId: task.loanId, type: input.codeType, channel: input.payChannel };
  return { ...of, amount, maximum: due, days: input.days ?? null };
}

/**
 * Requests a code from the payment channel for less than the due amount of an open case (CD-10, MI-06, §5). The request is sent
 * after the commit. Each type and channel of a case has at most one valid code.
 */
export async function requestCode(
  taskId: string,
  input: RepaymentCodesInput,
  context: CallerContext,
): Promise<RepaymentCode> {
  if (context.settings.paymentChannel === 'none') throw new Refusal('noPaymentChannel');
  const task = await lockTask(taskId, context);
  if (!isOpenStatus(task.status)) throw new Refusal('wrongState');
  await assertNotHeld(task, context);
  const request = await wantedOn(task, input, context);
  const there = await lookThere(request, input.replaces ?? undefined, context);
  if ('same' in there) return there.same;
  await checkOffer(task, request, context);
  if (there.ends) await endValidCode(there.ends.id, there.ends.how, context);
  return newlyAsked(request, task, context);
}

/**
 * Makes the pending codes of a case due at once and returns the newest code as known, or null without any. The channel's
 * response arrives over the live connection (CD-10).
 */
export async function refreshCodes(taskId: string, context: CallerContext): Promise<RepaymentCode | null> {
  const task = await lockTask(taskId, context);
  if (await expediteCodes(task.id, context)) context.afterCommit(async () => context.services.codeWorker.wake());
  return getNewestCode(task.id, undefined, context);
}
