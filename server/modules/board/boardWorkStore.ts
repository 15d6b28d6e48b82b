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
  /** With the case's queue, in the column `queue_id`. */
  readonly isByQueue?: boolean;
  /** Which cases count. */
  readonly having?: SQL;
  /** Makes fewer rows of one agent's, where all of them count. */
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

/** The queue of each case is among the agent's own cases, which are few, and lie together in the index task_board_agent; of one held no more it is looked up. */
const withQueueOfOwn = (institutionId: number, rows: SQL): SQL => sql`
  select one_case.*, case when own.id is not null then own.queue_id else ${queueByNumber(institutionId)} end as queue_id
  from (${rows}) as one_case
    left join ${task} as own on own.institution_id = ${institutionId} and own.agent_id = ${appUser.id} and own.id = one_case.task_id offset 0`;

const withQueue = (institutionId: number, rows: SQL): SQL =>
  sql`select one_case.*, ${queueByNumber(institutionId)} as queue_id from (${rows}) as one_case`;

/**
 * What was recorded in the period, as rows `worked`: one for each agent and case, with `agent_id` and `task_id`, unless they are folded.
 * It is read agent by agent from the index collection_log_agent, so that only one agent's cases have to be told apart at once; what no
 * agent recorded is there as well.
 */
export const workFrom = (selection: BoardSelection, one: OneCase): SQL => {
  const { institutionId } = selection.viewer;
  const areAllCounted = !choosesCases(selection);
  const rowsOf = (agentIs: SQL, placed: typeof withQueue): SQL => {
    const cases = getCases(agentIs, selection, one);
    const rows = one.isByQueue ? placed(institutionId, cases) : cases;
    return one.fold && areAllCounted ? one.fold(rows) : rows;
  };
  // Only a group that somebody joined or left has to look at each record's time.
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
