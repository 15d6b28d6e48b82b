import { setTimeout as wait } from 'node:timers/promises';
import { get, send } from '../../support/cases/cases';
import { makeWorkedCase, noPromise } from '../../support/cases/workedCase';
import { openLine } from '../../support/server/liveLine';
import type { SignedIn } from '../../support/server/people';
import { type ProxiedServer, startProxiedServer } from '../../support/server/proxiedServer';
import { call, type Reply } from '../../support/server/signingIn';

let rig: ProxiedServer;
let agent: SignedIn;
let taskId: string;

const CONNECT_MS = 1000;

beforeAll(async () => {
  rig = await startProxiedServer({ connectTimeoutMs: CONNECT_MS });
  ({ agent, taskId } = await makeWorkedCase(rig.server.database));
});
afterAll(() => rig.server.close());

let keys = 0;
const CALLS: Record<string, () => Promise<Reply>> = {
  question: () => get(rig.server, agent, { path: '/prod/task/listing' }),
  oneCase: () => get(rig.server, agent, { path: `/prod/task/userContacts/${taskId}` }),
  change: () =>
    send(rig.server, agent, {
      path: '/prod/task/record',
      body: noPromise(taskId),
      key: `database-away-${(keys += 1)}-record`,
    }),
  captcha: () => call(rig.server, { method: 'POST', url: '/prod/login/generateValidateCode', payload: {} }),
  passwordKey: () => call(rig.server, { method: 'GET', url: '/prod/login/rsaPublicKey' }),
};

const timed = async (ask: () => Promise<Reply>): Promise<{ code: string; ms: number }> => {
  const began = performance.now();
  const { code } = await ask();
  return { code, ms: performance.now() - began };
};
const askAll = (): Promise<{ code: string; ms: number }[]> => Promise.all(Object.values(CALLS).map(timed));

const untilBack = async (): Promise<void> => {
  const end = performance.now() + 10_000;
  while ((await CALLS['question']?.())?.code !== '00') {
    if (performance.now() > end) throw new Error('it does not come back');
    await wait(50);
  }
};

const ready = async (): Promise<number> => (await rig.server.app.inject('/readyz')).statusCode;

// First, because the notice about an earlier outage is spread over a second and would count for this one.
test('AP-08 a live connection stays open while the database is away, and receives a notice of missed events', async () => {
  const address = await rig.server.app.listen({ port: 0, host: '127.0.0.1' });
  const line = await openLine(address, agent);
  expect(await line.next()).toEqual({ type: 'welcome' });
  expect(await CALLS['change']?.()).toMatchObject({ code: '00' });
  expect(await line.next()).toEqual({ type: 'caseChanged', taskId });
  await rig.proxy.refuse();
  expect(await CALLS['question']?.()).toMatchObject({ code: '90' });
  await wait(1000);
  expect(line.unread()).toEqual([]);
  expect(line.socket.readyState).toBe(line.socket.OPEN);
  await rig.proxy.allow();
  expect(await line.next()).toEqual({ type: 'missed' });
  expect(await CALLS['change']?.()).toMatchObject({ code: '00' });
  expect(await line.next()).toEqual({ type: 'caseChanged', taskId });
  line.socket.close();
});

test('GE-06 without a database every call is answered at once, in the words of the caller; when it is back all is well', async () => {
  rig.told.splice(0);
  await rig.proxy.refuse();
  for (const { code, ms } of [...(await askAll()), ...(await askAll())]) {
    expect(code).toBe('90');
    expect(ms).toBeLessThan(1000);
  }
  const words = await Promise.all(
    ['cn', 'en', 'es'].map(async (language) => {
      const headers = { ...agent.headers, 'accept-language': language };
      return (await call(rig.server, { method: 'GET', url: '/prod/task/listing', headers })).message;
    }),
  );
  expect(words).toEqual([
    '数据库暂无响应，未保存任何内容，请稍后重试',
    'The database does not answer. Nothing was recorded; please try again in a moment',
    'La base de datos no responde. No se ha guardado nada; inténtelo de nuevo en un momento',
  ]);
  expect(await ready()).toBe(503);
  expect((await rig.server.app.inject('/healthz')).statusCode).toBe(200);
  await rig.proxy.allow();
  await untilBack();
  expect((await askAll()).map(({ code }) => code)).toEqual(['00', '00', '00', '00', '00']);
  expect(await ready()).toBe(200);
  expect(rig.told).toEqual([true, false]);
});

test('GE-06 a host that is silent is found out within seconds, also by who waits already; from then on it is at once', async () => {
  rig.told.splice(0);
  rig.proxy.mood = 'silent';
  for (const { code, ms } of await askAll()) {
    expect(code).toBe('90');
    expect(ms).toBeLessThan(CONNECT_MS * 2 + 5000);
  }
  for (const { code, ms } of await askAll()) {
    expect(code).toBe('90');
    expect(ms).toBeLessThan(500);
  }
  rig.proxy.mood = 'through';
  await untilBack();
  expect((await askAll()).map(({ code }) => code)).toEqual(['00', '00', '00', '00', '00']);
  expect(rig.told).toEqual([true, false]);
});

test('GE-06 long work is not taken for a database that is away', async () => {
  rig.told.splice(0);
  const long = rig.server.database.$client.query('select pg_sleep(5)');
  await expect(long).resolves.toMatchObject({ rowCount: 1 });
  expect(rig.told).toEqual([]);
});

test('GE-06 a caller without a free connection is asked to try again, and this is no outage', async () => {
  rig.told.splice(0);
  const pool = rig.server.database.$client;
  const others = Array.from({ length: 12 }, () => pool.query('select pg_sleep(2.5)').catch(() => {}));
  await wait(100);
  expect(await CALLS['question']?.()).toMatchObject({ code: '91' });
  await Promise.all(others);
  await untilBack();
  expect(rig.told).toEqual([]);
});
