import { sql } from 'drizzle-orm';
import { task } from '../database/tables/caseTables';
import { payLog } from '../database/tables/moneyTables';

/**
 * Id of a payment's case, to be joined laterally as `newest.task_id`. An import may have added payments without a case; then it is the
 * newest case of the loan. The id is resolved before the join: row-level security prevents index use for a condition with a subquery,
 * and all cases of the institution would be read.
 */
export const NEWEST_CASE = sql`(select coalesce(${payLog.taskId}, (
  select max(t.id) from ${task} t where t.institution_id = ${payLog.institutionId} and t.loan_id = ${payLog.loanId})) as task_id offset 0) as newest`;

/** Join condition for the case with that id. */
export const IS_NEWEST_CASE = sql`${task.institutionId} = ${payLog.institutionId} and ${task.id} = newest.task_id`;
