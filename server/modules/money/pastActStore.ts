import { sql, type SQL } from 'drizzle-orm';
import { DEDUCTION, DEDUCTION_BY } from '@/contract/codes/moneyCodes';
import { toMinorUnits } from '@/contract/minor';
import { toCodeLiteral } from '../../database/toCodeLiteral';
import { caseEvent } from '../../database/tables/callTables';
import { loan, task } from '../../database/tables/caseTables';
import { payLog, repaymentCode } from '../../database/tables/moneyTables';
import { PAST_ACTIONS_MAX, type PastAction } from '../../kernel/approvableAction';
import type { CallerContext } from '../../access/callContext';
import { COUNTED_DEDUCTIONS } from './payLogStore';

type PastContext = Pick<CallerContext, 'tx' | 'caller'>;

async function readActs(query: SQL, { tx }: PastContext): Promise<PastAction[]> {
  const { rows } = await tx.execute<{ amount: string; today: string }>(query);
  return rows.map(({ amount, today }) => ({ amount: toMinorUnits(Number(amount)), today: Number(today) }));
}

/** Lists the newest PAST_ACTIONS_MAX deductions by users since a time, each with those of its loan earlier that day. */
export const listPastDeductions = (since: Date, context: PastContext): Promise<PastAction[]> =>
  readActs(
    sql`
    with newest as (
      select id, loan_id, amount, status, op_at from ${payLog}
      where institution_id = ${context.caller.institutionId} and op_at >= ${since.toISOString()}::timestamptz
        and type = ${toCodeLiteral(DEDUCTION_BY.agent)}
      order by op_at desc limit ${PAST_ACTIONS_MAX}
    )
    select amount, coalesce(sum(amount) filter (where status in (${toCodeLiteral(...COUNTED_DEDUCTIONS)})) over (
      partition by loan_id, (op_at at time zone ${context.caller.timeZone})::date order by op_at, id
      rows between unbounded preceding and 1 preceding
    ), 0) as today
    from newest`,
    context,
  );

/**
 * Lists the extensions since a time: granted ones by the amount that was due, which is the amount due now and what was paid since;
 * and offers of paid ones.
 */
export const listPastExtensions = (since: Date, context: PastContext): Promise<PastAction[]> =>
  readActs(
    sql`
    with granted as (
      select id, institution_id, task_id, created_at from ${caseEvent}
      where institution_id = ${context.caller.institutionId} and event = 'extended' and created_at >= ${since.toISOString()}::timestamptz
        and actor_id is not null
      order by created_at desc limit ${PAST_ACTIONS_MAX}
    ), codes as (
      select maximum, days, requested_at from ${repaymentCode}
      where institution_id = ${context.caller.institutionId} order by id desc limit ${PAST_ACTIONS_MAX}
    )
    select l.due + coalesce(sum(p.amount), 0) as amount, 0 as today
    from granted
      join ${task} t on t.institution_id = granted.institution_id and t.id = granted.task_id
      join ${loan} l on l.institution_id = t.institution_id and l.id = t.loan_id
      left join ${payLog} p on p.institution_id = l.institution_id and p.loan_id = l.id and p.op_at > granted.created_at
        and p.op_at >= ${since.toISOString()}::timestamptz and p.status = ${toCodeLiteral(DEDUCTION.succeeded)}
    group by granted.id, l.institution_id, l.id
    union all
    select maximum, 0 from codes where days is not null and requested_at >= ${since.toISOString()}::timestamptz`,
    context,
  );
