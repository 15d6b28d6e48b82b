import { and, eq, desc, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { CallerContext } from '../../access/callContext';
import { appUser } from '../../database/tables/organizationTables';
import type { CASE_LOG_LIST } from '@/contract/lists/caseLists';
import type { ListOrder, SortColumn } from '@/contract/lists/listDescription';
import { collectionLog } from '../../database/tables/caseTables';
import type { Task } from '../cases/casesFacade';
import { selectLogParts, type LoggedPart } from '../plans/plansFacade';

/** Returns true if the caller may currently create promises (§6). */
export async function canPromise({ tx, caller }: Pick<CallerContext, 'tx' | 'caller'>): Promise<boolean> {
  const [user] = await tx
    .select({ may: appUser.createsPtp })
    .from(appUser)
    .where(and(eq(appUser.id, caller.userId), eq(appUser.institutionId, caller.institutionId)));
  return user?.may ?? false;
}

type LogContext = Pick<CallerContext, 'tx'>;
/** A line of a case's log as the database keeps it. */
export type StoredLog = typeof collectionLog.$inferSelect;

/** Log entry with the parts of the payment plan that it recorded. */
export interface ListedLog extends StoredLog {
  readonly parts: readonly LoggedPart[] | null;
}

const LINE = { institutionId: sql`${collectionLog.institutionId}`, id: sql`${collectionLog.id}` };

const SORTS: Readonly<Record<SortColumn<typeof CASE_LOG_LIST>, SQL>> = {
  time: sql`${collectionLog.createdAt}`,
  result: sql`${collectionLog.callResult}`,
  contact: sql`lower(${collectionLog.contactName})`,
};

/** Sort order of a case's log. */
export type LogOrder = ListOrder<SortColumn<typeof CASE_LOG_LIST>>;

/** Lists the collection log of a case, by default newest first (CD-05). */
export const listCollectionLogs = (
  of: Task,
  { sort = 'time', order = 'desc' }: LogOrder,
  { tx }: LogContext,
): Promise<ListedLog[]> =>
  tx
    .select({ ...getTableColumns(collectionLog), parts: selectLogParts(LINE) })
    .from(collectionLog)
    .where(eq(collectionLog.taskId, of.id))
    .orderBy(sql`${SORTS[sort]} ${sql.raw(order)} nulls last`, desc(collectionLog.createdAt), desc(collectionLog.id));

/** Adds a log entry to a case and returns its number. Entries are never changed. */
export async function addCollectionLog(line: typeof collectionLog.$inferInsert, { tx }: LogContext): Promise<number> {
  const [row] = await tx.insert(collectionLog).values(line).returning({ id: collectionLog.id });
  return row?.id ?? 0;
}
