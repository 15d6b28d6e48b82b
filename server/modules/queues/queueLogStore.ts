import { count, desc, eq } from 'drizzle-orm';
import type { QueueEvent } from '@/contract/codes/queueCodes';
import type { Transaction } from '../../database/connect';
import { queueLog } from '../../database/tables/queueTables';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { queueNumber } from './queueStore';

/** A line of a queue's history as the database keeps it. */
export type StoredQueueLine = typeof queueLog.$inferSelect;

/** Writes a line of a queue's history (QU-01). */
export async function recordQueueChange(
  queueId: number,
  event: QueueEvent,
  { tx, caller, now }: Pick<CallerContext, 'tx' | 'caller' | 'now'>,
): Promise<void> {
  const { institutionId, name } = caller;
  await tx.insert(queueLog).values({ institutionId, queueId, event, actorName: name, createdAt: now });
}

/** Writes lines of the histories of several queues. */
export const addQueueLines = async (
  tx: Pick<Transaction, 'insert'>,
  lines: readonly (typeof queueLog.$inferInsert)[],
): Promise<void> => {
  await tx.insert(queueLog).values([...lines]);
};

/** Returns a page of the history of a queue that the caller sees, newest first. */
export async function queueHistory(
  { id, page, size }: { id: string; page: number; size: number },
  context: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<{ rows: StoredQueueLine[]; totalCount: number }> {
  const queueId = await queueNumber(id, context);
  if (queueId === 'none') throw new Refusal('notFound');
  const ofQueue = eq(queueLog.queueId, queueId);
  const rows = await context.tx
    .select()
    .from(queueLog)
    .where(ofQueue)
    .orderBy(desc(queueLog.id))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await context.tx.select({ lines: count() }).from(queueLog).where(ofQueue);
  return { rows, totalCount: total?.lines ?? 0 };
}
