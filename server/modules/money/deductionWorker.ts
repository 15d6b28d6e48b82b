import { DEDUCTION, DEDUCTION_BY } from '@/contract/codes/moneyCodes';
import type { AppContext, WorkContext } from '../../access/appContext';
import { inTenantTransaction } from '../../database/callTransaction';
import type { Transaction } from '../../database/connect';
import { publishEvents, type DomainEvent } from '../../live/domainEvents';
import { lockCasesOfLoans, publishCaseChanged, type Task, isOnHold } from '../cases/casesFacade';
import { bookChannelPayment, lockBooking } from '../lender/lenderFacade';
import { followPlans } from '../plans/plansFacade';
import {
  voidDeduction,
  type OpenDeduction,
  getOrder,
  writeDeductionOutcome,
  scheduleStatusQuery,
  claimDeductions,
} from './deductionWorkerStore';
import { assertLedgerBalanced, lockOpenCases } from './loanBookStore';
import type { FastifyBaseLogger } from 'fastify';
import { startPollingWorker, type PollingWorker } from '../../kernel/pollingWorker';
import { getChannel, type ChannelStatusUpdate, type PaymentChannel } from '../paymentChannel/paymentChannelFacade';

type Parts = Pick<AppContext, 'database' | 'now'>;

/** Returns the agent whom the deduction counts for and who is notified in addition to the users with the open case. */
const asker = ({ paid, agentName }: OpenDeduction) => ({
  userId: paid.agentId ?? 0,
  institutionId: paid.institutionId,
  name: agentName ?? '',
});

async function tell(tx: Transaction, of: OpenDeduction, cases: readonly Task[]): Promise<void> {
  const news: DomainEvent[] = [];
  const publish = (address: DomainEvent['address'], event: DomainEvent['event']) => void news.push({ address, event });
  for (const task of cases) await publishCaseChanged(task, { tx, caller: asker(of), publish });
  await publishEvents(tx, news);
}

/**
 * Books a deduction that the channel has completed: record, loan, plan and case change together, once, like a payment of the
 * lender (MI-05). An amount that the loan no longer accepts waits for a clarification (MI-02).
 */
const succeedDeduction = ({ database, now }: Parts, of: OpenDeduction, reference: string): Promise<void> =>
  inTenantTransaction(database, of.paid, async (tx) => {
    const { id, loanId, institutionId, amount, opAt, agentId } = of.paid;
    await lockBooking(tx, institutionId);
    const cases = await lockCasesOfLoans(tx, [loanId]);
    await assertLedgerBalanced(tx, loanId);
    const outcome = { status: DEDUCTION.succeeded, channelReference: reference };
    if (!(await writeDeductionOutcome(tx, id, outcome))) return;
    const { loanNo, currency } = of;
    const by = agentId === null ? null : asker(of);
    const money = { loanNo, amount, currency, valueAt: opAt, payType: DEDUCTION_BY.agent };
    const paid = { institutionId, reference: getOrder(of).key, ...money, now: now() };
    const booked = await bookChannelPayment(tx, { ...paid, deduction: { payLogId: id, by } });
    if (booked !== 'whole') {
      await voidDeduction(tx, id, booked === 'known' ? 'toldBefore' : 'lessDue');
      await followPlans(tx, [loanId]);
    }
    await tell(tx, of, cases);
  });

/** Stores the reason why the channel refused a deduction; nothing else changes. */
const failDeduction = ({ database }: Parts, of: OpenDeduction, failure: string): Promise<void> =>
  inTenantTransaction(database, of.paid, async (tx) => {
    const cases = await lockOpenCases(of.paid.loanId, { tx });
    if (!(await writeDeductionOutcome(tx, of.paid.id, { status: DEDUCTION.failed, failure }))) return;
    await tell(tx, of, cases);
  });

/** Maximum delay until work that another server left, or that is due for a retry, is found. */
const EVERY_MS = 2000;
/** Number of deductions processed in parallel. */
const AT_ONCE = 5;
/** Backoff after requests without a response: doubles up to the maximum. */
const OUTCOME_POLL_MS = { first: 5000, most: 10 * 60_000 };

type WorkerParts = WorkContext;

/**
 * Requests the deduction at the first attempt. Later attempts query its status and request it again only if the channel does
 * not know its key: the key makes it the same deduction.
 */
async function speak(channel: PaymentChannel, of: OpenDeduction, now: Date): Promise<ChannelStatusUpdate> {
  const order = getOrder(of);
  if (of.paid.asked > 1) {
    const word = await channel.deduction(order);
    if (word.said !== 'unknownKey') return word;
  }
  if (now >= order.goodUntil) return { said: 'refused', reason: 'tooLate' };
  return channel.deduct(order);
}

/**
 * Starts the worker that sends deductions to the payment channel and queries the status of those without a known outcome until
 * one is known.
 */
export const startDeductionWorker = (parts: WorkerParts, log: FastifyBaseLogger): PollingWorker => {
  const channel = getChannel(parts);
  /**
   * Returns true if the case has been on hold since the confirmation: a deduction that the channel does not know yet is not
   * sent to it (MI-10).
   */
  const isHeldBack = async ({ paid }: OpenDeduction): Promise<boolean> =>
    paid.asked === 1 &&
    paid.taskId !== null &&
    (await isOnHold({ id: paid.taskId, institutionId: paid.institutionId }, parts.database));
  const later = async (of: OpenDeduction): Promise<void> => {
    const wait = Math.min(OUTCOME_POLL_MS.first * 2 ** (of.paid.asked - 1), OUTCOME_POLL_MS.most);
    await scheduleStatusQuery(parts, of, new Date(parts.now().getTime() + wait * parts.settings.paymentTempo));
  };
  const write = async (of: OpenDeduction, word: ChannelStatusUpdate): Promise<void> => {
    if (word.said === 'done') return succeedDeduction(parts, of, word.reference);
    return word.said === 'refused' ? failDeduction(parts, of, word.reason) : later(of);
  };
  const one = async (of: OpenDeduction, by: PaymentChannel): Promise<void> => {
    try {
      if (await isHeldBack(of)) return await failDeduction(parts, of, 'held');
      await write(of, await speak(by, of, parts.now()));
    } catch (error) {
      log.warn({ err: error, payLogId: of.paid.id }, 'what became of a deduction is not known yet');
      await later(of);
    }
  };
  const round = async (signal: AbortSignal): Promise<void> => {
    if (channel === undefined) return;
    while (!signal.aborted) {
      const taken = await claimDeductions(parts, AT_ONCE);
      if (taken.length === 0) return;
      await Promise.all(taken.map((of) => one(of, channel)));
    }
  };
  return startPollingWorker({ everyMs: EVERY_MS, round, log, failure: 'deductions wait: they were not read' });
};
