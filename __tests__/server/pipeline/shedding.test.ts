import { get, makeCase, send } from '../../support/cases/cases';
import { holdConnections } from '../../support/server/heldConnections';
import { makeGroup, makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { type ProxiedServer, startProxiedServer } from '../../support/server/proxiedServer';
import { call } from '../../support/server/signingIn';
import { untilNextLook } from '../../support/untilNextLook';

let rig: ProxiedServer;
let agent: SignedIn;
let admin: SignedIn;
let taskId: string;

const SIZE = 8;

beforeAll(async () => {
  rig = await startProxiedServer({ size: SIZE });
  const { database } = rig.server;
  const institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  agent = await signInAs(database, await makeUser(database, { institutionId, groupId }));
  admin = await signInAs(database, await makeUser(database, { institutionId, role: 'admin' }));
  taskId = String((await makeCase(database, { institutionId, agentId: agent.userId, now: new Date() })).id);
});
afterAll(() => rig.server.close());

const PERIOD = { startDate: '2026-01-01', endDate: '2026-01-02' };
const exported = () => get(rig.server, admin, { path: '/prod/user/behavior/count/export', input: PERIOD });
const figures = () => {
  const input = { agentId: String(agent.userId) };
  return get(rig.server, agent, { path: '/prod/achievementBoard/queryAgentAchievement', input });
};
const question = () => get(rig.server, agent, { path: '/prod/task/listing' });
const record = () =>
  send(rig.server, agent, {
    path: '/prod/task/record',
    body: { taskId, type: '01', callStatus: 'CNCT', callResult: 'PTN' },
    key: 'shedding-0123456789-record',
  });

test('GE-06 while all connections are busy an export waits for a moment and is refused with a time; what is recorded gets through', async () => {
  const release = await holdConnections(rig.server.database);
  const recorded = record();
  const refused = await exported();
  await release();
  expect(refused).toMatchObject({ code: '91', message: 'The system is busy. Try again in 5 s' });
  expect(refused.headers['retry-after']).toBe('5');
  expect(await recorded).toMatchObject({ code: '00' });
});

test('GE-06 of too many questions those beyond a short queue are refused at once, none with code 99, while work gets through', async () => {
  const pool = rig.server.database.$client;
  const release = await holdConnections(rig.server.database);
  const others = Array.from({ length: SIZE * 3 }, () => pool.query('select 1'));
  while (pool.waitingCount < others.length) await untilNextLook();
  const recorded = record();
  const asked = await question();
  // The earlier requests still wait: it was refused because of the queue's length, not after a timeout.
  expect(pool.waitingCount).toBeGreaterThanOrEqual(others.length);
  await release();
  expect(asked).toMatchObject({ code: '91' });
  expect(await recorded).toMatchObject({ code: '00' });
  await Promise.all(others);
  const flood = await Promise.all(Array.from({ length: 300 }, question));
  expect(flood.map(({ code }) => code).filter((code) => code !== '00' && code !== '91')).toEqual([]);
  expect(await question()).toMatchObject({ code: '00' });
});

test('GE-06 queries for figures in parallel wait for each other, with any number of connections', async () => {
  const replies = await Promise.all(Array.from({ length: 12 }, figures));
  expect(replies.map(({ code }) => code)).toEqual(replies.map(() => '00'));
});

test('GE-06 the words of a busy server are those of the caller’s language', async () => {
  const release = await holdConnections(rig.server.database);
  const words = await Promise.all(
    ['cn', 'es'].map(async (language) => {
      const headers = { ...admin.headers, 'accept-language': language };
      return (await call(rig.server, { method: 'GET', url: '/prod/trail/export/csv', headers })).message;
    }),
  );
  await release();
  expect(words).toEqual(['系统繁忙，请在 5 秒后重试', 'El sistema está ocupado. Inténtelo de nuevo en 5 s']);
});
