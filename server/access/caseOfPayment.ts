import { sql } from 'drizzle-orm';
import { task } from '../database/tables/caseTables';
import { payLog } from '../database/tables/moneyTables';

/**
 * The number of a payment's case, to be joined laterally as `newest.task_id`: an import may have brought payments in without their case, and
 * then it is the newest of the loan. It is found before the case is joined by it, because row security lets no index serve a condition that
 * asks another table: every case of the institution was read.
 */
export const NEWEST_CASE = sql`(select coalesce(${payLog.taskId}, (
  select max(t.id) from ${task} t where t.institution_id = ${payLog.institutionId} and t.loan_id = ${payLog.loanId})) as task_id offset 0) as newest`;

/** The case of that number. */
export const IS_NEWEST_CASE = sql`${task.institutionId} = ${payLog.institutionId} and ${task.id} = newest.task_id`;
