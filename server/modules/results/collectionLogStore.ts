import { desc, eq } from 'drizzle-orm';
import type { CollectionLog } from '@/contract/entities/collectionLog';
import { collectionLog } from '../../database/tables/caseTables';
import { timeOrNull, toWireOrNull } from '../../values/wire';
import type { CallerContext } from '../../access/callContext';
import { maskPhoneOrNull } from '../../security/masking';
import type { Task } from '../cases/casesFacade';

type LogContext = Pick<CallerContext, 'tx' | 'caller'>;
type StoredLog = typeof collectionLog.$inferSelect;

const toWire = (row: StoredLog, digits: number): CollectionLog => ({
  id: String(row.id),
  callResult: row.callResult,
  callStatus: row.callStatus,
  type: row.channel,
  contactRelation: row.contactRelation,
  contactName: row.contactName,
  contactPhone: maskPhoneOrNull(row.contactPhone),
  remarks: row.remarks,
  creator: row.creatorName,
  time: row.createdAt.toISOString(),
  nextFollowUpTime: timeOrNull(row.nextFollowUpAt),
  promisedAmount: toWireOrNull(row.promisedAmount, digits),
  promisedTime: timeOrNull(row.promisedAt),
});

/** The collection log of a case, newest first; phones masked (CD-05, CD-12). */
export async function listCollectionLogs(of: Task, { tx, caller }: LogContext): Promise<CollectionLog[]> {
  const rows = await tx
    .select()
    .from(collectionLog)
    .where(eq(collectionLog.taskId, of.id))
    .orderBy(desc(collectionLog.createdAt), desc(collectionLog.id));
  return rows.map((row) => toWire(row, caller.currencyDigits));
}

/** Adds a line to a case's log; lines are never changed. */
export async function addCollectionLog(line: typeof collectionLog.$inferInsert, { tx }: LogContext): Promise<string> {
  const [row] = await tx.insert(collectionLog).values(line).returning({ id: collectionLog.id });
  return String(row?.id ?? '');
}
