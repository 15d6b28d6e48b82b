import type { FastifyBaseLogger } from 'fastify';
import type { WorkContext } from '../../access/appContext';
import { startPollingWorker, type PollingWorker } from '../../kernel/workLoop';
import { isHeldNow } from '../cases/casesFacade';
import { getChannel, type CodeStatusUpdate, type PaymentChannel } from '../paymentChannel/paymentChannelFacade';
import { getCodeOrder, type OpenCode, speakAgainAt, takeCodes } from './codeWorkerStore';
import { endCode, giveCode, payCode } from './settleCode';

/** What another server left behind, and what is to be asked again, is found within this time. */
const EVERY_MS = 2000;
/** Codes spoken of at once. */
const AT_ONCE = 5;
/** After the first silence; twice as long after each further one, up to the most. */
const ASK_AGAIN_MS = { first: 5000, most: 10 * 60_000 };
/** The same of a code that is good: whether it was paid. The channel says so by itself where it calls back (MI-05). */
const LOOK_AGAIN_MS = { first: 60_000, most: 6 * 3_600_000 };

type WorkerParts = WorkContext;

const getWait = ({ first, most }: typeof ASK_AGAIN_MS, times: number): number =>
  Math.min(first * 2 ** Math.min(times, 30), most);

const isOver = ({ row: { expiresAt, endedAt } }: OpenCode, now: Date): boolean =>
  endedAt === null && expiresAt !== null && expiresAt <= now;

/** The first time it is asked for; from then on about it, and for it again only where the channel has never heard of it; what has ended is taken back. */
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

/** Starts to ask the payment channel for codes, whether they were paid, and to take back those that have ended (MI-06). */
export const startCodeWorker = (parts: WorkerParts, log: FastifyBaseLogger): PollingWorker => {
  const channel = getChannel(parts);
  const within = (ms: number): Date => new Date(parts.now().getTime() + ms * parts.settings.paymentTempo);
  const later = (of: OpenCode): Promise<void> =>
    speakAgainAt(parts, of, within(getWait(ASK_AGAIN_MS, of.row.asked - 1)));
  /** Held since it was asked for: what the channel has not heard of yet, it does not hear of (MI-10). */
  const isHeldBack = async ({ row }: OpenCode): Promise<boolean> =>
    row.asked === 1 &&
    row.code === null &&
    row.endedAt === null &&
    (await isHeldNow({ id: row.taskId, institutionId: row.institutionId }, parts.database));
  /** Paid or not, it is looked at again, at the latest when it is over. */
  const lookAgainAt = (asked: number, expiresAt: Date): Date => {
    const next = within(getWait(LOOK_AGAIN_MS, asked));
    return next < expiresAt ? next : expiresAt;
  };
  const given = async (of: OpenCode, word: Extract<CodeStatusUpdate, { said: 'given' }>): Promise<void> => {
    const { code, asked, endedAt } = of.row;
    if (endedAt !== null) return later(of);
    if (code === null) return giveCode(parts, of, { word, lookAt: lookAgainAt(0, word.expiresAt) });
    return speakAgainAt(parts, of, lookAgainAt(asked, of.row.expiresAt ?? word.expiresAt));
  };
  const withdrawn = (of: OpenCode): Promise<void> =>
    of.row.endedAt === null ? endCode(parts, of, { how: 'withdrawn', isTold: true }) : speakAgainAt(parts, of, null);
  /** It cannot have been begun any more when the time for that is over. */
  const isNeverHeardOf = (of: OpenCode): boolean =>
    of.row.endedAt !== null && parts.now() >= getCodeOrder(of).goodUntil;
  const write = async (of: OpenCode, word: CodeStatusUpdate): Promise<void> => {
    if (word.said === 'given') return given(of, word);
    if (word.said === 'paid') return payCode(parts, of, word);
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
      const taken = await takeCodes(parts, AT_ONCE);
      if (taken.length === 0) return;
      await Promise.all(taken.map((of) => one(of, channel)));
    }
  };
  return startPollingWorker({ everyMs: EVERY_MS, round, log, failure: 'repayment codes wait: they were not read' });
};
