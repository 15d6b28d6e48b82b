import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { collectionLog } from '../../database/tables/caseTables';
import type { CallerContext } from '../../access/callContext';
import type { Task } from '../cases/casesFacade';
import { partsOfLog, type ToldPart } from '../plans/plansFacade';

type LogContext = Pick<CallerContext, 'tx'>;
/** A line of a case's log as the database keeps it. */
export type StoredLog = typeof collectionLog.$inferSelect;

/** The same with the parts of the payment plan that it recorded. */
export interface ListedLog extends StoredLog {
  readonly parts: readonly ToldPart[] | null;
}

const LINE = { institutionId: sql`${collectionLog.institutionId}`, id: sql`${collectionLog.id}` };

/** The collection log of a case, newest first (CD-05). */
export const listCollectionLogs = (of: Task, { tx }: LogContext): Promise<ListedLog[]> =>
  tx
    .select({ ...getTableColumns(collectionLog), parts: partsOfLog(LINE) })
    .from(collectionLog)
    .where(eq(collectionLog.taskId, of.id))
    .orderBy(desc(collectionLog.createdAt), desc(collectionLog.id));

/** Adds a line to a case's log; gives its number. Lines are never changed. */
export async function addCollectionLog(line: typeof collectionLog.$inferInsert, { tx }: LogContext): Promise<number> {
  const [row] = await tx.insert(collectionLog).values(line).returning({ id: collectionLog.id });
  return row?.id ?? 0;
}
