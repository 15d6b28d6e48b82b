import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '@/contract/duration';
import { getTaskDetailPath } from '@/contract/routes';
import type { Database } from '../../database/connect';
import { appUser, institution, systemSetting } from '../../database/tables/organizationTables';
import { DEMO_PLACES_SETTING } from '../../modules/signIn/signInFacade';
import type { Settings } from '../../settings/settings';
import { addDays, startOfDay, toCalendarDay } from '../../values/toCalendarDay';
import { askForApprovals, rejectRequest } from './approvalSteps';
import { recordPreferences, tryForbiddenCalls } from './contactSteps';
import { listDemoCases } from './demoCases';
import { type DemoDay, PLACES } from './demoDay';
import { actAs, type DemoServer } from './demoUser';
import { sendUnclearPayments } from './sendUnclearPayments';

const AGENT = 'agent';

/** Returns the time of an hour of the previous day of the institution. */
const yesterdayAt = ({ today, timeZone }: DemoDay, hour: number): Date =>
  new Date(startOfDay(addDays(today, -1), timeZone).getTime() + hour * HOUR_MS);

const LIMITS = {
  deduction: 2000,
  extension: 5000,
  batchMove: 100,
  fine: 1000,
  grant: false,
  auditorReset: false,
  hours: 72,
};

async function play(day: DemoDay): Promise<void> {
  const { server, today } = day;
  await actAs(server, { username: 'admin', past: yesterdayAt(day, 10) }, (send) =>
    send('manage/config/secondPerson/update', LIMITS),
  );
  await actAs(server, { username: AGENT, past: yesterdayAt(day, 11) }, (send) => recordPreferences(day, send));
  await actAs(server, { username: AGENT, past: yesterdayAt(day, 23) }, (send) => tryForbiddenCalls(day, send));
  await actAs(server, { username: AGENT }, (send) => askForApprovals(day, send));
  await actAs(server, { username: 'leader' }, (send) => rejectRequest(day, send));
  await actAs(server, { username: 'admin' }, (send) =>
    send('manage/law/replay/start', { from: addDays(today, -14), to: addDays(today, -1) }),
  );
  await sendUnclearPayments(day);
  await storePlaces(day);
}

/** Stores the addresses of the cases that the app links to. */
async function storePlaces({ server, cases, institutionId }: DemoDay): Promise<void> {
  const places = Object.fromEntries(
    Object.entries(cases).map(([place, { id, loanNo }]) => [place, getTaskDetailPath(String(id), loanNo)]),
  );
  await server.database
    .insert(systemSetting)
    .values({ institutionId, key: DEMO_PLACES_SETTING, value: JSON.stringify(places) });
}

async function findDemoDay(server: DemoServer): Promise<DemoDay | undefined> {
  const { database, clock } = server;
  const found = await listDemoCases(database, AGENT, PLACES.length);
  const [of] = await database
    .select({ institutionId: institution.id, code: institution.code, timeZone: institution.timeZone })
    .from(institution)
    .innerJoin(appUser, eq(appUser.institutionId, institution.id))
    .where(eq(appUser.username, AGENT));
  if (found.length < PLACES.length || !of) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one case for each place, counted above
  const cases = Object.fromEntries(PLACES.map((place, index) => [place, found[index]])) as DemoDay['cases'];
  const { code: institutionCode, institutionId, timeZone } = of;
  return {
    server,
    cases,
    institutionId,
    institutionCode,
    timeZone,
    today: toCalendarDay(clock.now, timeZone),
    now: clock.now,
  };
}

interface DemoDayOptions {
  readonly given: Settings;
  readonly now: Date;
  /** Creates the server that the demo users call. */
  readonly createApp: (options: {
    readonly settings: Settings;
    readonly database: Database;
    readonly now: () => Date;
  }) => Promise<FastifyInstance>;
}

/**
 * Adds a day of work to fresh synthetic data: preferences, refused contacts, a payment plan, requests for approval, a replay and payments
 * to clarify. Every step is a call of a demo user to the server itself. Data without enough cases get no such day.
 */
export async function createDemoDay(database: Database, { given, now, createApp }: DemoDayOptions): Promise<void> {
  // Nobody pays while the clock shows the past.
  const settings: Settings = { ...given, simulatedLenderEvery: 0, logLevel: 'silent' };
  const clock = { now };
  const app = await createApp({ settings, database, now: () => clock.now });
  try {
    const day = await findDemoDay({ app, database, settings, clock });
    if (day) await play(day);
  } finally {
    await app.close();
  }
}
