import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '@/contract/duration';
import { getTaskDetailPath } from '@/contract/routes';
import type { Database } from '../../database/connect';
import { approval } from '../../database/tables/approvalTables';
import { appUser, institution, systemSetting } from '../../database/tables/organizationTables';
import { DEMO_PLACES_SETTING } from '../../modules/signIn/signInFacade';
import type { Settings } from '../../settings/settings';
import { addDays, startOfDay, toCalendarDay } from '../../values/toCalendarDay';
import { actAs, type SendCall, type DemoServer } from './demoUser';
import { getDemoContacts, listDemoCases, type DemoCase } from './demoCases';
import { sendUnclearPayments } from './unclearPayments';

const AGENT = 'agent';

/** Cases of the demo day, in the order in which they are found. */
const PLACES = ['hours', 'work', 'night', 'plan', 'longPlan', 'deduction', 'rejected'] as const;

type Place = (typeof PLACES)[number];

interface DemoDay {
  readonly server: DemoServer;
  readonly cases: Readonly<Record<Place, DemoCase>>;
  readonly timeZone: string;
  readonly institutionId: number;
  readonly institutionCode: string;
  /** The institution's current day. */
  readonly today: string;
  readonly now: Date;
}

/** Returns the time of an hour of the previous day of the institution. */
const yesterdayAt = ({ today, timeZone }: DemoDay, hour: number): Date =>
  new Date(startOfDay(addDays(today, -1), timeZone).getTime() + hour * HOUR_MS);

/** Two borrowers say when and where they accept calls (LC-05). */
async function recordPreferences({ server, cases }: DemoDay, send: SendCall): Promise<void> {
  const { other } = await getDemoContacts(server.database, cases.work);
  await send('task/wish', {
    taskId: String(cases.hours.id),
    kind: 'hours',
    hours: { from: '08:00', to: '12:00' },
    channel: '01',
    remark: 'Trabaja por las tardes; pide llamadas solo por la mañana.',
  });
  await send('task/wish', {
    taskId: String(cases.work.id),
    kind: 'notAtWork',
    contactId: other,
    channel: '01',
    remark: 'En su trabajo no puede atender llamadas personales.',
  });
}

/** The rules refuse calls late in the evening and to a workplace (LC-03). */
async function tryForbiddenCalls({ server, cases }: DemoDay, send: SendCall): Promise<void> {
  for (const [place, person, expected] of [
    ['hours', 'borrower', 'unlawful'],
    ['work', 'other', 'unlawful'],
    ['night', 'borrower', 'lawDoubts'],
  ] as const) {
    const of = cases[place];
    // oxlint-disable-next-line no-await-in-loop -- one agent calls one after the other
    const contacts = await getDemoContacts(server.database, of);
    // oxlint-disable-next-line no-await-in-loop
    await send('task/dial', { taskId: String(of.id), contactId: contacts[person] }, expected);
  }
}

/** Splits an amount in minor units into parts on days from today; the last part is the rest. */
function toParts(
  { today }: DemoDay,
  { amount }: DemoCase,
  shares: readonly (readonly [days: number, share: number])[],
) {
  const whole = Math.floor(amount / 100);
  const amounts = shares.map(([, share]) => Math.floor(whole * share));
  const rest = whole - amounts.slice(0, -1).reduce((sum, each) => sum + each, 0);
  return shares.map(([days], place) => ({
    day: addDays(today, days),
    amount: place === shares.length - 1 ? rest : amounts[place],
  }));
}

const promise = (of: DemoCase, promisedParts: object) => ({
  taskId: String(of.id),
  callStatus: 'CNCT',
  callResult: 'PTP',
  type: '01',
  promisedParts,
});

/** The agent agrees on a payment plan, and asks for what needs an approval (MI-08, MI-09). */
async function askForApprovals(day: DemoDay, send: SendCall): Promise<void> {
  const { cases } = day;
  const { plan, longPlan, deduction, rejected } = cases;
  await send(
    'task/record',
    promise(
      plan,
      toParts(day, plan, [
        [6, 0.4],
        [20, 0.3],
        [34, 0.3],
      ]),
    ),
  );
  await send(
    'task/record',
    promise(
      longPlan,
      toParts(day, longPlan, [
        [6, 0.15],
        [50, 0.35],
        [90, 0.5],
      ]),
    ),
    'secondPerson',
  );
  for (const { id, amount } of [deduction, rejected]) {
    const body = { taskId: String(id), amount: Math.floor(amount / 200), remark: 'El titular autoriza el cargo.' };
    // oxlint-disable-next-line no-await-in-loop -- entries of one chain
    await send('task/partDeduce', body, 'secondPerson');
  }
}

/** The leader rejects one of the requests, with the reason that the agent receives. */
async function rejectRequest({ server, cases }: DemoDay, send: SendCall): Promise<void> {
  const [request] = await server.database
    .select({ id: approval.id })
    .from(approval)
    .where(eq(approval.taskId, cases.rejected.id));
  const reason = 'El titular pidió un plan de pagos; acuérdalo antes de cargar.';
  await send('approvals/refuse', { id: String(request?.id), reason });
}

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
  const { server, now, today } = day;
  await actAs(server, { username: 'admin', at: yesterdayAt(day, 10) }, (send) =>
    send('manage/config/secondPerson/update', LIMITS),
  );
  await actAs(server, { username: AGENT, at: yesterdayAt(day, 11) }, (send) => recordPreferences(day, send));
  await actAs(server, { username: AGENT, at: yesterdayAt(day, 23) }, (send) => tryForbiddenCalls(day, send));
  await actAs(server, { username: AGENT, at: now }, (send) => askForApprovals(day, send));
  await actAs(server, { username: 'leader', at: now }, (send) => rejectRequest(day, send));
  await actAs(server, { username: 'admin', at: now }, (send) =>
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
