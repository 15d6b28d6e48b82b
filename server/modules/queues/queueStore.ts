import { and, eq, ne } from 'drizzle-orm';
import { task } from '../../database/tables/caseTables';
import { appUser, queue } from '../../database/tables/organizationTables';
import { parseRowId } from '../../values/parseRowId';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { selectVisibleQueues } from '../../access/queueScope';

/** The part of a call's context that reading queues needs. */
export type QueueContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
/** A queue as the database keeps it. */
export type StoredQueue = typeof queue.$inferSelect;
/** Fields of a queue that an administrator sets. */
export type QueueFields = Omit<typeof queue.$inferInsert, 'id' | 'institutionId' | 'createdAt' | 'enabled'>;

/** Parses the number of a queue that the caller sees; 'none' selects the cases without a queue. */
export async function queueNumber(
  id: string,
  { tx, caller }: Pick<QueueContext, 'tx' | 'caller'>,
): Promise<number | 'none'> {
  if (id === 'none') return 'none';
  const [row] = await tx
    .select({ id: queue.id })
    .from(queue)
    .where(and(selectVisibleQueues(caller), eq(queue.id, parseRowId(id))));
  if (!row) throw new Refusal('notFound');
  return row.id;
}

/** Locks a queue of the institution until the end of the transaction; its cases can still change meanwhile. */
export async function lockQueue(id: string, { tx, caller }: Pick<QueueContext, 'tx' | 'caller'>): Promise<StoredQueue> {
  const [row] = await tx
    .select()
    .from(queue)
    .where(and(eq(queue.id, parseRowId(id)), eq(queue.institutionId, caller.institutionId)))
    .for('no key update');
  if (!row) throw new Refusal('notFound');
  return row;
}

/** Returns true if another queue of the institution uses the code. */
export async function isQueueCodeInUse(
  code: string,
  id: number,
  { tx, caller }: Pick<QueueContext, 'tx' | 'caller'>,
): Promise<boolean> {
  const [other] = await tx
    .select({ id: queue.id })
    .from(queue)
    .where(and(eq(queue.institutionId, caller.institutionId), eq(queue.code, code), ne(queue.id, id)));
  return other !== undefined;
}

/** Stores a new queue; undefined where its code is taken. */
export async function storeQueue(fields: QueueFields, { tx, caller, now }: QueueContext): Promise<number | undefined> {
  const [made] = await tx
    .insert(queue)
    .values({ institutionId: caller.institutionId, createdAt: now, ...fields })
    .onConflictDoNothing()
    .returning({ id: queue.id });
  return made?.id;
}

/** Updates a queue locked by the transaction. */
export async function changeQueue(
  id: number,
  changes: Partial<QueueFields & Pick<StoredQueue, 'enabled'>>,
  { tx }: Pick<QueueContext, 'tx'>,
): Promise<void> {
  await tx.update(queue).set(changes).where(eq(queue.id, id));
}

/** Returns true if a queue has cases, open or not, or assigned users. */
export async function isQueueUsed(id: number, { tx }: Pick<QueueContext, 'tx'>): Promise<boolean> {
  const [firstTask] = await tx.select({ id: task.id }).from(task).where(eq(task.queueId, id)).limit(1);
  const [user] = await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.queueId, id)).limit(1);
  return (firstTask ?? user) !== undefined;
}

/** Deletes a queue. */
export async function removeQueue(id: number, { tx }: Pick<QueueContext, 'tx'>): Promise<void> {
  await tx.delete(queue).where(eq(queue.id, id));
}
