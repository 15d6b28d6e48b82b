import { desc } from 'drizzle-orm';
import { startDatabaseClock } from '../../../server/database/databaseClock';
import { dailyScoreRun } from '../../../server/database/tables/boardTables';
import { countEndedDays } from '../../../server/modules/board/days/boardWorker';
import { addDays, toCalendarDay } from '../../../server/values/toCalendarDay';
import { send } from '../../support/cases/cases';
import { makeWorkedCase, noPromise } from '../../support/cases/workedCase';
import { type TestServer, startApp } from '../../support/server/server';

const DAY_MS = 86_400_000;
const ZONE = 'America/Mexico_City';
/** Slower than that no test machine answers. */
const NEAR_MS = 60_000;

let server: TestServer;
/** Offset of the machine's clock. */
let aheadMs = 0;

beforeAll(async () => {
  server = await startApp({ machineClock: () => Date.now() + aheadMs });
});
afterAll(() => server.close());
afterEach(() => {
  aheadMs = 0;
});

const silent = { warn: () => undefined, info: () => undefined, error: () => undefined };

const databaseTime = async (): Promise<number> => {
  const { rows } = await server.database.$client.query<{ now: Date }>('select clock_timestamp() as now');
  return rows[0]?.now.getTime() ?? 0;
};

const openClock = (log: Partial<Record<'warn' | 'info', (...said: unknown[]) => undefined>> = {}) =>
  startDatabaseClock({
    database: server.database,
    log: { ...silent, ...log },
    machineClock: () => Date.now() + aheadMs,
  });

test.each([40, -40])(
  'RS-05 a machine whose clock is %d days off takes the database’s time, and logs it once',
  async (days) => {
    aheadMs = days * DAY_MS;
    const said: string[] = [];
    const note =
      (level: string) =>
      (fields: unknown): undefined =>
        void said.push(`${level} ${JSON.stringify(fields)}`);
    const clock = await openClock({ warn: note('warn'), info: note('info') });
    expect(Math.abs(clock.now().getTime() - (await databaseTime()))).toBeLessThan(NEAR_MS);
    await clock.run();
    expect([clock.isMachineOff, said]).toEqual([true, [`warn {"seconds":${(days * DAY_MS) / 1000}}`]]);
    aheadMs = 0;
    await clock.run();
    expect([clock.isMachineOff, said.length]).toEqual([false, 2]);
    await clock.stop();
  },
);

test.each([40, -40])(
  'DB-01 a server whose clock is %d days off counts no day that the database does not think is over',
  async (days) => {
    await makeWorkedCase(server.database);
    aheadMs = days * DAY_MS;
    const clock = await openClock();
    await countEndedDays({ database: server.database, now: () => clock.now() });
    await clock.stop();
    const [last] = await server.database.select().from(dailyScoreRun).orderBy(desc(dailyScoreRun.day)).limit(1);
    expect(last?.day).toBe(addDays(toCalendarDay(new Date(await databaseTime()), ZONE), -1));
  },
);

test('RS-05 what a server records, sends as its time and says in /readyz is by the database’s clock', async () => {
  const { agent, taskId } = await makeWorkedCase(server.database);
  const ready = async () => server.app.inject('/readyz');
  expect((await ready()).json()).toEqual({ status: 'ready', cell: 1 });
  aheadMs = 40 * DAY_MS;
  const before = await databaseTime();
  const saved = await send(server, agent, {
    path: '/prod/task/record',
    body: noPromise(taskId),
    key: 'clock-0123456789-0123',
  });
  expect(saved.code).toBe('00');
  const { rows } = await server.database.$client.query<{ at: Date }>(
    'select created_at as at from collection_log where task_id = $1',
    [taskId],
  );
  expect(Math.abs((rows[0]?.at.getTime() ?? 0) - before)).toBeLessThan(NEAR_MS);
  const { headers } = await ready();
  expect(Math.abs(Date.parse(headers.date ?? '') - before)).toBeLessThan(NEAR_MS);
});

test('RS-05 /readyz and the answers’ time with a machine that was wrong from the start', async () => {
  const off = await startApp({ machineClock: () => Date.now() - 40 * DAY_MS });
  const answer = await off.app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready', cell: 1, warning: 'clock' }]);
  expect(Math.abs(Date.parse(answer.headers.date ?? '') - Date.now())).toBeLessThan(NEAR_MS);
  await off.close();
});
