import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { caseLoad } from '../../database/tables/queueTables';

type Tx = Pick<Transaction, 'execute'>;

/** Lists the institutions with at least `least` unmerged changes. */
export async function listFragmentedLoads(tx: Tx, least: number): Promise<number[]> {
  const { rows } = await tx.execute<{ institution_id: string }>(
    sql`select institution_id from ${caseLoad} where not summed group by 1 having count(*) >= ${least}`,
  );
  return rows.map((row) => Number(row.institution_id));
}

/** Merges an institution's loads into one row per queue, group and agent; skips rows that another server is merging. */
export async function compactLoads(tx: Tx, institutionId: number): Promise<void> {
  await tx.execute(sql`
    with taken as materialized (select institution_id, id from ${caseLoad} where institution_id = ${institutionId} for update skip locked),
    gone as (
      delete from ${caseLoad} l using taken where l.institution_id = taken.institution_id and l.id = taken.id
      returning l.institution_id, l.queue_id, l.group_id, l.agent_id, l.cases, l.amount
    )
    insert into ${caseLoad} (institution_id, queue_id, group_id, agent_id, cases, amount, summed)
    select institution_id, queue_id, group_id, agent_id, sum(cases), sum(amount), true from gone
    group by 1, 2, 3, 4 having sum(cases) <> 0 or sum(amount) <> 0`);
}
