import { CASE, LOAN } from '@/contract/codes/caseCodes';
import { codeLiteral } from '../database/codeLiteral';
import { sql } from 'drizzle-orm';
import type { SeedConnection } from './seedConnection';

/** Days by which extensions of the synthetic history were granted. */
const DAYS = 45;

/**
 * Inserts extensions (MI-07). Recent ones have a due day in the future. Older due days have passed, and their cases return
 * automatically.
 */
export const seedExtensions = async (
  tx: SeedConnection,
  { institutionId, now }: { readonly institutionId: number; readonly now: Date },
): Promise<void> => {
  await tx.execute(sql`
    with waiting as (
      select t.id, t.loan_id, t.penalty_date as was, t.settled_at::date + ${DAYS}::integer as due_day from task t
      where t.institution_id = ${institutionId} and t.status = ${codeLiteral(CASE.extended)}
        and t.settled_at > ${now.toISOString()}::timestamptz - make_interval(days => ${DAYS}::integer - 2)
    ), lent as (
      update loan l set penalty_date = w.due_day, status = ${codeLiteral(LOAN.notSettled)} from waiting w where l.id = w.loan_id and l.due > 0
    ), planned as (
      update repay_plan p set planned_date = p.planned_date + (w.due_day - w.was) from waiting w where p.loan_id = w.loan_id and p.income < p.total
    )
    update task t set penalty_date = w.due_day from waiting w where t.id = w.id`);
};
