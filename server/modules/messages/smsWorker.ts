import { CHANNEL } from '@/contract/codes/contactCodes';
import { inTenantTransaction } from '../../database/callTransaction';
import type { Transaction } from '../../database/connect';
import { publishEvents, type DomainEvent } from '../../live/domainEvents';
import {
  getSenderName,
  type SmsOutcome,
  type StoredSms,
  writeSmsOutcome,
  listAbandonedSms,
  getInstitutionCurrency,
  takeQueuedSms,
} from './smsWorkerStore';
import type { AppContext, WorkContext } from '../../access/appContext';
import { findNotificationColumns, publishCaseChanged, isOnHold } from '../cases/casesFacade';
import { addCollectionLog } from '../results/resultsFacade';
import type { FastifyBaseLogger } from 'fastify';
import { isStillLawful } from '../law/lawFacade';
import { getHomeCountry, toE164 } from '../../values/phoneNumber';
import { startPollingWorker, type PollingWorker } from '../../kernel/pollingWorker';
import { createEmbeddedSmsGateway } from './createEmbeddedSmsGateway';
import { createHttpSmsGateway } from './createHttpSmsGateway';
import { type SmsGateway, SmsRefused } from './smsGateway';

/** Length of the message's beginning in the log line; the full message is stored in the SMS records. */
const START_OF_TEXT = 80;

const getStart = (text: string): string => {
  const letters = Array.from(text);
  return letters.length > START_OF_TEXT ? `${letters.slice(0, START_OF_TEXT).join('')}…` : text;
};

const RESULT_OF_STATE = { sent: 'MSS', failed: 'MSF' } as const;

/** Writes MSS or MSF to the case's log (§4); a message is no call, so the latest call of the case and of the contact are not changed. */
async function writeLogLine(
  tx: Transaction,
  message: StoredSms,
  { now, outcome }: { now: Date; outcome: SmsOutcome },
): Promise<void> {
  const creatorName = await getSenderName(tx, message.agentId);
  const line = {
    institutionId: message.institutionId,
    taskId: message.taskId,
    agentId: message.agentId,
    creatorName,
    callResult: RESULT_OF_STATE[outcome.state],
    channel: CHANNEL.call,
    contactId: message.contactId,
    contactRelation: message.contactRelation,
    contactName: message.contactName,
    contactPhone: message.phone,
    remarks: getStart(message.content),
    createdAt: now,
  };
  await addCollectionLog(line, { tx });
}

async function publishMessageSent(tx: Transaction, message: StoredSms): Promise<void> {
  const [about] = await findNotificationColumns([message.taskId], { tx });
  if (!about) return;
  const news: DomainEvent[] = [];
  await publishCaseChanged(about, {
    tx,
    caller: { userId: message.agentId, institutionId: message.institutionId },
    publish: (address, event) => void news.push({ address, event }),
  });
  await publishEvents(tx, news);
}

/**
 * Stores the outcome of a message and its log line, and publishes the change to all users with the open case; no effect if it
 * is already stored (CD-02).
 */
const finishSms = (
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  message: StoredSms,
  outcome: SmsOutcome,
): Promise<void> =>
  inTenantTransaction(database, message, async (tx) => {
    const written = { now: now(), outcome };
    if (!(await writeSmsOutcome(tx, message.id, written))) return;
    await writeLogLine(tx, message, written);
    await publishMessageSent(tx, message);
  });

/** Maximum delay until work that another server queued or left is found. */
const EVERY_MS = 3000;
/** Age from which a message at the gateway counts as abandoned by a failed server. */
const ABANDONED_MS = 120_000;
/** Maximum age of a queued message: limits and rules of law that permitted it earlier may refuse it later, for example at night (LC-03). */
const WAITS_AT_MOST_MS = 15 * 60_000;
/** Number of messages sent in parallel. */
const AT_ONCE = 5;

type WorkerParts = WorkContext;

const getGateway = (parts: WorkerParts): SmsGateway => {
  const { smsGateway, smsGatewayUrl, smsGatewayToken } = parts.settings;
  return smsGateway === 'http' && smsGatewayUrl !== undefined
    ? createHttpSmsGateway({ url: smsGatewayUrl, token: smsGatewayToken })
    : createEmbeddedSmsGateway(parts);
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

/** Starts the worker that sends messages; those that another server left are processed as well. */
export const startSmsWorker = (parts: WorkerParts, log: FastifyBaseLogger): PollingWorker => {
  const gateway = getGateway(parts);
  const finish = (message: StoredSms, outcome: SmsOutcome): Promise<void> =>
    finishSms(parts, message, outcome).catch((error: unknown) =>
      log.error({ err: error }, 'what became of a message was not written down'),
    );
  // Abandoned messages are not retried automatically: a user has to find out whether they arrived (CD-13).
  const giveUpAbandoned = async (): Promise<void> => {
    const before = new Date(parts.now().getTime() - ABANDONED_MS);
    for (const left of await listAbandonedSms(parts.database, before)) {
      await finish(left, { state: 'failed', failure: 'unknown' });
    }
  };
  /** Returns the reason why a message is no longer sent; undefined if it is. */
  const keptBack = async (message: StoredSms): Promise<'held' | 'waited' | 'unlawful' | undefined> => {
    const { taskId, institutionId, createdAt } = message;
    // On hold since it was queued (MI-10).
    if (await isOnHold({ id: taskId, institutionId }, parts.database)) return 'held';
    if (parts.now().getTime() - createdAt.getTime() > WAITS_AT_MOST_MS) return 'waited';
    // The decision is seconds or minutes old: the permitted hours may have ended since.
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
    const currency = await getInstitutionCurrency(parts.database, message.institutionId);
    const phone = toE164(message.phone, getHomeCountry({ currency }));
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
