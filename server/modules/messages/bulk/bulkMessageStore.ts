import type * as z from 'zod/mini';
import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { BulkOutcome } from '@/contract/codes/bulkMessageCodes';
import type { bulkMessageRequest } from '@/contract/entities/messages/bulkMessage';
import { BULK_MESSAGE_LIFE_MS, BULK_MESSAGE_MAX } from '@/contract/ourLimits';
import type { CallerContext } from '../../../access/callContext';
import { selectVisibleTasks } from '../../../access/selectVisibleTasks';
import { matchesRow } from '../../../database/matchesRow';
import type { Transaction } from '../../../database/connect';
import { task } from '../../../database/tables/caseTables';
import { bulkMessage, bulkMessageItem, sms } from '../../../database/tables/messageTables';
import { Refusal } from '../../../kernel/refusal';
import { parseRowId } from '../../../values/parseRowId';
import { startOfDay, toCalendarDay } from '../../../values/toCalendarDay';
import { matchesFilters } from '../../cases/casesFacade';

/** Stored bulk message. */
export type StoredBulkMessage = typeof bulkMessage.$inferSelect;
/** Stored case of a bulk message. */
export type StoredBulkItem = typeof bulkMessageItem.$inferSelect;
type BulkContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
type BulkChange = Partial<Pick<StoredBulkItem, 'outcome' | 'rule' | 'notBefore' | 'smsId' | 'tries'>>;

/** Lists the filtered cases that the caller sees; too many or none refuse the request. */
export async function listBulkCases(
  filters: z.output<typeof bulkMessageRequest>['filters'],
  { tx, caller, now }: BulkContext,
): Promise<number[]> {
  const rows = await tx
    .select({ id: task.id })
    .from(task)
    .where(
      and(
        eq(task.institutionId, caller.institutionId),
        selectVisibleTasks(caller),
        matchesFilters(filters, { caller, now }),
      ),
    )
    .orderBy(asc(task.id))
    .limit(BULK_MESSAGE_MAX + 1);
  if (rows.length > BULK_MESSAGE_MAX) throw new Refusal('bulkTooMany', { most: BULK_MESSAGE_MAX });
  if (rows.length === 0) throw new Refusal('casesMissing');
  return rows.map(({ id }) => id);
}

const own = ({ caller }: BulkContext) =>
  and(eq(bulkMessage.institutionId, caller.institutionId), eq(bulkMessage.actorId, caller.userId));

/** Counts the cases of the caller's bulk messages of the institution's day. Locked until the end of the transaction. */
export async function countBulkCasesToday(context: BulkContext): Promise<number> {
  const { tx, caller, now } = context;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bulk messages of ${caller.userId}`}, 0))`);
  const since = startOfDay(toCalendarDay(now, caller.timeZone), caller.timeZone);
  const [row] = await tx
    .select({ cases: sql<number>`coalesce(sum(${bulkMessage.total}), 0)::int` })
    .from(bulkMessage)
    .where(and(own(context), gt(bulkMessage.createdAt, since)));
  return row?.cases ?? 0;
}

/** Stores a bulk message; the worker sends it. */
export async function addBulkMessage(
  {
    taskIds,
    ...message
  }: Pick<StoredBulkMessage, 'templateId' | 'templateName' | 'channel'> & {
    readonly taskIds: readonly number[];
  },
  { tx, caller, now }: BulkContext,
): Promise<StoredBulkMessage> {
  const { institutionId, userId: actorId } = caller;
  const [made] = await tx
    .insert(bulkMessage)
    .values({ ...message, institutionId, actorId, state: 'waiting', total: taskIds.length, createdAt: now })
    .returning();
  if (!made) throw new Error('no bulk message was stored');
  const items = taskIds.map((taskId, place) => ({ institutionId, bulkId: made.id, place, taskId }));
  await tx.insert(bulkMessageItem).values(items);
  return made;
}

/** Finds one of the caller's bulk messages; refuses others as not found. */
export async function getOwnBulkMessage(id: string, context: BulkContext): Promise<StoredBulkMessage> {
  const [row] = await context.tx
    .select()
    .from(bulkMessage)
    .where(and(own(context), eq(bulkMessage.id, parseRowId(id))));
  if (!row) throw new Refusal('notFound');
  return row;
}

/** Lists the caller's bulk messages that are not older than their life, newest first. */
export const listOwnBulkMessages = (context: BulkContext): Promise<StoredBulkMessage[]> =>
  context.tx
    .select()
    .from(bulkMessage)
    .where(and(own(context), gt(bulkMessage.createdAt, new Date(context.now.getTime() - BULK_MESSAGE_LIFE_MS))))
    .orderBy(desc(bulkMessage.id));

/** Condition for the cases of a bulk message. */
const inBulk = ({ institutionId, id }: Pick<StoredBulkMessage, 'institutionId' | 'id'>) =>
  and(eq(bulkMessageItem.institutionId, institutionId), eq(bulkMessageItem.bulkId, id));

/** Counts the cases of bulk messages by outcome and rule. */
export async function countBulkOutcomes(bulks: readonly StoredBulkMessage[], { tx, caller }: BulkContext) {
  if (bulks.length === 0) return [];
  const { bulkId, outcome, rule } = bulkMessageItem;
  const ids = bulks.map(({ id }) => id);
  return tx
    .select({ bulkId, outcome, rule, count: count() })
    .from(bulkMessageItem)
    .where(and(eq(bulkMessageItem.institutionId, caller.institutionId), inArray(bulkId, ids)))
    .groupBy(bulkId, outcome, rule)
    .orderBy(desc(count()), outcome, rule);
}

/** Lists the cases of a bulk message that the caller still sees, with their messages. */
export const listBulkReport = (of: StoredBulkMessage, { tx, caller }: BulkContext) =>
  tx
    .select({
      loanNo: task.loanNo,
      borrowerName: task.borrowerName,
      outcome: bulkMessageItem.outcome,
      rule: bulkMessageItem.rule,
      state: sms.state,
      deliveredAt: sms.deliveredAt,
      failure: sms.failure,
      undeliveredReason: sms.undeliveredReason,
    })
    .from(bulkMessageItem)
    .innerJoin(task, matchesRow(task, bulkMessageItem.taskId))
    .leftJoin(sms, matchesRow(sms, bulkMessageItem.smsId))
    .where(and(inBulk(of), selectVisibleTasks(caller)))
    .orderBy(asc(bulkMessageItem.place));

/** Case of a bulk message as its report shows it. */
export type BulkReportRow = Awaited<ReturnType<typeof listBulkReport>>[number];

const isOn = inArray(bulkMessage.state, ['waiting', 'running']);

/** Lists all bulk messages that are not finished, oldest first. */
export const listRunningBulkMessages = (tx: Pick<Transaction, 'select'>): Promise<StoredBulkMessage[]> =>
  tx.select().from(bulkMessage).where(isOn).orderBy(asc(bulkMessage.id));

/** Ends a bulk message: cases without an outcome get this one. */
export async function endBulkMessage(
  tx: Transaction,
  of: StoredBulkMessage,
  { state, outcome, now }: { state: 'done' | 'cancelled' | 'failed'; outcome: BulkOutcome; now: Date },
): Promise<void> {
  await tx
    .update(bulkMessageItem)
    .set({ outcome })
    .where(and(inBulk(of), isNull(bulkMessageItem.outcome)));
  await tx
    .update(bulkMessage)
    .set({ state, finishedAt: now })
    .where(and(eq(bulkMessage.institutionId, of.institutionId), eq(bulkMessage.id, of.id), isOn));
}

/** Locks the next case that can be tried now, until the end of the transaction; undefined if there is none. */
export async function takeBulkItem(
  tx: Transaction,
  of: StoredBulkMessage,
  now: Date,
): Promise<StoredBulkItem | undefined> {
  const isDue = or(isNull(bulkMessageItem.notBefore), lte(bulkMessageItem.notBefore, now));
  const [item] = await tx
    .select()
    .from(bulkMessageItem)
    .where(and(inBulk(of), isNull(bulkMessageItem.outcome), isDue))
    .orderBy(asc(bulkMessageItem.tries), asc(bulkMessageItem.place))
    .limit(1)
    .for('update', { skipLocked: true });
  return item;
}

/** Returns true if all cases of a bulk message have an outcome. */
export const isBulkComplete = async (tx: Transaction, of: StoredBulkMessage): Promise<boolean> =>
  (await tx.$count(bulkMessageItem, and(inBulk(of), isNull(bulkMessageItem.outcome)))) === 0;

/** Stores the outcome of a case, or the time of its next attempt. */
export const recordBulkItem = (tx: Transaction, { institutionId, bulkId, place }: StoredBulkItem, change: BulkChange) =>
  tx
    .update(bulkMessageItem)
    .set(change)
    .where(and(inBulk({ institutionId, id: bulkId }), eq(bulkMessageItem.place, place)));
