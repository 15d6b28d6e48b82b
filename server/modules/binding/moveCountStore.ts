import { sql } from 'drizzle-orm';
import type { CallerContext } from '../../access/callContext';
import { isOpenTask } from '../../access/queueScope';
import { task } from '../../database/tables/caseTables';
import { bindingOperation } from '../../database/tables/queueTables';
import { userOperation, userOperationItem } from '../../database/tables/userTables';

type Context = Pick<CallerContext, 'tx' | 'caller'>;

/** Locks the count of one user's moves until the end of the transaction. */
export const takeMoveTurn = ({ tx, caller }: Context) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`moves of ${caller.userId}`}, 0))`);

/**
 * Counts the cases that the caller has moved since a time or is about to move, including moves of disabled agents' cases; an
 * undo does not count.
 */
export async function countMoves(since: Date, { tx, caller }: Context): Promise<number> {
  const { institutionId, userId } = caller;
  const { rows } = await tx.execute<{ cases: number }>(sql`
    select (
      select coalesce(sum(case when state in ('waiting', 'running') then total else changed end), 0)
      from ${bindingOperation} where institution_id = ${institutionId} and actor_id = ${userId} and undo_of is null
        and state <> 'planned' and created_at >= ${since.toISOString()}::timestamptz
    )::int + (
      select count(*) from ${userOperation} o
      join ${userOperationItem} i on i.institution_id = o.institution_id and i.operation_id = o.id and i.outcome is null
      join ${task} on ${task.institutionId} = o.institution_id and ${task.agentId} = i.user_id and ${isOpenTask}
      where o.institution_id = ${institutionId} and o.actor_id = ${userId} and o.act = 'disable' and o.finished_at is null
    )::int as cases`);
  return rows[0]?.cases ?? 0;
}
