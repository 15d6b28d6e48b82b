import { randomInt } from 'node:crypto';
import type * as z from 'zod/mini';
import type { RepaymentCodeType } from '@/contract/codes/repaymentCodeType';
import type { PayChannel } from '@/contract/codes/payChannel';
import type { RepaymentCode, repaymentCodeRequest } from '@/contract/entities/repaymentCode';
import { isBelowDue } from '@/contract/rules';
import { isOpenStatus } from '@/contract/codes/caseStatus';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { lockLoan, lockTask, type Task, assertNotHeld, attemptCase, publishCaseChanged } from '../cases/casesFacade';
import { codeOnWire } from './moneyWire';
import {
  addRepaymentCode,
  findGivenCodes,
  findGoodCode,
  findNewestCode,
  keepCode,
  retireCode,
  type StoredCode,
} from './repaymentCodeStore';
import { parseAmount } from '../../values/parseAmount';

type Asked = Omit<z.output<typeof repaymentCodeRequest>, 'taskId'>;

/** The embedded channel answers within the two minutes after which the screen looks again (§9). */
const GIVEN_AFTER_S = { least: 20, most: 90 };
const DIGITS_OF_CHANNEL: Readonly<Record<string, number>> = { BANK: 18, STORE: 14, WALLET: 10 } satisfies Record<
  PayChannel,
  number
>;
const DIGITS = 14;

const givenAt = (now: Date): Date =>
  new Date(now.getTime() + 1000 * randomInt(GIVEN_AFTER_S.least, GIVEN_AFTER_S.most + 1));

/** Digits that nobody can guess; not led by a zero, which spreadsheets and people drop. */
function newCode(channel: string): string {
  const length = DIGITS_OF_CHANNEL[channel] ?? DIGITS;
  return Array.from({ length }, (_, place) => randomInt(place === 0 ? 1 : 0, 10)).join('');
}

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
  if (String(good.row.id) === replaces) {
    await retireCode(good.row.id, context);
    return undefined;
  }
  if (good.row.amount === wanted.amount) return codeOnWire(good, context);
  throw new Refusal('codeStillGood', {}, codeOnWire(good, context));
}

async function newlyAsked(wanted: Wanted, held: Task, context: CallerContext): Promise<RepaymentCode> {
  await addRepaymentCode({ ...wanted, readyAt: givenAt(context.now) }, context);
  await attemptCase(held, context);
  await publishCaseChanged(held, context);
  const requested = await findGoodCode(wanted, context);
  if (!requested) throw new Error('the code that was asked for is not there');
  return codeOnWire(requested, context);
}

/** Asks the payment channel for a code for less than what is due on an open case (CD-10, §5). One is good for each type and channel of a case. */
export async function requestCode(taskId: string, asked: Asked, context: CallerContext): Promise<RepaymentCode> {
  // Over HTTP no channel gives codes yet, and one that nobody can pay with is never handed out.
  if (context.settings.paymentChannel !== 'simulated') throw new Refusal('noPaymentChannel');
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

/** Fetches what the channel has given since, for all codes of a case, and answers its newest one; null without any (CD-10). */
export async function refreshCodes(taskId: string, context: CallerContext): Promise<RepaymentCode | null> {
  const held = await lockTask(taskId, context);
  const given = await findGivenCodes(held.id, context);
  for (const { id, channel } of given) await keepCode(id, newCode(channel), context);
  if (given.length > 0) await publishCaseChanged(held, context);
  return newestCode(held.id, undefined, context);
}
