import { get, send } from '../../support/cases/cases';
import { makeWorkedCase, noPromise } from '../../support/cases/workedCase';
import { untilSomebodyWaits } from '../../support/money/ledger';
import type { SignedIn } from '../../support/server/people';
import { type ProxiedServer, startProxiedServer } from '../../support/server/proxiedServer';

let rig: ProxiedServer;
let agent: SignedIn;
let taskId: string;

beforeAll(async () => {
  rig = await startProxiedServer({ lockTimeoutMs: 1500 });
  ({ agent, taskId } = await makeWorkedCase(rig.server.database));
});
afterAll(() => rig.server.close());

const record = (key: string) =>
  send(rig.server, agent, {
    path: '/prod/task/record',
    body: noPromise(taskId),
    key,
  });
const outcome = async (key: string): Promise<string> =>
  (await get<{ state: string }>(rig.server, agent, { path: '/prod/intent/outcome', input: { key } })).data.state;
const logs = async (): Promise<number> =>
  Number((await rig.direct.database.$client.query('select count(*) from collection_log')).rows[0].count);

test('CD-06 a change whose commit arrived and whose answer did not may have been carried out; its key tells that it was', async () => {
  const key = 'lost-commit-0123456789-a';
  const before = await logs();
  Object.assign(rig.proxy, { mood: 'cutAfterCommit', cutsOnly: key });
  expect(await record(key)).toMatchObject({ code: '24' });
  expect(await outcome(key)).toBe('carriedOut');
  expect(await record(key)).toMatchObject({ code: '00' });
  expect(await logs()).toBe(before + 1);
});

test('CD-06 a change whose commit did not arrive may have been carried out; its key tells that it never was', async () => {
  const key = 'lost-commit-0123456789-b';
  const before = await logs();
  Object.assign(rig.proxy, { mood: 'cutBeforeCommit', cutsOnly: key });
  expect(await record(key)).toMatchObject({ code: '24' });
  expect(await outcome(key)).toBe('neverArrived');
  expect(await logs()).toBe(before);
  expect(await record(key)).toMatchObject({ code: '00' });
  expect(await logs()).toBe(before + 1);
});

test('GE-06 a query whose connection broke is retried, and answered', async () => {
  Object.assign(rig.proxy, { mood: 'cutAfterCommit', cutsOnly: '' });
  expect(await get(rig.server, agent, { path: '/prod/task/listing' })).toMatchObject({ code: '00' });
  rig.proxy.mood = 'cutBeforeCommit';
  expect(await get(rig.server, agent, { path: '/prod/task/listing' })).toMatchObject({ code: '00' });
});

/** Holds the case that a change waits for. */
const holding = async (work: (waiting: ReturnType<typeof record>) => Promise<void>, key: string): Promise<void> => {
  const client = await rig.direct.database.$client.connect();
  try {
    await client.query('begin; select 1 from task for update');
    const waiting = record(key);
    await untilSomebodyWaits(rig.direct.database);
    await work(waiting);
  } finally {
    await client.query('rollback');
    client.release();
  }
};

test('CD-06 a change whose connection broke before its commit was sent says that nothing was recorded', async () => {
  const key = 'lost-commit-0123456789-c';
  const before = await logs();
  await holding(async (waiting) => {
    await rig.direct.database.$client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect(await waiting).toMatchObject({
      code: '90',
      message: 'The database does not answer. Nothing was recorded; please try again in a moment',
    });
  }, key);
  expect(await outcome(key)).toBe('neverArrived');
  expect(await logs()).toBe(before);
});

test('GE-06 a caller that waits for a locked row is refused after the configured time', async () => {
  const key = 'lost-commit-0123456789-d';
  await holding(async (waiting) => {
    const began = performance.now();
    expect(await waiting).toMatchObject({ code: '91' });
    expect(performance.now() - began).toBeLessThan(10_000);
  }, key);
  expect(await record(key)).toMatchObject({ code: '00' });
});
