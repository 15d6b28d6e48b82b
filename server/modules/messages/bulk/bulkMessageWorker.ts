import type { FastifyBaseLogger } from 'fastify';
import { BULK_MESSAGE_LIFE_MS } from '@/contract/ourLimits';
import { hasPermission } from '@/contract/permissions';
import type { Services, WorkContext } from '../../../access/appContext';
import { inTenantTransaction, runAsServiceRole } from '../../../database/callTransaction';
import { DatabaseUnavailable } from '../../../database/connectionFault';
import type { Transaction } from '../../../database/connect';
import type { Caller } from '../../../kernel/caller';
import { startPollingWorker, type PollingWorker } from '../../../kernel/pollingWorker';
import { type DomainEvent, publishEvents } from '../../../live/domainEvents';
import { findCallerById } from '../../../security/session/findCallerById';
import {
  endBulkMessage,
  isBulkComplete,
  listRunningBulkMessages,
  recordBulkItem,
  type StoredBulkItem,
  type StoredBulkMessage,
  takeBulkItem,
} from './bulkMessageStore';
import type { SendContext } from '../sendSms';
import { sendToCase } from './sendToCase';

type WorkerParts = WorkContext & Pick<Services, 'smsWorker'>;

/** Polling interval for bulk messages that another server left, and for cases that wait for a permitted time. */
const EVERY_MS = 5000;
/** Maximum attempts per case after unexpected errors. */
const TRIES = 5;

/** Effects of a message outside of its savepoint. */
interface SendEffects {
  readonly news: DomainEvent[];
  /** Records of refused attempts, which outlive them. */
  readonly refused: ((tx: Transaction) => Promise<void>)[];
}

/** Returns the context of a message in the author's name. */
const createContext = (
  parts: WorkerParts,
  of: Pick<SendContext, 'tx' | 'caller' | 'now'>,
  { news, refused }: SendEffects,
): SendContext => ({
  ...of,
  language: 'en',
  settings: parts.settings,
  services: parts,
  reply: { requestHeader: () => undefined },
  publish: (address, event) => void news.push({ address, event }),
  afterCommit: () => {},
  onRefused: (work) => void refused.push(work),
});

/** Returns the author with current rights; undefined if the author may not assign cases anymore. */
async function findActor(tx: Transaction, { actorId }: StoredBulkMessage, now: Date): Promise<Caller | undefined> {
  const caller = await runAsServiceRole(tx, (own) => findCallerById(own, actorId, now));
  return caller && hasPermission(caller, 'cases.assign') ? caller : undefined;
}

/** Tries one case in the author's name, and stores its outcome in the transaction that queues its message. */
async function sendItem(
  parts: WorkerParts,
  { tx, of, item }: { readonly tx: Transaction; readonly of: StoredBulkMessage; readonly item: StoredBulkItem },
): Promise<void> {
  const now = parts.now();
  const caller = await findActor(tx, of, now);
  if (!caller) return endBulkMessage(tx, of, { state: 'failed', outcome: 'notAllowed', now });
  const effects: SendEffects = { news: [], refused: [] };
  const message = { ...of, taskId: item.taskId, bulkId: of.id };
  const { outcome, ...attempt } = await sendToCase(message, createContext(parts, { tx, caller, now }, effects));
  await recordBulkItem(tx, item, { ...attempt, ...(outcome !== 'later' && { outcome }) });
  for (const record of effects.refused) await record(tx);
  if (outcome === 'sent') await publishEvents(tx, effects.news);
}

/**
 * Starts the worker of bulk messages: one transaction per case, round robin between bulk messages. It continues those that a server left,
 * and tries cases again from the time that the rules permit.
 */
export const startBulkMessageWorker = (parts: WorkerParts, log: FastifyBaseLogger): PollingWorker => {
  const { database, now } = parts;

  const recordFailure = async (of: StoredBulkMessage, item: StoredBulkItem, error: unknown): Promise<void> => {
    if (error instanceof DatabaseUnavailable) throw error;
    log.error({ err: error }, 'a case of a bulk message could not be tried');
    const tries = item.tries + 1;
    await inTenantTransaction(database, of, (tx) =>
      recordBulkItem(tx, item, { tries, ...(tries >= TRIES && { outcome: 'failed' }) }),
    );
  };

  /** Tries the next case; returns true to continue immediately. */
  const one = async (of: StoredBulkMessage): Promise<boolean> => {
    let item: StoredBulkItem | undefined;
    try {
      await inTenantTransaction(database, of, async (tx) => {
        const time = now();
        if (time.getTime() - of.createdAt.getTime() > BULK_MESSAGE_LIFE_MS) {
          return endBulkMessage(tx, of, { state: 'done', outcome: 'expired', now: time });
        }
        item = await takeBulkItem(tx, of, time);
        if (item) return sendItem(parts, { tx, of, item });
        if (await isBulkComplete(tx, of)) await endBulkMessage(tx, of, { state: 'done', outcome: 'failed', now: time });
      });
      if (item) parts.smsWorker.wake();
    } catch (error) {
      if (!item) throw error;
      await recordFailure(of, item, error);
    }
    return item !== undefined;
  };

  const round = async (signal: AbortSignal): Promise<void> => {
    for (let isOn = true; isOn;) {
      isOn = false;
      for (const each of await listRunningBulkMessages(database)) if (!signal.aborted && (await one(each))) isOn = true;
    }
  };
  return startPollingWorker({ everyMs: EVERY_MS, round, log, failure: 'bulk messages wait: they were not read' });
};
