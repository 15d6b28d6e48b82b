import { CONNECTED } from '@/contract/codes/contactCodes';
import { and, eq, desc, exists, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import { matchesRow } from '../../database/matchesRow';
import { phoneCall } from '../../database/tables/callTables';
import { contact } from '../../database/tables/caseTables';
import { parseRowId } from '../../values/parseRowId';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { StoredSms } from './smsWorkerStore';
import type { Task } from '../cases/casesFacade';
import { alias } from 'drizzle-orm/pg-core';
import type { CASE_MESSAGE_LIST } from '@/contract/lists/caseLists';
import type { ListOrder, SortColumn } from '@/contract/lists/listDescription';
import { sms } from '../../database/tables/messageTables';
import { appUser } from '../../database/tables/organizationTables';

/** Finds the contact of an unanswered call of the caller on a case; refused during the call and after a conversation. */
export async function findUnansweredCall(
  phoneCallId: string,
  of: Task,
  { tx, caller }: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<Pick<StoredSms, 'contactId' | 'contactName' | 'contactRelation' | 'phone'>> {
  const [call] = await tx
    .select({
      state: phoneCall.state,
      callStatus: phoneCall.callStatus,
      contactId: phoneCall.contactId,
      contactName: phoneCall.contactName,
      contactRelation: contact.relation,
      phone: phoneCall.phone,
    })
    .from(phoneCall)
    .leftJoin(contact, matchesRow(contact, phoneCall.contactId))
    .where(
      and(eq(phoneCall.id, parseRowId(phoneCallId)), eq(phoneCall.taskId, of.id), eq(phoneCall.agentId, caller.userId)),
    );
  if (!call) throw new Refusal('notFound');
  const { state, callStatus, ...receiver } = call;
  if (state !== 'ended' || callStatus === CONNECTED) throw new Refusal('wrongState');
  return receiver;
}

type SmsContext = Pick<CallerContext, 'tx' | 'caller'>;

const again = alias(sms, 'again');

const wasRetried = ({ tx }: Pick<SmsContext, 'tx'>) =>
  exists(tx.select({ id: again.id }).from(again).where(matchesRow(sms, again.retryOf)));

/** Message with its sender's name, and whether it was retried. */
export interface ListedSms {
  readonly row: StoredSms;
  readonly agentName: string | null;
  readonly retried: boolean;
}

const SORTS: Readonly<Record<SortColumn<typeof CASE_MESSAGE_LIST>, SQL>> = {
  whom: sql`lower(${sms.contactName})`,
  time: sql`${sms.createdAt}`,
  state: sql`${sms.state}`,
};

/** Lists the messages of a case, by default newest first (CD-02). */
export const listSms = (
  of: Task,
  { sort = 'time', order = 'desc' }: ListOrder<SortColumn<typeof CASE_MESSAGE_LIST>>,
  context: SmsContext,
): Promise<ListedSms[]> =>
  context.tx
    .select({ row: sms, agentName: appUser.name, retried: sql<boolean>`${wasRetried(context)}` })
    .from(sms)
    .leftJoin(appUser, matchesRow(appUser, sms.agentId))
    .where(eq(sms.taskId, of.id))
    .orderBy(sql`${SORTS[sort]} ${sql.raw(order)} nulls last`, desc(sms.createdAt), desc(sms.id));

/**
 * Locks the sending of an account: of two simultaneous messages on any cases, the second waits until the first is counted. The
 * case itself is already locked.
 */
export const lockSmsAccount = ({ tx, caller }: SmsContext) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sms of ${caller.userId}`}, 0))`);

/** Counts the messages of an account, without bulk messages, and of a case since a time. */
export async function countSms(
  { agentId, taskId, since }: { agentId: number; taskId: number; since: Date },
  { tx }: SmsContext,
): Promise<{ byAgent: number; onTask: number }> {
  const ofAgent = and(eq(sms.agentId, agentId), gte(sms.createdAt, since), isNull(sms.bulkId));
  const ofTask = and(eq(sms.taskId, taskId), gte(sms.createdAt, since));
  const [counted] = await tx
    .select({
      byAgent: sql<string>`count(*) filter (where ${ofAgent})`,
      onTask: sql<string>`count(*) filter (where ${ofTask})`,
    })
    .from(sms)
    .where(or(ofAgent, ofTask));
  return { byAgent: Number(counted?.byAgent ?? 0), onTask: Number(counted?.onTask ?? 0) };
}

/** Queues a message; returns its id. */
export async function queueSms(
  message: Omit<typeof sms.$inferInsert, 'state' | 'institutionId' | 'agentId' | 'createdAt'>,
  { tx, caller, now }: SmsContext & Pick<CallerContext, 'now'>,
): Promise<number> {
  const queued = {
    ...message,
    institutionId: caller.institutionId,
    agentId: caller.userId,
    state: 'queued',
    createdAt: now,
  } as const;
  const [row] = await tx.insert(sms).values(queued).returning({ id: sms.id });
  return row?.id ?? 0;
}

/** Finds a message of the institution, and whether it was retried; others are refused as not found. */
export async function findSms(smsId: string, context: SmsContext): Promise<StoredSms & { retried: boolean }> {
  const [found] = await context.tx
    .select({ row: sms, retried: sql<boolean>`${wasRetried(context)}` })
    .from(sms)
    .where(and(eq(sms.id, parseRowId(smsId)), eq(sms.institutionId, context.caller.institutionId)));
  if (!found) throw new Refusal('notFound');
  return { ...found.row, retried: found.retried };
}
