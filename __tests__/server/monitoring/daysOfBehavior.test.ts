import { eq, sql } from 'drizzle-orm';
import { ODD_HOURS_FROM, ODD_HOURS_UNTIL } from '@/contract/ourLimits';
import { institution } from '../../../server/database/tables/organizationTables';
import { behavior } from '../../../server/database/tables/workTables';
import { countBehavior } from '../../../server/modules/monitoring/behaviorCountStore';
import { countBehaviorByHour } from '../../../server/modules/monitoring/behaviorDetailStore';
import type { Caller } from '../../../server/kernel/caller';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import { createRandom } from '../../../server/seed/random';
import { addDays, endOfDay, startOfDay } from '../../../server/values/toCalendarDay';
import { freshDatabase, type TestDatabase } from '../../support/server/database';
import { makeInstitution, makeUser } from '../../support/server/people';

const SEED = Number(process.env['BEHAVIOUR_SEED'] ?? Date.now() % 1_000_000);
const RECORDS = 600;
const HOUR_MS = 3_600_000;
const [BEFORE_DAYS, DAYS] = [9, 7];

/** Clocks that are put forward or back in the days around, by an hour or by half of it, and such as lie at quarters of an hour. */
const CLOCKS: [zone: string, around: string][] = [
  ['America/New_York', '2026-03-08'],
  ['Europe/Berlin', '2026-10-25'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['America/Santiago', '2026-09-06'],
  ['Asia/Kathmandu', '2026-03-11'],
  ['America/Mexico_City', '2026-03-11'],
];

let made: TestDatabase;
beforeAll(async () => {
  made = await freshDatabase();
});
afterAll(() => made.drop());

test.each(CLOCKS)(
  'MO-01 SC-02 days and hours around %s, %s, are those of the clock there',
  async (timeZone, around) => {
    const random = createRandom(SEED);
    const institutionId = await makeInstitution(made.database);
    const userId = await makeUser(made.database, { institutionId });
    await made.database.update(institution).set({ timeZone }).where(eq(institution.id, institutionId));
    const from = addDays(around, -3);
    const start = startOfDay(from, timeZone);
    const end = endOfDay(startOfDay(addDays(from, DAYS - 1), timeZone), timeZone);
    const before = startOfDay(addDays(from, -BEFORE_DAYS), timeZone);
    const hours = (end.getTime() - before.getTime()) / HOUR_MS;
    const record = () => ({
      institutionId,
      userId,
      type: random.pick(['revealPhone', 'openCase', 'viewPicture']),
      loanNo: random.pick([null, `L${random.int(1, 40)}`]),
      socketIp: `10.0.0.${random.int(1, 3)}`,
      // Half of the times are at the very beginning of an hour or one millisecond before.
      createdAt: new Date(
        before.getTime() + random.int(0, hours) * HOUR_MS + random.pick([0, -1, random.int(0, HOUR_MS)]),
      ),
    });
    await made.database.insert(behavior).values(Array.from({ length: RECORDS }, record));
    const caller = { institutionId, timeZone, role: 'admin', groupId: null } as Caller;
    const [figures] = await inTenantTransaction(made.database, { institutionId }, (tx) =>
      countBehavior(tx, { caller, before, start, end }),
    );
    const told = await inTenantTransaction(made.database, { institutionId }, (tx) =>
      countBehaviorByHour(tx, { caller, start, end }),
    );
    const clock = sql`created_at at time zone ${timeZone}::text`;
    const within = sql`institution_id = ${institutionId} and created_at >= ${start} and created_at <= ${end}`;
    const days = await made.database.execute(sql`
      select (${clock})::date::text as day, count(*) filter (where type <> 'openCase')::int as reveals, count(distinct loan_no)::int as borrowers
      from behaviour where ${within} group by 1 order by 1`);
    const all = await made.database.execute<{ hour: number; times: number }>(
      sql`select extract(hour from ${clock})::int as hour, count(*)::int as times from behaviour where ${within} group by 1 order by 1`,
    );
    const odd = all.rows.filter(({ hour }) => hour < ODD_HOURS_UNTIL || hour >= ODD_HOURS_FROM);
    expect({ SEED, days: figures?.days }).toEqual({ SEED, days: days.rows });
    expect({ SEED, odd: figures?.oddHours }).toEqual({ SEED, odd: odd.reduce((sum, { times }) => sum + times, 0) });
    expect({ SEED, told: told.map((times, hour) => ({ hour, times })).filter(({ times }) => times > 0) }).toEqual({
      SEED,
      told: all.rows,
    });
  },
);
