import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { CallerContext } from '../../access/callContext';
import { clearReadCache } from '../../database/memoizePerTransaction';
import { task } from '../../database/tables/caseTables';
import type { Task } from './taskStore';

interface TenantContext extends Pick<CallerContext, 'tx'> {
  readonly institutionId: number;
}

/** Locks cases for replies to them until the end of the transaction, always in the same order. */
export async function lockCasesForReply(ids: readonly number[], { tx, institutionId }: TenantContext): Promise<void> {
  await tx
    .select({ id: task.id })
    .from(task)
    .where(and(eq(task.institutionId, institutionId), inArray(task.id, [...ids])))
    .orderBy(asc(task.id))
    .for('no key update');
}

/** Counts a reply as unread. The version of the case stays the same: a reply does not make an agent's draft stale (CD-13). */
export async function addUnreadReply(taskId: number, { tx, institutionId }: TenantContext): Promise<void> {
  clearReadCache(tx);
  await tx
    .update(task)
    .set({ unreadReplies: sql`${task.unreadReplies} + 1` })
    .where(and(eq(task.institutionId, institutionId), eq(task.id, taskId)));
}

/** Marks the replies on a case as read, if the caller holds the case; returns true if any was unread. */
export async function markRepliesRead(
  { id }: Pick<Task, 'id'>,
  { tx, caller }: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<boolean> {
  clearReadCache(tx);
  const isOwn = and(eq(task.institutionId, caller.institutionId), eq(task.id, id), eq(task.agentId, caller.userId));
  const changed = await tx
    .update(task)
    .set({ unreadReplies: 0 })
    .where(and(isOwn, gt(task.unreadReplies, 0)))
    .returning({ id: task.id });
  return changed.length > 0;
}
