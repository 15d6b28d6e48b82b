import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { isOpenTask } from '../../access/queueScope';
import type { CallerContext } from '../../access/callContext';
import { clearReadCache } from '../../database/memoizePerTransaction';
import { task } from '../../database/tables/caseTables';

interface FollowUpContext extends Pick<CallerContext, 'tx'> {
  readonly institutionId: number;
}

/**
 * Makes open cases due for a follow-up at a time, unless they are due earlier. Their version stays the same: an agent's draft does not
 * become stale (CD-13).
 */
export async function setFollowUpDue(
  taskIds: readonly number[],
  at: Date,
  { tx, institutionId }: FollowUpContext,
): Promise<void> {
  clearReadCache(tx);
  const isLater = or(isNull(task.nextFollowUpAt), gt(task.nextFollowUpAt, at));
  const isCase = and(eq(task.institutionId, institutionId), inArray(task.id, [...taskIds]));
  await tx
    .update(task)
    .set({ nextFollowUpAt: at, nextActionAt: at })
    .where(and(isCase, isOpenTask, isLater));
}
