import { sql } from 'drizzle-orm';
import { DEDUCTION } from '@/contract/codes/moneyCodes';
import { toCodeLiteral } from '../../database/toCodeLiteral';
import type { Transaction } from '../../database/connect';
import { task } from '../../database/tables/caseTables';
import { payLog } from '../../database/tables/moneyTables';
import { institution } from '../../database/tables/organizationTables';
import { promisePart } from '../../database/tables/planTables';

/**
 * Sets each case's promise to the first unfulfilled part of its payment plan; if all are fulfilled, to the last (MI-08). Call it after
 * money of these loans has changed, with their cases locked. The next action follows unless another time was agreed.
 */
export async function followPlans(tx: Transaction, loanIds: readonly number[]): Promise<void> {
  if (loanIds.length === 0) return;
  await tx.execute(sql`
    with plan as (
      select t.id, t.institution_id, t.loan_id, t.promise_plan_id, t.promise_made_at, i.time_zone
      from ${task} t join ${institution} i on i.id = t.institution_id
      where t.loan_id = any(${sql.param([...loanIds])}::bigint[]) and t.promise_plan_id is not null
    ), judged as (
      select plan.institution_id, plan.id, p.part, p.due_at, p.amount, p.before, p.before + p.amount <= (
        select coalesce(sum(paid.amount), 0) from ${payLog} paid
        where paid.institution_id = plan.institution_id and paid.loan_id = plan.loan_id and paid.status = ${toCodeLiteral(DEDUCTION.succeeded)} and paid.op_at > plan.promise_made_at
          and paid.op_at < ((p.day + 1)::timestamp at time zone plan.time_zone)
      ) as kept
      from plan join ${promisePart} p on p.institution_id = plan.institution_id and p.plan_id = plan.promise_plan_id
    ), next as (
      select distinct on (id) institution_id, id, due_at, amount, before from judged order by id, kept, case when kept then -part else part end
    )
    update ${task} as t set promised_amount = next.amount, promised_at = next.due_at, promised_before = next.before,
      next_action_at = case when t.next_action_at = t.promised_at then next.due_at else t.next_action_at end
    from next where t.institution_id = next.institution_id and t.id = next.id and t.promised_at <> next.due_at`);
}
