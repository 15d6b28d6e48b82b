import { type SQL, sql } from 'drizzle-orm';
import { collectionLog, task } from '../../database/tables/caseTables';
import { appUser } from '../../database/tables/organizationTables';
import { behavior } from '../../database/tables/workTables';
import {
  type BoardConnection,
  type BoardSelection,
  restrictToAgents,
  restrictToHolders,
} from '../../access/boardScope';
import { isOpenTask } from '../../access/queueScope';
import type { TimeSpan } from '../../values/toCalendarDay';

/**
 * Reads the time of the last action of each of the viewer's agents in the period: record, opened case or dialed call. Agents
 * without one are absent. Reads agent by agent, because a day has many records.
 */
export async function findLastActivity(tx: BoardConnection, selection: BoardSelection): Promise<Map<number, Date>> {
  const { viewer, period } = selection;
  const lastOf = (by: SQL, from: SQL, at: SQL): SQL => sql`(
    select max(${at}) from ${from} where institution_id = ${viewer.institutionId} and ${by} = ${appUser.id} and ${at} >= ${period.start})`;
  const recorded = lastOf(sql`${collectionLog.agentId}`, sql`${collectionLog}`, sql`${collectionLog.createdAt}`);
  const did = lastOf(sql`${behavior.userId}`, sql`${behavior}`, sql`${behavior.createdAt}`);
  const { rows } = await tx.execute<{ agent_id: string; last: string }>(sql`
    select agent_id, (extract(epoch from at) * 1000)::bigint as last from (
      select ${appUser.id} as agent_id, greatest(${recorded}, ${did}) as at from ${appUser}
      where ${appUser.institutionId} = ${viewer.institutionId} and ${restrictToAgents(sql`${appUser.id}`, selection)} offset 0
    ) as signs where at is not null`);
  return new Map(rows.map(({ agent_id: agent, last }) => [Number(agent), new Date(Number(last))]));
}

/** Counts the open cases of the viewer's agents with a promise due in a period. */
export async function countPromisesDue(
  tx: BoardConnection,
  selection: BoardSelection,
  { start, end }: TimeSpan,
): Promise<number> {
  const { rows } = await tx.execute<{ number: string }>(sql`
    select count(*) as number from ${task} where ${task.institutionId} = ${selection.viewer.institutionId} and ${isOpenTask}
      and ${task.promisedAt} >= ${start} and ${task.promisedAt} <= ${end} and ${restrictToHolders(sql`${task.agentId}`, selection)}`);
  return Number(rows[0]?.number ?? 0);
}
