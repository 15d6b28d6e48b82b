import { send } from '../../support/cases/cases';
import { makeDeductible, untilChannelSpoke } from '../../support/money/ledger';
import { newKey } from '../../support/money/moneyRig';
import { openPayingHouse, type PayingHouse } from '../../support/money/payingHouse';
import { openLine } from '../../support/server/liveLine';
import { makeGroup, makeInstitution, makeUser, signInAs } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

const now = new Date('2026-03-11T00:30:00Z');

let house: PayingHouse;
let server: TestServer;

beforeAll(async () => {
  house = await openPayingHouse();
  server = await startApp({
    now: () => now,
    environment: { PAYMENT_CHANNEL: 'http', PAYMENT_CHANNEL_URL: house.url },
  });
});
afterAll(async () => {
  house.close();
  await server.close();
});

test('MI-05 DB-02 leader and administrator receive the event of the payment after that of the request', async () => {
  const { database } = server;
  const institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  const person = async (role: 'member' | 'leader' | 'admin') =>
    signInAs(database, await makeUser(database, { institutionId, groupId, role }), { now });
  const [agent, leader, admin] = [await person('member'), await person('leader'), await person('admin')];
  const caseRow = await makeDeductible(database, { institutionId, agentId: agent.userId, now });
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const lines = [await openLine(address, leader), await openLine(address, admin)];
  for (const line of lines) expect(await line.next()).toMatchObject({ type: 'welcome' });
  house.manners = ['done'];
  const body = { taskId: String(caseRow.id), amount: 30 };
  expect(await send(server, agent, { path: '/prod/task/partDeduce', body, key: newKey() })).toMatchObject({
    code: '00',
  });
  const [ofLeader, ofAdmin] = lines;
  expect(await ofLeader?.next()).toEqual({ type: 'caseChanged', taskId: String(caseRow.id) });
  expect(await ofAdmin?.next()).toEqual({ type: 'boardChanged' });
  await untilChannelSpoke(database, caseRow);
  expect(await ofLeader?.next()).toEqual({ type: 'caseChanged', taskId: String(caseRow.id) });
  expect(await ofAdmin?.next()).toEqual({ type: 'boardChanged' });
});
