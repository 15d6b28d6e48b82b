import { type SQL, sql } from 'drizzle-orm';
import { collectionLog, task } from '../../database/tables/caseTables';
import { appUser } from '../../database/tables/organisationTables';
import { type BoardSelection, choosesCases, ofAgents, ofCases } from '../../access/boardScope';
import { dayAt, isHandled } from './boardDefinitionStore';

/** Columns and conditions for the records of one agent on one case. */
export interface OneCase {
  /** Named columns that aggregate the records. */
  readonly columns: SQL;
  /** Groups by day of the institution as well, in the column `day`. */
  readonly isByDay?: boolean;
  /** Includes the case's queue, in the column `queue_id`. */
  readonly isByQueue?: boolean;
  /** Condition for the cases that count. */
  readonly having?: SQL;
  /** Folds the rows of one agent into fewer, if all of them count. */
  readonly fold?: (rows: SQL) => SQL;
}

const getCases = (
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

const queueByNumber = (institutionId: number): SQL =>
  sql`(select elsewhere.queue_id from ${task} as elsewhere where elsewhere.institution_id = ${institutionId} and elsewhere.id = one_case.task_id)`;

/**
 * Reads the queue of each case from the agent's own cases, which are few and adjacent in the index task_board_agent; for a case
 * no longer held it is looked up.
 */
const withQueueOfOwn = (institutionId: number, rows: SQL): SQL => sql`
  select one_case.*, case when own.id is not null then own.queue_id else ${queueByNumber(institutionId)} end as queue_id
  from (${rows}) as one_case
    left join ${task} as own on own.institution_id = ${institutionId} and own.agent_id = ${appUser.id} and own.id = one_case.task_id offset 0`;

const withQueue = (institutionId: number, rows: SQL): SQL =>
  sql`select one_case.*, ${queueByNumber(institutionId)} as queue_id from (${rows}) as one_case`;

/**
 * Selects the records of the period as rows `worked`: one per agent and case, with `agent_id` and `task_id`, unless they are
 * folded. Reads one agent after another from the index collection_log_agent, so that only one agent's cases are grouped at
 * once. Includes records without an agent.
 */
export const workFrom = (selection: BoardSelection, one: OneCase): SQL => {
  const { institutionId } = selection.viewer;
  const areAllCounted = !choosesCases(selection);
  const rowsOf = (agentIs: SQL, placed: typeof withQueue): SQL => {
    const cases = getCases(agentIs, selection, one);
    const rows = one.isByQueue ? placed(institutionId, cases) : cases;
    return one.fold && areAllCounted ? one.fold(rows) : rows;
  };
  // Only a group that a user joined or left has to check each record's time.
  const isThen = selection.movers?.length
    ? sql` and ${ofAgents(sql`${appUser.id}`, selection, sql`${collectionLog.createdAt}`)}`
    : sql``;
  const chosen = sql`join ${task} on ${task.institutionId} = ${institutionId} and ${task.id} = worked.task_id and ${ofCases(selection)}`;
  return sql`
  from (
    select ${appUser.id} as agent_id, of_agent.* from ${appUser}
      cross join lateral (${rowsOf(sql`${collectionLog.agentId} = ${appUser.id}${isThen}`, withQueueOfOwn)}) as of_agent
    where ${appUser.institutionId} = ${institutionId} and ${ofAgents(sql`${appUser.id}`, selection)}
    union all
    select null::bigint, of_nobody.* from (${rowsOf(sql`${collectionLog.agentId} is null`, withQueue)}) as of_nobody
    where ${ofAgents(sql`null::bigint`, selection)}
  ) as worked ${areAllCounted ? sql`` : chosen}`;
};
