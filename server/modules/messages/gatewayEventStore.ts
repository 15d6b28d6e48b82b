import type { MessageChannel } from '@/contract/messageChannels';
import { OPEN_CASE_STATUSES } from '@/contract/codes/caseCodes';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { contact, task } from '../../database/tables/caseTables';
import { sms, smsReply } from '../../database/tables/messageTables';
import { parseRowId } from '../../values/parseRowId';

/** Maximum number of cases that are searched for the number of a reply. */
const CASES_MAX = 100;

/** Receipt of a message to store. */
export interface NewReceipt {
  readonly institutionId: number;
  readonly messageId: string;
  readonly type: 'delivered' | 'read' | 'undelivered';
  readonly at: Date;
  readonly reason: string | null;
}

const RECEIPT_COLUMNS = { delivered: 'deliveredAt', read: 'readAt', undelivered: 'undeliveredAt' } as const;

/** Stores a receipt; returns the case of the message and whether the receipt is new, undefined for an unknown message. */
export async function storeReceipt(
  tx: Transaction,
  { institutionId, messageId, type, at, reason }: NewReceipt,
): Promise<{ readonly taskId: number; readonly isNew: boolean } | undefined> {
  const column = RECEIPT_COLUMNS[type];
  // A message that has not been handed over has no receipt.
  const isMessage = and(
    eq(sms.institutionId, institutionId),
    eq(sms.id, parseRowId(messageId)),
    isNotNull(sms.handedAt),
  );
  const [stored] = await tx
    .update(sms)
    .set({ [column]: at, ...(type === 'undelivered' && { undeliveredReason: reason }) })
    .where(and(isMessage, isNull(sms[column])))
    .returning({ taskId: sms.taskId });
  if (stored) return { ...stored, isNew: true };
  const [known] = await tx.select({ taskId: sms.taskId }).from(sms).where(isMessage);
  return known && { ...known, isNew: false };
}

/** Contact that a reply can be from, with a case. */
export interface ReplySource {
  readonly taskId: number;
  readonly borrowerId: number;
  readonly contactId: number;
  readonly name: string;
  readonly relation: string;
  readonly phone: string;
  /** Channel of the answered message; absent if the source was found by its number. */
  readonly channel?: MessageChannel;
}

const SOURCE = {
  taskId: task.id,
  borrowerId: contact.borrowerId,
  contactId: contact.id,
  name: contact.name,
  relation: contact.relation,
  phone: contact.phone,
};

const selectSources = (tx: Transaction) =>
  tx
    .select(SOURCE)
    .from(contact)
    .innerJoin(task, and(eq(task.institutionId, contact.institutionId), eq(task.borrowerId, contact.borrowerId)))
    .$dynamic();

const lastMessageAt = sql`(select max(${sms.createdAt}) from ${sms}
  where ${sms.institutionId} = ${contact.institutionId} and ${sms.taskId} = ${task.id} and ${sms.contactId} = ${contact.id})`;

/**
 * Lists the contacts with one of these numbers and their cases: first the one that got the last message, then those with an open case,
 * then the newest case.
 */
export const findSourcesByNumber = (
  tx: Transaction,
  { institutionId, numbers }: { readonly institutionId: number; readonly numbers: readonly string[] },
): Promise<ReplySource[]> =>
  selectSources(tx)
    .where(and(eq(contact.institutionId, institutionId), inArray(contact.phoneDigits, [...numbers])))
    .orderBy(
      sql`${lastMessageAt} desc nulls last`,
      desc(inArray(task.status, [...OPEN_CASE_STATUSES])),
      desc(task.id),
      desc(contact.id),
    )
    .limit(CASES_MAX);

/** Finds the contact and the case of a message; undefined for an unknown message. */
export async function findSourceByMessage(
  tx: Transaction,
  { institutionId, messageId }: { readonly institutionId: number; readonly messageId: string },
): Promise<ReplySource | undefined> {
  const isMessage = and(eq(sms.institutionId, institutionId), eq(sms.id, parseRowId(messageId)));
  const [of] = await tx
    .select({ taskId: sms.taskId, contactId: sms.contactId, channel: sms.channel })
    .from(sms)
    .where(isMessage);
  if (of === undefined || of.contactId === null) return undefined;
  const [source] = await selectSources(tx).where(
    and(eq(contact.institutionId, institutionId), eq(contact.id, of.contactId), eq(task.id, of.taskId)),
  );
  return source && { ...source, channel: of.channel };
}

/** Stores a reply; false if the event is known. */
export async function storeReply(tx: Transaction, reply: typeof smsReply.$inferInsert): Promise<boolean> {
  const stored = await tx.insert(smsReply).values(reply).onConflictDoNothing().returning({ id: smsReply.id });
  return stored.length === 1;
}

/** Returns true if the event of a reply is known. */
export const isReplyKnown = async (
  tx: Transaction,
  { institutionId, eventId }: { readonly institutionId: number; readonly eventId: string },
): Promise<boolean> =>
  (await tx.$count(smsReply, and(eq(smsReply.institutionId, institutionId), eq(smsReply.eventId, eventId)))) > 0;
