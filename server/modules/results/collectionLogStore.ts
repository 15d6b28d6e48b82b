import { desc, eq } from 'drizzle-orm';
import { collectionLog } from '../../database/tables/caseTables';
import type { CallerContext } from '../../access/callContext';
import type { Task } from '../cases/casesFacade';

type LogContext = Pick<CallerContext, 'tx'>;
/** A line of a case's log as the database keeps it. */
export type StoredLog = typeof collectionLog.$inferSelect;

/** The collection log of a case, newest first (CD-05). */
export const listCollectionLogs = (of: Task, { tx }: LogContext): Promise<StoredLog[]> =>
  tx
    .select()
    .from(collectionLog)
    .where(eq(collectionLog.taskId, of.id))
    .orderBy(desc(collectionLog.createdAt), desc(collectionLog.id));

/** Adds a line to a case's log; gives its number. Lines are never changed. */
export async function addCollectionLog(line: typeof collectionLog.$inferInsert, { tx }: LogContext): Promise<number> {
  const [row] = await tx.insert(collectionLog).values(line).returning({ id: collectionLog.id });
  return row?.id ?? 0;
}
