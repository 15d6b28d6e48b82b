import { CASE, OPEN_CASE_STATUSES } from '@/contract/codes/caseCodes';
import { DEDUCTION } from '@/contract/codes/moneyCodes';
import { toCodeLiteral } from '../../database/toCodeLiteral';
import { type SQL, sql } from 'drizzle-orm';
import { collectionLog, task } from '../../database/tables/caseTables';
import { payLog } from '../../database/tables/moneyTables';
import { promisePart, promisePlan } from '../../database/tables/planTables';
import type { TimeSpan } from '../../values/toCalendarDay';
import { appUser } from '../../database/tables/organizationTables';
import { type BoardSelection, isLimitedToCases, restrictToAgents, restrictToCases } from '../../access/boardScope';

/*
 * Definitions of the dashboard's figures (DB-01; docs/board.md describes them). Totals, drill-down, export, final scores and
 * the results box all use them, so that they cannot disagree. Each is a condition on one row; the category of a log line is
 * stored with it (tables/buildCallCriteria).
 */

/** Matches received money: a successful deduction or repayment. */
export const isRecovered = ({ start, end }: TimeSpan): SQL =>
  sql`${payLog.status} = ${toCodeLiteral(DEDUCTION.succeeded)} and ${payLog.opAt} >= ${start} and ${payLog.opAt} <= ${end}`;

/** Matches a case that ended because it was paid in full; closed, extended, withdrawn and refunded cases count for no user. */
export const isSettled = ({ start, end }: TimeSpan): SQL =>
  sql`${task.status} = ${toCodeLiteral(CASE.settled)} and ${task.settledAt} >= ${start} and ${task.settledAt} <= ${end}`;

/** Matches an open case with an agent. Written with constants, like the index task_open. */
export const IS_BOUND = sql`${task.status} in (${toCodeLiteral(...OPEN_CASE_STATUSES)}) and ${task.agentId} is not null`;

/** Matches a case that was assigned to its current agent in the period. */
export const isNew = ({ start, end }: TimeSpan): SQL =>
  sql`${task.agentId} is not null and ${task.assignedAt} >= ${start} and ${task.assignedAt} <= ${end}`;

/** Matches a record on a case: each record counts as handling it. */
const isHandled = ({ start, end }: TimeSpan): SQL =>
  sql`${collectionLog.createdAt} >= ${start} and ${collectionLog.createdAt} <= ${end}`;

/** Converts a time to the institution's calendar day. */
export const toLocalDay = (time: SQL | typeof payLog.opAt, timeZone: string): SQL =>
  sql`(${time} at time zone ${timeZone})::date`;

const getStart = (day: SQL, timeZone: string): SQL => sql`(${day}::timestamp at time zone ${timeZone})`;

const paidUntil = (
  day: SQL,
  plan: { readonly institutionId: SQL; readonly loanId: SQL; readonly madeAt: SQL },
  timeZone: string,
): SQL => sql`(
  select coalesce(sum(paid.amount), 0) from ${payLog} paid where paid.institution_id = ${plan.institutionId}
    and paid.loan_id = ${plan.loanId} and paid.status = ${toCodeLiteral(DEDUCTION.succeeded)}
    and paid.op_at > ${plan.madeAt} and paid.op_at < ${getStart(sql`(${day} + 1)`, timeZone)})`;

const PLAN = { institutionId: sql`plan.institution_id`, loanId: sql`plan.loan_id`, madeAt: sql`plan.made_at` };

/**
 * Selects every promise as a log row. Each part of a payment plan is a separate row, if the earlier parts are kept promises and
 * the plan had not ended when its day began (MI-08, docs/money.md). Lines without a promise are rows as well. A period of
 * promised_at excludes them; a second condition would make PostgreSQL estimate a hundredth of the rows.
 */
export const selectPromiseRows = (timeZone: string): SQL => sql`(
  select line.id, line.institution_id, line.task_id, line.agent_id, line.created_at, line.promised_at, line.promised_amount, 0::bigint as promised_before
  from ${collectionLog} line
  union all
  select line.id, line.institution_id, line.task_id, line.agent_id, line.created_at, part.due_at, part.amount, part.before
  from ${promisePart} part join ${promisePlan} plan on plan.institution_id = part.institution_id and plan.id = part.plan_id
    join ${collectionLog} line on line.institution_id = part.institution_id and line.id = part.plan_id
  where part.part > 1 and (plan.ended_at is null or plan.ended_at >= ${getStart(sql`part.day`, timeZone)})
    and not exists (select 1 from ${promisePart} earlier where earlier.institution_id = part.institution_id and earlier.plan_id = part.plan_id
      and earlier.part < part.part and earlier.before + earlier.amount > ${paidUntil(sql`earlier.day`, PLAN, timeZone)})
) as collection_log`;

/**
 * Matches a promise due in the period that was not replaced before its day began, nor by a later one for the same day. The
 * caller already limits `promised_at` to the period.
 */
export const isLatestPromise = (timeZone: string): SQL => {
  const due = toLocalDay(sql`${collectionLog.promisedAt}`, timeZone);
  return sql`not exists (
    select 1 from ${collectionLog} later where later.institution_id = ${collectionLog.institutionId} and later.task_id = ${collectionLog.taskId} and later.promised_at is not null
      and (later.created_at, later.id) > (${collectionLog.createdAt}, ${collectionLog.id})
      and (later.created_at < ${getStart(due, timeZone)} or ${toLocalDay(sql`later.promised_at`, timeZone)} = ${due})
  )`;
};

/**
 * Matches kept promises of selectPromiseRows: the payments on the loan after the promise and until the end of its day reach the
 * promised amount, as in the case list (selectPromiseStateAt).
 */
export const isPromiseKept = (timeZone: string): SQL => {
  const due = toLocalDay(sql`${collectionLog.promisedAt}`, timeZone);
  const made = {
    institutionId: sql`${task.institutionId}`,
    loanId: sql`${task.loanId}`,
    madeAt: sql`${collectionLog.createdAt}`,
  };
  return sql`${paidUntil(due, made, timeZone)} >= collection_log.promised_before + ${collectionLog.promisedAmount}`;
};

/** Columns and conditions for the records of one agent on one case. */
interface OneCase {
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
  const day = isByDay ? sql`${toLocalDay(sql`${collectionLog.createdAt}`, viewer.timeZone)} as day, ` : sql``;
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
export const selectWork = (selection: BoardSelection, one: OneCase): SQL => {
  const { institutionId } = selection.viewer;
  const areAllCounted = !isLimitedToCases(selection);
  const rowsOf = (agentIs: SQL, placed: typeof withQueue): SQL => {
    const cases = getCases(agentIs, selection, one);
    const rows = one.isByQueue ? placed(institutionId, cases) : cases;
    return one.fold && areAllCounted ? one.fold(rows) : rows;
  };
  // Only a group that a user joined or left has to check each record's time.
  const isThen = selection.movers?.length
    ? sql` and ${restrictToAgents(sql`${appUser.id}`, selection, sql`${collectionLog.createdAt}`)}`
    : sql``;
  const chosen = sql`join ${task} on ${task.institutionId} = ${institutionId} and ${task.id} = worked.task_id and ${restrictToCases(selection)}`;
  return sql`
  from (
    select ${appUser.id} as agent_id, of_agent.* from ${appUser}
      cross join lateral (${rowsOf(sql`${collectionLog.agentId} = ${appUser.id}${isThen}`, withQueueOfOwn)}) as of_agent
    where ${appUser.institutionId} = ${institutionId} and ${restrictToAgents(sql`${appUser.id}`, selection)}
    union all
    select null::bigint, of_nobody.* from (${rowsOf(sql`${collectionLog.agentId} is null`, withQueue)}) as of_nobody
    where ${restrictToAgents(sql`null::bigint`, selection)}
  ) as worked ${areAllCounted ? sql`` : chosen}`;
};
