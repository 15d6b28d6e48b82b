import { DEDUCTION_BY } from '@/contract/codes/moneyCodes';
import type { AppContext, WorkContext } from '../../access/appContext';
import { inTenantTransaction } from '../../database/callTransaction';
import type { Transaction } from '../../database/connect';
import { type DomainEvent, publishEvents } from '../../live/domainEvents';
import { parseMinor } from '../../values/money';
import { lockCasesOfLoans, publishCaseChanged, isOnHold } from '../cases/casesFacade';
import { bookChannelPayment, lockBooking } from '../lender/lenderFacade';
import { type CodeStatusUpdate, getChannel, type PaymentChannel } from '../paymentChannel/paymentChannelFacade';
import {
  updateValidCode,
  getCodeOrder,
  recordCodeStatus,
  type OpenCode,
  scheduleCodeQuery,
  claimCodes,
} from './codeWorkerStore';
import { assertLedgerBalanced } from './loanBookStore';
import type { FastifyBaseLogger } from 'fastify';
import { startPollingWorker, type PollingWorker } from '../../kernel/pollingWorker';

type Parts = Pick<AppContext, 'database' | 'now'>;
type StatusUpdate<Said extends CodeStatusUpdate['said']> = Extract<CodeStatusUpdate, { readonly said: Said }>;

/**
 * Changes a code under the lock of its case, which always comes before the locks of its codes. Notifies the requester and the
 * users with the open case.
 */
const withCase = (
  { database }: Parts,
  { row, agentName }: OpenCode,
  work: (tx: Transaction) => Promise<boolean>,
): Promise<void> =>
  inTenantTransaction(database, row, async (tx) => {
    const locked = (await lockCasesOfLoans(tx, [row.loanId])).find(({ id }) => id === row.taskId);
    if (!(await work(tx)) || !locked) return;
    const news: DomainEvent[] = [];
    const publish = (address: DomainEvent['address'], event: DomainEvent['event']) =>
      void news.push({ address, event });
    const caller = { userId: row.agentId ?? 0, institutionId: row.institutionId, name: agentName ?? '' };
    await publishCaseChanged(locked, { tx, caller, publish });
    await publishEvents(tx, news);
  });

/** Stores a code that the channel issued; one that ended meanwhile is withdrawn as soon as possible. */
const giveCode = (
  parts: Parts,
  of: OpenCode,
  { word, lookAt }: { readonly word: StatusUpdate<'given'>; readonly lookAt: Date },
): Promise<void> =>
  withCase(parts, of, async (tx) => {
    const { code, expiresAt } = word;
    const given = { code, expiresAt, asked: 0, updatedAt: parts.now() };
    const isGood = await updateValidCode(tx, of.row.id, { ...given, askAt: lookAt });
    if (!isGood) await recordCodeStatus(tx, of.row.id, { ...given, askAt: parts.now() });
    return true;
  });

/** Ends a code; the channel is notified unless it reported the end. */
const endCode = (
  parts: Parts,
  of: OpenCode,
  ended: { readonly how: 'expired' | 'refused' | 'withdrawn'; readonly failure?: string; readonly isTold: boolean },
): Promise<void> =>
  withCase(parts, of, (tx) => {
    const { how: endedHow, failure = null, isTold } = ended;
    const now = parts.now();
    return updateValidCode(tx, of.row.id, {
      endedHow,
      failure,
      asked: 0,
      askAt: isTold ? null : now,
      endedAt: now,
      updatedAt: now,
    });
  });

/**
 * Books the payment of a code like a payment of the lender, under the code's reference, which names the loan (MI-01, MI-06). A
 * duplicate, or one that the lender reported before, is booked once.
 */
export async function bookPaidCode(parts: Parts, of: OpenCode, word: StatusUpdate<'paid'>): Promise<void> {
  const { row, loanNo, currency, currencyDigits } = of;
  const amount = parseMinor(word.amount, currencyDigits);
  if (amount === undefined || amount === 0) throw new Error('a code was paid with no such amount of the currency');
  const now = parts.now();
  const valueAt = word.paidAt > now ? now : word.paidAt;
  const money = { loanNo, amount, currency, valueAt, payType: DEDUCTION_BY.borrower };
  await inTenantTransaction(parts.database, row, async (tx) => {
    const { institutionId, loanId } = row;
    await lockBooking(tx, institutionId);
    await lockCasesOfLoans(tx, [loanId]);
    await assertLedgerBalanced(tx, loanId);
    await bookChannelPayment(tx, { institutionId, reference: getCodeOrder(of).key, ...money, now });
    await recordCodeStatus(tx, row.id, { askAt: null });
  });
}

/** Maximum delay until work that another server left, or that is due for a retry, is found. */
const EVERY_MS = 2000;
/** Number of codes processed in parallel. */
const AT_ONCE = 5;
/** Backoff after requests without a response: doubles up to the maximum. */
const OUTCOME_POLL_MS = { first: 5000, most: 10 * 60_000 };
/** Backoff of the payment checks of a valid code. A channel with callbacks reports the payment without a check (MI-05). */
const LOOK_AGAIN_MS = { first: 60_000, most: 6 * 3_600_000 };

type WorkerParts = WorkContext;

const getWait = ({ first, most }: typeof OUTCOME_POLL_MS, times: number): number =>
  Math.min(first * 2 ** Math.min(times, 30), most);

const isOver = ({ row: { expiresAt, endedAt } }: OpenCode, now: Date): boolean =>
  endedAt === null && expiresAt !== null && expiresAt <= now;

/**
 * Requests the code at the first attempt; later attempts query its status and request it again only if the channel does not
 * know its key. Withdraws codes that have ended.
 */
async function speak(channel: PaymentChannel, of: OpenCode, now: Date): Promise<CodeStatusUpdate> {
  const order = getCodeOrder(of);
  if (of.row.endedAt !== null) return channel.withdrawCode(order);
  const isKnown = of.row.code !== null;
  if (isKnown || of.row.asked > 1) {
    const word = await channel.code(order);
    if (isKnown || word.said !== 'unknownKey') return word;
  }
  if (now >= order.goodUntil) return { said: 'refused', reason: 'tooLate' };
  return channel.requestCode(order);
}

/** Starts the worker that requests codes from the payment channel, checks their payment, and withdraws those that have ended (MI-06). */
export const startCodeWorker = (parts: WorkerParts, log: FastifyBaseLogger): PollingWorker => {
  const channel = getChannel(parts);
  const within = (ms: number): Date => new Date(parts.now().getTime() + ms * parts.settings.paymentTempo);
  const later = (of: OpenCode): Promise<void> =>
    scheduleCodeQuery(parts, of, within(getWait(OUTCOME_POLL_MS, of.row.asked - 1)));
  /** Returns true if the case has been on hold since the request: a code that the channel does not know yet is not sent to it (MI-10). */
  const isHeldBack = async ({ row }: OpenCode): Promise<boolean> =>
    row.asked === 1 &&
    row.code === null &&
    row.endedAt === null &&
    (await isOnHold({ id: row.taskId, institutionId: row.institutionId }, parts.database));
  /** Returns the time of the next check, at the latest the expiry. */
  const lookAgainAt = (lookups: number, expiresAt: Date): Date => {
    const next = within(getWait(LOOK_AGAIN_MS, lookups));
    return next < expiresAt ? next : expiresAt;
  };
  const given = async (of: OpenCode, word: Extract<CodeStatusUpdate, { said: 'given' }>): Promise<void> => {
    const { code, asked, endedAt } = of.row;
    if (endedAt !== null) return later(of);
    if (code === null) return giveCode(parts, of, { word, lookAt: lookAgainAt(0, word.expiresAt) });
    return scheduleCodeQuery(parts, of, lookAgainAt(asked, of.row.expiresAt ?? word.expiresAt));
  };
  const withdrawn = (of: OpenCode): Promise<void> =>
    of.row.endedAt === null
      ? endCode(parts, of, { how: 'withdrawn', isTold: true })
      : scheduleCodeQuery(parts, of, null);
  /** Returns true if the channel can no longer start the request, because its maximum age has passed. */
  const isNeverHeardOf = (of: OpenCode): boolean =>
    of.row.endedAt !== null && parts.now() >= getCodeOrder(of).goodUntil;
  const write = async (of: OpenCode, word: CodeStatusUpdate): Promise<void> => {
    if (word.said === 'given') return given(of, word);
    if (word.said === 'paid') return bookPaidCode(parts, of, word);
    if (word.said === 'withdrawn' || isNeverHeardOf(of)) return withdrawn(of);
    const isRefused = word.said === 'refused' && of.row.code === null && of.row.endedAt === null;
    return isRefused ? endCode(parts, of, { how: 'refused', failure: word.reason, isTold: true }) : later(of);
  };
  const one = async (of: OpenCode, by: PaymentChannel): Promise<void> => {
    try {
      if (isOver(of, parts.now())) return await endCode(parts, of, { how: 'expired', isTold: false });
      if (await isHeldBack(of)) return await endCode(parts, of, { how: 'refused', failure: 'held', isTold: true });
      await write(of, await speak(by, of, parts.now()));
    } catch (error) {
      log.warn({ err: error, codeId: of.row.id }, 'where a repayment code stands is not known yet');
      await later(of);
    }
  };
  const round = async (signal: AbortSignal): Promise<void> => {
    if (channel === undefined) return;
    while (!signal.aborted) {
      const taken = await claimCodes(parts, AT_ONCE);
      if (taken.length === 0) return;
      await Promise.all(taken.map((of) => one(of, channel)));
    }
  };
  return startPollingWorker({ everyMs: EVERY_MS, round, log, failure: 'repayment codes wait: they were not read' });
};
