import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { task } from '../../database/tables/caseTables';
import type { CallerContext } from '../../access/callContext';
import { isOpenTask } from '../../access/queueScope';

type Reading = Pick<CallerContext, 'tx' | 'caller'>;

const heldBy = (userIds: readonly number[], { caller }: Reading): SQL | undefined =>
  and(
    eq(task.institutionId, caller.institutionId),
    isOpenTask,
    inArray(task.agentId, sql`(select unnest(${sql.param([...userIds])}::bigint[]))`),
  );

/** Counts the open cases of each user; users without cases are absent. */
export async function openCaseCounts(userIds: readonly number[], context: Reading): Promise<Map<number, number>> {
  const rows = await context.tx
    .select({ agentId: task.agentId, cases: count() })
    .from(task)
    .where(heldBy(userIds, context))
    .groupBy(task.agentId);
  return new Map(rows.map(({ agentId, cases }) => [agentId ?? 0, cases]));
}

/** Returns the open cases of a user. */
export const getOpenCases = async (userId: number, context: Reading): Promise<string[]> =>
  (
    await context.tx
      .select({ id: task.id })
      .from(task)
      .where(heldBy([userId], context))
  ).map(({ id }) => String(id));
