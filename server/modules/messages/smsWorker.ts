import type { FastifyBaseLogger } from 'fastify';
import { isHeldNow } from '../cases/casesFacade';
import { isStillLawful } from '../law/lawFacade';
import { finishSms } from './finishSms';
import { abandonedSms, institutionCurrency, type SmsOutcome, type StoredSms, takeQueuedSms } from './smsWorkerStore';
import { homeCountry, toE164 } from '../../values/phoneNumber';
import { startPollingWorker, type PollingWorker } from '../../kernel/workLoop';
import type { WorkContext } from '../../access/appContext';
import { embeddedSmsGateway } from './embeddedSmsGateway';
import { httpSmsGateway } from './httpSmsGateway';
import { type SmsGateway, SmsRefused } from './smsGateway';

/** What another server has queued, or left behind, is found within this time. */
const EVERY_MS = 3000;
/** A message that has been with the gateway this long belongs to a server that died. */
const ABANDONED_MS = 120_000;
/** What the limits and the rules of law allowed longer ago may be out of place now, in the night for one (LC-03). */
const WAITS_AT_MOST_MS = 15 * 60_000;
/** Messages handed over at once. */
const AT_ONCE = 5;

type WorkerParts = WorkContext;

const getGateway = (parts: WorkerParts): SmsGateway => {
  const { smsGateway, smsGatewayUrl, smsGatewayToken } = parts.settings;
  return smsGateway === 'http' && smsGatewayUrl !== undefined
    ? httpSmsGateway({ url: smsGatewayUrl, token: smsGatewayToken })
    : embeddedSmsGateway(parts);
};

const getOutcome = async (gateway: SmsGateway, message: StoredSms, log: FastifyBaseLogger): Promise<SmsOutcome> => {
  try {
    return { state: 'sent', gatewayId: (await gateway.send(message)).gatewayId };
  } catch (error) {
    if (error instanceof SmsRefused) return { state: 'failed', failure: error.reason };
    log.warn({ err: error }, 'the SMS gateway left open what became of a message');
    return { state: 'failed', failure: 'unknown' };
  }
};

/** Starts to send; what a server left behind is taken up. */
export const startSmsWorker = (parts: WorkerParts, log: FastifyBaseLogger): PollingWorker => {
  const gateway = getGateway(parts);
  const finish = (message: StoredSms, outcome: SmsOutcome): Promise<void> =>
    finishSms(parts, message, outcome).catch((error: unknown) =>
      log.error({ err: error }, 'what became of a message was not written down'),
    );
  // Never sent again by itself: whether it arrived is for a person to find out (CD-13).
  const giveUpAbandoned = async (): Promise<void> => {
    const before = new Date(parts.now().getTime() - ABANDONED_MS);
    for (const left of await abandonedSms(parts.database, before)) {
      await finish(left, { state: 'failed', failure: 'unknown' });
    }
  };
  /** Why a message does not go out any more; undefined: it does. */
  const keptBack = async (message: StoredSms): Promise<'held' | 'waited' | 'unlawful' | undefined> => {
    const { taskId, institutionId, createdAt } = message;
    // Held since it was queued (MI-10).
    if (await isHeldNow({ id: taskId, institutionId }, parts.database)) return 'held';
    if (parts.now().getTime() - createdAt.getTime() > WAITS_AT_MOST_MS) return 'waited';
    // It was decided seconds or minutes ago: the permitted hours may have ended since.
    return (await isStillLawful(message, parts)) ? undefined : 'unlawful';
  };
  const mayGo = (message: StoredSms) =>
    keptBack(message).catch((error: unknown) => {
      log.error({ err: error }, 'whether a message may still leave could not be decided: it does not');
      return 'unlawful' as const;
    });
  const handOver = async (message: StoredSms): Promise<void> => {
    const failure = await mayGo(message);
    if (failure) return finish(message, { state: 'failed', failure });
    const currency = await institutionCurrency(parts.database, message.institutionId);
    const phone = toE164(message.phone, homeCountry({ currency }));
    return finish(message, await getOutcome(gateway, { ...message, phone }, log));
  };
  const round = async (signal: AbortSignal): Promise<void> => {
    await giveUpAbandoned();
    while (!signal.aborted) {
      const taken = await takeQueuedSms(parts, AT_ONCE);
      if (taken.length === 0) return;
      await Promise.all(taken.map(handOver));
    }
  };
  return startPollingWorker({ everyMs: EVERY_MS, round, log, failure: 'messages wait: they were not read' });
};
