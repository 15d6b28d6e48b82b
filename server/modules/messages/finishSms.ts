import { CHANNEL } from '@/contract/codes/contactCodes';
import { inTenantTransaction } from '../../database/callTransaction';
import type { Transaction } from '../../database/connect';
import { publishEvents, type DomainEvent } from '../../live/liveNews';
import { senderName, type SmsOutcome, type StoredSms, writeSmsOutcome } from './smsWorkerStore';
import type { AppContext } from '../../access/appContext';
import { findTold, publishCaseChanged } from '../cases/casesFacade';
import { addCollectionLog } from '../results/resultsFacade';

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
  const creatorName = await senderName(tx, message.agentId);
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

async function getTell(tx: Transaction, message: StoredSms): Promise<void> {
  const [about] = await findTold([message.taskId], { tx });
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
export const finishSms = (
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  message: StoredSms,
  outcome: SmsOutcome,
): Promise<void> =>
  inTenantTransaction(database, message, async (tx) => {
    const written = { now: now(), outcome };
    if (!(await writeSmsOutcome(tx, message.id, written))) return;
    await writeLogLine(tx, message, written);
    await getTell(tx, message);
  });
