import { startHoldSweeper } from '../../../server/modules/cases/casesFacade';
import { addDays, toCalendarDay } from '../../../server/values/toCalendarDay';
import { get, makeCase, send, type StoredTask } from '../../support/cases/cases';
import { openLine } from '../../support/server/liveLine';
import { makeGroup, makeInstitution, makeUser, type SignedIn, signInAs } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

/** Noon in London: evening in Shanghai, early morning in Mexico City. */
const START = new Date('2026-03-10T12:00:00Z');
const ZONES = ['Asia/Shanghai', 'America/Mexico_City', 'Pacific/Kiritimati'];

let server: TestServer;
const clock = { now: START };
const failures: unknown[] = [];

beforeAll(async () => {
  server = await startApp({ now: () => clock.now });
});
afterAll(() => server.close());
beforeEach(() => {
  clock.now = START;
});

const sweep = async (): Promise<void> => {
  const log = { error: (fault: unknown) => void failures.push(fault) };
  const loop = startHoldSweeper({ database: server.database, now: () => clock.now }, log as never);
  await loop.run();
  await loop.stop();
  expect(failures).toEqual([]);
};

interface House {
  readonly leader: SignedIn;
  readonly agent: SignedIn;
  readonly on: StoredTask;
}

async function house(timeZone: string, now = START): Promise<House> {
  const { database } = server;
  const institutionId = await makeInstitution(database);
  await database.$client.query('update institution set time_zone = $2 where id = $1', [institutionId, timeZone]);
  const groupId = await makeGroup(database, institutionId);
  const sign = async (role: 'leader' | 'member') =>
    signInAs(database, await makeUser(database, { institutionId, groupId, role }), { now });
  const [leader, agent] = [await sign('leader'), await sign('member')];
  const on = await makeCase(database, { institutionId, agentId: agent.userId, now });
  return { leader, agent, on };
}

const hold = ({ leader, on }: House, untilDay: string, more = {}) =>
  send<{ id: string }>(server, leader, {
    path: '/prod/task/hold',
    body: { taskId: String(on.id), kind: 'hardship', reason: 'Lost the job', untilDay, ...more },
  });
const isHeld = async ({ on }: House): Promise<boolean> => {
  const found = await server.database.$client.query('select from case_hold where task_id = $1 and ended_at is null', [
    on.id,
  ]);
  return found.rowCount === 1;
};

test.each(ZONES)('MI-10 a hold ends automatically after its last day in %s, and not earlier', async (zone) => {
  const of = await house(zone);
  const lastDay = addDays(toCalendarDay(START, zone), 1);
  expect((await hold(of, lastDay)).code).toBe('00');
  const isLastDay = (at: Date) => toCalendarDay(at, zone) <= lastDay;
  let at = START.getTime();
  while (isLastDay(new Date(at))) at += 60_000;
  clock.now = new Date(at - 60_000);
  await sweep();
  expect(await isHeld(of)).toBe(true);
  clock.now = new Date(at);
  await sweep();
  expect(await isHeld(of)).toBe(false);
  const { rows } = await server.database.$client.query('select next_action_at, status from task where id = $1', [
    of.on.id,
  ]);
  expect(rows).toEqual([{ next_action_at: clock.now, status: 'C00' }]);
  const held = await server.database.$client.query(
    'select ended_at, ended_how, ended_by_name from case_hold where task_id = $1',
    [of.on.id],
  );
  expect(held.rows).toEqual([{ ended_at: clock.now, ended_how: 'over', ended_by_name: null }]);
});

test('MI-10 what was prolonged meanwhile goes on; what ended meanwhile stays ended; a death holds on', async () => {
  const [longer, ended, dead] = [await house('UTC'), await house('UTC'), await house('UTC')];
  const today = toCalendarDay(START, 'UTC');
  const { data } = await hold(longer, today);
  await hold(longer, addDays(today, 5), { replaces: data.id });
  await hold(ended, today);
  await hold(dead, today, { kind: 'death', untilDay: null });
  await server.database.$client.query("update task set status = 'C40', next_action_at = null where id = $1", [
    ended.on.id,
  ]);
  clock.now = new Date('2026-03-11T00:00:00Z');
  await sweep();
  expect([await isHeld(longer), await isHeld(ended), await isHeld(dead)]).toEqual([true, false, true]);
  const { rows } = await server.database.$client.query('select next_action_at from task where id = $1', [ended.on.id]);
  expect(rows).toEqual([{ next_action_at: null }]);
});

test('AP-08 MI-10 the end of a hold is published at once to the agent of the case, and the timeline lists it', async () => {
  clock.now = new Date('2026-03-10T23:50:00Z');
  const of = await house('UTC', clock.now);
  await hold(of, '2026-03-10');
  const line = await openLine(await server.app.listen({ port: 0, host: '127.0.0.1' }), of.agent);
  expect(await line.next()).toEqual({ type: 'welcome' });
  clock.now = new Date('2026-03-11T00:00:00Z');
  await sweep();
  expect(await line.next()).toEqual({ type: 'caseChanged', taskId: String(of.on.id) });
  line.socket.terminate();
  const { data } = await get<{ result: object[] }>(server, of.agent, {
    path: `/prod/task/timeline/${of.on.id}`,
    input: { kinds: 'hold' },
  });
  expect(data.result).toMatchObject([
    { code: 'hardship', detail: 'over', actor: null },
    { code: 'hardship', detail: 'set', text: 'Lost the job', dueTime: '2026-03-10T23:59:59.999Z' },
  ]);
});

test('MI-10 a request from before the hold that has not been sent yet is not sent', async () => {
  const of = await house('UTC');
  await hold(of, toCalendarDay(START, 'UTC'));
  const { $client } = server.database;
  const { institutionId, id, loanId } = of.on;
  await $client.query(
    `insert into sms (institution_id, task_id, agent_id, phone, content, state, created_at)
     values ($1, $2, $3, '+525512345678', 'Hola', 'queued', $4)`,
    [institutionId, id, of.agent.userId, START],
  );
  await $client.query(
    `insert into pay_log (institution_id, loan_id, task_id, agent_id, type, amount, status, op_at, ask_at)
     values ($1, $2, $3, $4, '4', 100, '0', $5, $5)`,
    [institutionId, loanId, id, of.agent.userId, START],
  );
  const failuresOf = async (table: string): Promise<unknown[]> =>
    (await $client.query(`select failure from ${table} where task_id = $1 and failure is not null`, [id])).rows;
  const both = async () => [...(await failuresOf('sms')), ...(await failuresOf('pay_log'))];
  while ((await both()).length < 2) await new Promise((resolve) => void setTimeout(resolve, 100));
  expect(await both()).toEqual([{ failure: 'held' }, { failure: 'held' }]);
});
