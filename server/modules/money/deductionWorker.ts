import type { FastifyBaseLogger } from 'fastify';
import type { WorkContext } from '../../access/appContext';
import { startPollingWorker, type PollingWorker } from '../../kernel/workLoop';
import { isHeldNow } from '../cases/casesFacade';
import { getChannel, type ChannelStatusUpdate, type PaymentChannel } from '../paymentChannel/paymentChannelFacade';
import { askAgainAt, type OpenDeduction, getOrder, takeDeductions } from './deductionWorkerStore';
import { failDeduction, succeedDeduction } from './settleDeduction';

/** What another server left behind, and what is to be asked again, is found within this time. */
const EVERY_MS = 2000;
/** Deductions spoken of at once. */
const AT_ONCE = 5;
/** After the first silence; twice as long after each further one, up to the most. */
const ASK_AGAIN_MS = { first: 5000, most: 10 * 60_000 };

type WorkerParts = WorkContext;

/** The first time it is asked for; from then on about it, and for it again only where the channel has never heard of it: under its key that is the same deduction. */
async function speak(channel: PaymentChannel, of: OpenDeduction, now: Date): Promise<ChannelStatusUpdate> {
  const order = getOrder(of);
  if (of.paid.asked > 1) {
    const word = await channel.deduction(order);
    if (word.said !== 'unknownKey') return word;
  }
  if (now >= order.goodUntil) return { said: 'refused', reason: 'tooLate' };
  return channel.deduct(order);
}

/** Starts to ask the payment channel for what is to be deducted; what nobody knows the outcome of is asked about until somebody does. */
export const startDeductionWorker = (parts: WorkerParts, log: FastifyBaseLogger): PollingWorker => {
  const channel = getChannel(parts);
  /** Held since it was confirmed: what the channel has not heard of yet, it does not hear of (MI-10). */
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
