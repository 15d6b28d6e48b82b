import { CASE, OPEN_CASE_STATUSES } from '@/contract/codes/caseStatus';
import { DEDUCTION } from '@/contract/codes/deductionStatus';
import { codeLiteral } from '../../database/codeLiteral';
import { type SQL, sql } from 'drizzle-orm';
import { collectionLog, task } from '../../database/tables/caseTables';
import { payLog } from '../../database/tables/moneyTables';
import { promisePart, promisePlan } from '../../database/tables/planTables';
import type { TimeSpan } from '../../values/timeSpan';

/*
 * What the dashboard's figures mean (DB-01; docs/board.md says the same in words). Totals, drill-down, export, final scores and the
 * results box all take them from here, so that they cannot disagree. Each is a condition on one row; what a line of the collection log
 * counts as is kept with it (tables/whatCounts).
 */

/** Money that came in: a successful deduction or repayment. */
export const isRecovered = ({ start, end }: TimeSpan): SQL =>
  sql`${payLog.status} = ${codeLiteral(DEDUCTION.succeeded)} and ${payLog.opAt} >= ${start} and ${payLog.opAt} <= ${end}`;

/** A case that ended because all of it was paid; closed, extended, withdrawn and refunded ones are nobody's success. */
export const isSettled = ({ start, end }: TimeSpan): SQL =>
  sql`${task.status} = ${codeLiteral(CASE.settled)} and ${task.settledAt} >= ${start} and ${task.settledAt} <= ${end}`;

/** An open case that somebody holds. Written in constants, as the index task_open is. */
export const IS_BOUND = sql`${task.status} in (${codeLiteral(...OPEN_CASE_STATUSES)}) and ${task.agentId} is not null`;

/** A case that was given to whoever holds it. */
export const isNew = ({ start, end }: TimeSpan): SQL =>
  sql`${task.agentId} is not null and ${task.assignedAt} >= ${start} and ${task.assignedAt} <= ${end}`;

/** Something recorded on a case; whoever records anything has handled it. */
export const isHandled = ({ start, end }: TimeSpan): SQL =>
  sql`${collectionLog.createdAt} >= ${start} and ${collectionLog.createdAt} <= ${end}`;

/** The institution's calendar day of a time. */
export const dayAt = (time: SQL | typeof payLog.opAt, timeZone: string): SQL =>
  sql`(${time} at time zone ${timeZone})::date`;

const getStart = (day: SQL, timeZone: string): SQL => sql`(${day}::timestamp at time zone ${timeZone})`;

const paidUntil = (
  day: SQL,
  plan: { readonly institutionId: SQL; readonly loanId: SQL; readonly madeAt: SQL },
  timeZone: string,
): SQL => sql`(
  select coalesce(sum(paid.amount), 0) from ${payLog} paid where paid.institution_id = ${plan.institutionId}
    and paid.loan_id = ${plan.loanId} and paid.status = ${codeLiteral(DEDUCTION.succeeded)}
    and paid.op_at > ${plan.madeAt} and paid.op_at < ${getStart(sql`(${day} + 1)`, timeZone)})`;

const PLAN = { institutionId: sql`plan.institution_id`, loanId: sql`plan.loan_id`, madeAt: sql`plan.made_at` };

/**
 * Every promise as a row of the log: of a payment plan each part is one of its own, as long as those before it were kept and the plan
 * had not ended when its day began (MI-08, docs/money.md). Lines without a promise are rows as well: a period of promised_at leaves them
 * out, and to say so once more would let PostgreSQL expect a hundredth of what there is.
 */
export const promiseRows = (timeZone: string): SQL => sql`(
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
 * A promise that fell due: its day lies in the period, and it was not replaced before that day began, nor by a later one for the
 * same day. `promised_at` of the row is in the period anyway; here is the rest.
 */
export const isLastWord = (timeZone: string): SQL => {
  const due = dayAt(sql`${collectionLog.promisedAt}`, timeZone);
  return sql`not exists (
    select 1 from ${collectionLog} later where later.institution_id = ${collectionLog.institutionId} and later.task_id = ${collectionLog.taskId} and later.promised_at is not null
      and (later.created_at, later.id) > (${collectionLog.createdAt}, ${collectionLog.id})
      and (later.created_at < ${getStart(due, timeZone)} or ${dayAt(sql`later.promised_at`, timeZone)} = ${due})
  )`;
};

/** Kept, of promiseRows: what came in on the loan after the promise and until its day was over reaches what was promised, as in the case list (promiseState). */
export const isKept = (timeZone: string): SQL => {
  const due = dayAt(sql`${collectionLog.promisedAt}`, timeZone);
  const made = {
    institutionId: sql`${task.institutionId}`,
    loanId: sql`${task.loanId}`,
    madeAt: sql`${collectionLog.createdAt}`,
  };
  return sql`${paidUntil(due, made, timeZone)} >= collection_log.promised_before + ${collectionLog.promisedAmount}`;
};
