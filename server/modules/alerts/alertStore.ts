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

/** Maximum number of results against the line in one alert. */
const AGAINST_LINE_MAX = 50;

/** Result that contradicts the line. */
export interface ResultAgainstLine extends Record<string, unknown> {
  readonly log_id: string;
  readonly agent_id: string;
  readonly name: string;
  readonly task_id: string;
  readonly loan_id: string;
  readonly loan_no: string;
  readonly call_status: string;
  readonly line_status: string;
}

/** Lists the results of the viewer's agents in the period that contradict the line, newest first. */
export async function listResultsAgainstLine(
  tx: BoardConnection,
  selection: BoardSelection,
): Promise<ResultAgainstLine[]> {
  const { viewer, period } = selection;
  const { rows } = await tx.execute<ResultAgainstLine>(sql`
    select log.id as log_id, log.agent_id, author.name, log.task_id, of_case.loan_id, of_case.loan_no, log.call_status, log.line_status
    from ${collectionLog} log
    join ${appUser} author on author.institution_id = log.institution_id and author.id = log.agent_id
    join ${task} of_case on of_case.institution_id = log.institution_id and of_case.id = log.task_id
    where log.institution_id = ${viewer.institutionId} and log.line_status is not null and log.created_at >= ${period.start}
      and ${restrictToAgents(sql`log.agent_id`, selection)}
    order by log.created_at desc, log.id desc limit ${AGAINST_LINE_MAX}`);
  return rows;
}
