import { type SQL, sql } from 'drizzle-orm';
import { collectionLog, task } from '../../database/tables/caseTables';
import { appUser } from '../../database/tables/organisationTables';
import { type BoardSelection, choosesCases, ofAgents, ofCases } from '../../access/boardScope';
import { dayAt, isHandled } from './boardDefinitionStore';

/** What is asked of all that one agent recorded on one case. */
export interface OneCase {
  /** What is made of the records, each with its name. */
  readonly columns: SQL;
  /** Each day of the institution by itself, in the column `day`. */
  readonly isByDay?: boolean;
  /** Which cases count. */
  readonly having?: SQL;
}

const casesOf = (
  agentIs: SQL,
  { viewer, period }: BoardSelection,
  { columns, isByDay = false, having = sql`true` }: OneCase,
): SQL => {
  const day = isByDay ? sql`${dayAt(sql`${collectionLog.createdAt}`, viewer.timeZone)} as day, ` : sql``;
  return sql`
    select ${day}${collectionLog.taskId} as task_id, ${columns} from ${collectionLog}
    where ${collectionLog.institutionId} = ${viewer.institutionId} and ${agentIs} and ${isHandled(period)}
    group by ${isByDay ? sql`1, 2` : sql`1`} having ${having}`;
};

/**
 * What was recorded in the period, as rows `worked`: one for each agent and case, with `agent_id` and `task_id`. It is read agent by
 * agent from the index collection_log_agent, so that only one agent's cases have to be told apart at once; what no agent recorded is there as well.
 */
export const workFrom = (selection: BoardSelection, one: OneCase, isByCase = choosesCases(selection)): SQL => {
  const { institutionId } = selection.viewer;
  const withCase = sql`join ${task} on ${task.institutionId} = ${institutionId} and ${task.id} = worked.task_id and ${ofCases(selection)}`;
  return sql`
  from (
    select ${appUser.id} as agent_id, one_case.* from ${appUser}
      cross join lateral (${casesOf(sql`${collectionLog.agentId} = ${appUser.id}`, selection, one)}) as one_case
    where ${appUser.institutionId} = ${institutionId} and ${ofAgents(sql`${appUser.id}`, selection)}
    union all
    select null::bigint, one_case.* from (${casesOf(sql`${collectionLog.agentId} is null`, selection, one)}) as one_case
    where ${ofAgents(sql`null::bigint`, selection)}
  ) as worked ${isByCase ? withCase : sql``}`;
};
