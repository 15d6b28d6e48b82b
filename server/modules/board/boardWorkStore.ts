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
  /** With what queueOfWorked needs. */
  readonly isByQueue?: boolean;
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

/** The case of a row, with its queue, where it is among the agent's own: they are few, and lie together in the index task_board_agent. */
const amongOwn = (institutionId: number, rows: SQL): SQL => sql`
  select one_case.*, own.id as own_id, own.queue_id as own_queue_id from (${rows}) as one_case
    left join ${task} as own on own.institution_id = ${institutionId} and own.agent_id = ${appUser.id} and own.id = one_case.task_id offset 0`;

/** The queue of a case of `worked`; one that its agent holds no more is looked up by its number. */
export const queueOfWorked = ({
  viewer,
}: BoardSelection): SQL => sql`case when worked.own_id is not null then worked.own_queue_id
  else (select elsewhere.queue_id from ${task} as elsewhere where elsewhere.institution_id = ${viewer.institutionId} and elsewhere.id = worked.task_id) end`;

/**
 * What was recorded in the period, as rows `worked`: one for each agent and case, with `agent_id` and `task_id`. It is read agent by
 * agent from the index collection_log_agent, so that only one agent's cases have to be told apart at once; what no agent recorded is there as well.
 */
export const workFrom = (selection: BoardSelection, one: OneCase): SQL => {
  const { institutionId } = selection.viewer;
  const rows = casesOf(sql`${collectionLog.agentId} = ${appUser.id}`, selection, one);
  const ofNobody = casesOf(sql`${collectionLog.agentId} is null`, selection, one);
  const chosen = sql`join ${task} on ${task.institutionId} = ${institutionId} and ${task.id} = worked.task_id and ${ofCases(selection)}`;
  return sql`
  from (
    select ${appUser.id} as agent_id, one_case.* from ${appUser}
      cross join lateral (${one.isByQueue ? amongOwn(institutionId, rows) : rows}) as one_case
    where ${appUser.institutionId} = ${institutionId} and ${ofAgents(sql`${appUser.id}`, selection)}
    union all
    select null::bigint, one_case.*${one.isByQueue ? sql`, null::bigint, null::bigint` : sql``} from (${ofNobody}) as one_case
    where ${ofAgents(sql`null::bigint`, selection)}
  ) as worked ${choosesCases(selection) ? chosen : sql``}`;
};
