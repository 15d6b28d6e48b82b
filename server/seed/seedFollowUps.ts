import { sql } from 'drizzle-orm';
import type { SeedConnection } from './seedConnection';

/** Parameters of the follow-ups of an institution's agents. */
export interface FollowUpPlan {
  readonly institutionId: number;
  readonly timeZone: string;
  readonly now: Date;
  /** Text of the remark. */
  readonly remark: string;
}

/**
 * Sets a follow-up for today on some cases of every agent, mostly of contacts that were reached. Randomness derives from the loan's
 * number.
 */
export const seedFollowUps = async (
  tx: SeedConnection,
  { institutionId, timeZone, now, remark }: FollowUpPlan,
): Promise<void> => {
  await tx.execute(sql`
    with today as (
      select date_trunc('day', ${now.toISOString()}::timestamptz, ${timeZone}) as begins
    ), worked as (
      select t.id, t.agent_id, t.last_call_agent, t.last_call_at, begins, ('x' || substr(md5(t.loan_no || ' follow-up'), 1, 7))::bit(28)::integer as dice,
        row_number() over (partition by t.agent_id order by t.last_call_status = 'CNCT' desc, md5(t.loan_no || ' follow-up')) as place,
        count(*) over (partition by t.agent_id) as many
      from task t cross join today
      where t.institution_id = ${institutionId} and t.agent_id is not null and t.status = 'C10' and t.last_call_at < begins
        and (t.promised_at is null or t.promised_at < begins)
    ), agreed as (
      select id, agent_id, last_call_agent, last_call_at + interval '3 minutes' as noted, begins + make_interval(hours => 9 + dice % 9, mins => 5 * (dice / 9 % 12)) as at
      from worked where place <= greatest(2, many / 10)
    ), noted as (
      insert into collection_log (institution_id, task_id, agent_id, creator_name, call_status, call_result, channel, remarks, next_follow_up_at, created_at)
      select ${institutionId}::bigint, id, agent_id, last_call_agent, 'OTHER', 'MEMO', '01', ${remark}, at, noted from agreed order by noted
    )
    update task t set next_follow_up_at = a.at, next_action_at = a.at, last_follow_up_at = a.noted from agreed a where t.id = a.id`);
};
