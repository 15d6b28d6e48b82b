import type { FastifyBaseLogger } from 'fastify';
import type { WorkContext } from '../../access/appContext';
import { startPollingWorker, type PollingWorker } from '../../kernel/workLoop';
import { isHeldNow } from '../cases/casesFacade';
import { getChannel, type ChannelStatusUpdate, type PaymentChannel } from '../paymentChannel/paymentChannelFacade';
import { askAgainAt, type OpenDeduction, getOrder, takeDeductions } from './deductionWorkerStore';
import { failDeduction, succeedDeduction } from './settleDeduction';

/** Maximum delay until work that another server left, or that is due for a retry, is found. */
const EVERY_MS = 2000;
/** Number of deductions processed in parallel. */
const AT_ONCE = 5;
/** Backoff after requests without a response: doubles up to the maximum. */
const ASK_AGAIN_MS = { first: 5000, most: 10 * 60_000 };

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
    (await isHeldNow({ id: paid.taskId, institutionId: paid.institutionId }, parts.database));
  const later = async (of: OpenDeduction): Promise<void> => {
    const wait = Math.min(ASK_AGAIN_MS.first * 2 ** (of.paid.asked - 1), ASK_AGAIN_MS.most);
    await askAgainAt(parts, of, new Date(parts.now().getTime() + wait * parts.settings.paymentTempo));
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
      const taken = await takeDeductions(parts, AT_ONCE);
      if (taken.length === 0) return;
      await Promise.all(taken.map((of) => one(of, channel)));
    }
  };
  return startPollingWorker({ everyMs: EVERY_MS, round, log, failure: 'deductions wait: they were not read' });
};
