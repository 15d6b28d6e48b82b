import { sql } from 'drizzle-orm';
import type { SeedConnection } from './seedConnection';

/**
 * Inserts repayment codes and some extension codes that agents requested after a call; randomness derives from the loan's number. A
 * running server polls the channel for valid codes; reported payments arrive through the channel (MI-06).
 */
export const seedCodes = async (
  tx: SeedConnection,
  { institutionId, now }: { institutionId: number; now: Date },
): Promise<void> => {
  await tx.execute(sql`
    with drawn as (
      select t.id, t.loan_id, t.agent_id, t.amount, t.last_call_at + interval '90 seconds' as requested, place,
        ('x' || substr(md5(t.loan_no || ' code ' || place), 1, 7))::bit(28)::integer as dice,
        translate(md5(t.loan_no || ' digits ' || place), 'abcdef', '123456') as digits
      from task t cross join generate_series(1, 2) as place
      where t.institution_id = ${institutionId} and t.agent_id is not null and t.status in ('C10', 'C20') and t.amount > 10000
        and t.last_call_at < ${now}::timestamptz - interval '10 minutes'
    ), channelled as (
      select *, (array['BANK', 'STORE', 'WALLET'])[1 + dice % 3] as channel, (array[18, 14, 10])[1 + dice % 3] as length
      from drawn where dice % case place when 1 then 9 else 31 end = 0
    ), timed as (
      select *, requested + make_interval(secs => 200 * (place - 1)) as asked_at from channelled
    )
    insert into repayment_code (institution_id, task_id, loan_id, agent_id, type, channel, days, amount, maximum, code, requested_at, asked_at, updated_at,
      expires_at, ask_at, ended_at, ended_how)
    select ${institutionId}::bigint, id, loan_id, agent_id, case when place = 2 then '2' else '1' end, channel,
      case when place = 2 then 7 + dice % 3 * 4 end,
      greatest(100, amount * (20 + dice % 60) / 10000 * 100), amount, '4' || substr(digits, 1, length - 1),
      asked_at, asked_at, asked_at + interval '47 seconds', over, case when over > ${now}::timestamptz then ${now}::timestamptz end,
      case when over <= ${now}::timestamptz then over end, case when over <= ${now}::timestamptz then 'expired' end
    from timed cross join lateral (select asked_at + interval '3 days' as over) as until order by id, place`);
};
