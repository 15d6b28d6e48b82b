import { sql } from 'drizzle-orm';
import type { SeedConnection } from './seedConnection';
import { FAILED_DEVICE, planFailedChecks, writeFailed } from './seedFailedChecks';
import type { MadeUser } from './seedOrganization';

interface TrailPlan {
  readonly institutionId: number;
  readonly users: readonly MadeUser[];
  readonly timeZone: string;
  readonly now: Date;
}

/** Days of which every sign-in is known. */
const KNOWN_DAYS = 5;

/** Inserts morning sign-ins of all users, some after a wrong password or captcha. */
async function mornings(tx: SeedConnection, { institutionId, timeZone, now }: TrailPlan): Promise<void> {
  await tx.execute(sql`
    with drawn as (
      select u.id, u.face_check, attempt, ('x' || substr(md5(u.username || back || attempt), 1, 6))::bit(24)::integer as dice,
        (date_trunc('day', ${now}::timestamptz at time zone ${timeZone}::text) - make_interval(days => back)) as day
      from app_user u cross join generate_series(0, ${KNOWN_DAYS - 1}) as back cross join generate_series(1, 2) as attempt
      where u.institution_id = ${institutionId} and u.enabled
    ), timed as (
      select *, (day + interval '8 hours 20 minutes' + make_interval(secs => (id * 97) % 2400 + attempt * 40)) at time zone ${timeZone}::text as at
      from drawn where attempt = 2 or dice % 9 = 0
    )
    insert into login_log (institution_id, user_id, client, outcome, ip, veins, created_at)
    select ${institutionId}::bigint, id, 'main', case when attempt = 1 then case when dice % 2 = 0 then 'wrongCredentials' else 'wrongCaptcha' end
      when face_check = 'none' then 'success' else 'livenessPassed' end,
      '10.20.' || (id % 40) || '.' || (10 + id % 200), md5('device ' || id), at
    from timed where at <= ${now}::timestamptz order by at, id`);
}

interface Stretch {
  readonly after: Date;
  readonly until: Date;
}

/** Inserts their audit log rows in chronological order, because the database chains each row. */
async function trailOfMornings(tx: SeedConnection, { institutionId, timeZone }: TrailPlan, { after, until }: Stretch) {
  await tx.execute(sql`
    with l as (select * from login_log where institution_id = ${institutionId} and veins <> ${FAILED_DEVICE}),
    told as (
      select l.id, l.user_id, l.created_at as at, 'signIn' as event,
        case when outcome = 'livenessPassed' then 'livenessPending' else outcome end as outcome,
        '{"client":"' || client || '","ip":"' || ip || '"}' as detail
      from l
      union all
      select l.id, l.user_id, l.created_at + interval '14 seconds', 'faceCheck', 'passed', '{"kind":"camera","verdict":"pass","attempt":1}'
      from l where outcome = 'livenessPassed'
      union all
      select l.id, l.user_id, (date_trunc('day', l.created_at at time zone ${timeZone}::text) + interval '18 hours'
        + make_interval(secs => (l.user_id * 53) % 1800)) at time zone ${timeZone}::text, 'logout', 'logout', null
      from l where outcome in ('success', 'livenessPassed') and l.id % 4 <> 0
    )
    insert into trail_entry (institution_id, at, source, event, outcome, user_id, login_log_id, detail)
    select ${institutionId}::bigint, at, 'server', event, outcome, user_id, id, detail from told
    where at > ${after}::timestamptz and at <= ${until}::timestamptz order by at, id, event`);
}

/** Inserts recent sign-ins with their audit log; the newest include failed face checks (TR-02). */
export const seedTrail = async (tx: SeedConnection, plan: TrailPlan): Promise<void> => {
  await mornings(tx, plan);
  let after = new Date(0);
  // Times in a chain must increase, so the failed checks are inserted at their time.
  for (const check of planFailedChecks(plan)) {
    // oxlint-disable-next-line no-await-in-loop -- links of one chain
    await trailOfMornings(tx, plan, { after, until: check.begin });
    // oxlint-disable-next-line no-await-in-loop
    await writeFailed(tx, check);
    after = check.begin;
  }
  await trailOfMornings(tx, plan, { after, until: plan.now });
};
