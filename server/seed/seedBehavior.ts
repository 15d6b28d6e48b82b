import { sql } from 'drizzle-orm';
import type { SeedConnection } from './seedConnection';

interface BehaviourPlan {
  readonly institutionId: number;
  readonly timeZone: string;
  readonly now: Date;
}

/** Number of days with activity of agents; those before the last seven are the baseline. */
const KNOWN_DAYS = 11;

const desk = sql`'10.20.' || (a.agent_id % 40) || '.' || (10 + a.agent_id % 200)`;

/** Inserts activity around each logged call: the case is opened, often the number is shown and dialed, sometimes other data is viewed. */
async function usualWork(tx: SeedConnection, { institutionId, timeZone, now }: BehaviourPlan): Promise<void> {
  await tx.execute(sql`
    with a as (
      select l.id, l.agent_id, t.loan_no, l.created_at from collection_log l
        join task t on t.institution_id = l.institution_id and t.id = l.task_id
      where l.institution_id = ${institutionId} and l.agent_id is not null and l.created_at <= ${now}::timestamptz
        and extract(hour from l.created_at at time zone ${timeZone}::text) between 8 and 20
        and l.created_at > ${now}::timestamptz - make_interval(days => ${KNOWN_DAYS})
    )
    insert into behaviour (institution_id, user_id, type, loan_no, detail, socket_ip, created_at)
    select ${institutionId}::bigint, a.agent_id, k.type, a.loan_no, k.detail, ${desk}, a.created_at - make_interval(secs => k.secs)
    from a join (values ('openCase', null, 150, 1), ('revealPhone', 'mobilePhone', 120, 2), ('dialPhone', 'mobilePhone', 110, 3),
      ('revealPhone', 'contactPhone', 90, 7), ('viewPicture', null, 80, 23), ('revealIdNumber', 'identityNumber', 70, 31),
      ('revealAddress', 'homeAddress', 60, 41)) as k (type, detail, secs, nth) on a.id % k.nth = 0
    order by a.created_at, a.id, k.secs desc`);
}

/** Inserts three unusual agents for monitoring: very many views, work at night, and another place. */
async function unusualWork(tx: SeedConnection, { institutionId, timeZone, now }: BehaviourPlan): Promise<void> {
  await tx.execute(sql`
    with yesterday as (select date_trunc('day', ${now}::timestamptz at time zone ${timeZone}::text) - interval '1 day' as day),
    agents as (
      select u.id, row_number() over (order by u.id desc) as place from app_user u
      where u.institution_id = ${institutionId} and u.role = 'member'
        and exists (select 1 from behaviour b where b.institution_id = u.institution_id and b.user_id = u.id)
    ), chosen as (select id, place from agents where place <= 3),
    drawn as (
      select c.id as user_id, c.place, t.loan_no, row_number() over (partition by c.id order by t.id) as number
      from chosen c join task t on t.institution_id = ${institutionId} and t.group_id is not distinct from
        (select group_id from app_user where institution_id = ${institutionId} and id = c.id)
    )
    insert into behaviour (institution_id, user_id, type, loan_no, detail, socket_ip, created_at)
    select ${institutionId}::bigint, user_id, case when number % 5 = 0 then 'revealIdNumber' else 'revealPhone' end, loan_no,
      case when number % 5 = 0 then 'identityNumber' else 'mobilePhone' end,
      case place when 3 then '187.190.44.7' else '10.20.9.' || (10 + user_id % 200) end,
      (yesterday.day + case place when 1 then interval '15 hours' when 2 then interval '2 hours' else interval '11 hours' end
        + make_interval(secs => 41 * number)) at time zone ${timeZone}::text
    from drawn cross join yesterday where number <= case place when 1 then 140 when 2 then 9 else 6 end
    order by 7`);
}

/** Inserts recent uses of personal data by agents (MO-01). */
export const seedBehavior = async (tx: SeedConnection, plan: BehaviourPlan): Promise<void> => {
  await usualWork(tx, plan);
  await unusualWork(tx, plan);
};
