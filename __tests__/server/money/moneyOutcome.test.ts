import { inTenantTransaction } from '../../../server/database/callTransaction';
import { takeTurn } from '../../../server/modules/idempotency/idempotencyStore';
import { get, send } from '../../support/cases/cases';
import { makeDeductible, getPays } from '../../support/money/ledger';
import type { SignedIn } from '../../support/server/people';
import { makeGroup, makeInstitution, makeUser, signInAs } from '../../support/server/people';
import type { TestServer } from '../../support/server/server';
import { startApp } from '../../support/server/server';

const now = new Date('2026-03-11T00:30:00Z');

let server: TestServer;
let institutionId: number;
let agent: SignedIn;
let mate: SignedIn;

beforeAll(async () => {
  server = await startApp({ now: () => now });
  const { database } = server;
  institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  agent = await signInAs(database, await makeUser(database, { institutionId, groupId }), { now });
  mate = await signInAs(database, await makeUser(database, { institutionId, groupId }), { now });
});
afterAll(() => server.close());

const outcome = (key: string, who = agent) =>
  get<{ state: string }>(server, who, { path: '/prod/intent/outcome', input: { key } });

test('CD-06 an executed deduction is reported by its key, only to its sender', async () => {
  const caseRow = await makeDeductible(server.database, { institutionId, agentId: agent.userId, now });
  const key = 'outcome-0123456789-a';
  expect(await outcome(key)).toMatchObject({ code: '00', data: { state: 'neverArrived' } });
  const sent = { path: '/prod/task/partDeduce', body: { taskId: String(caseRow.id), amount: 1 }, key };
  expect(await send(server, agent, sent)).toMatchObject({ code: '00' });
  expect(await outcome(key)).toMatchObject({ code: '00', data: { state: 'carriedOut' } });
  expect(await outcome(key, mate)).toMatchObject({ code: '00', data: { state: 'neverArrived' } });
});

test('CD-06 a deduction that was refused may be sent again', async () => {
  const caseRow = await makeDeductible(server.database, { institutionId, agentId: agent.userId, now });
  const key = 'outcome-0123456789-b';
  const sent = (amount: number) => ({
    path: '/prod/task/partDeduce',
    body: { taskId: String(caseRow.id), amount },
    key,
  });
  expect(await send(server, agent, sent(999_999))).toMatchObject({ code: '27' });
  expect(await outcome(key)).toMatchObject({ data: { state: 'neverArrived' } });
  expect(await send(server, agent, sent(2))).toMatchObject({ code: '00' });
  expect(await getPays(server.database, caseRow)).toMatchObject([{ amount: 200 }]);
});

test('CD-06 a deduction in progress is reported as running; a lookup does not cancel it; a broken one never arrived', async () => {
  const key = 'outcome-0123456789-c';
  const of = { actorId: agent.userId, key };
  const held = inTenantTransaction(server.database, { institutionId }, async (tx) => {
    expect(await takeTurn(tx, of)).toBe(true);
    const states = [await outcome(key), await outcome(key, mate)].map(({ data }) => data.state);
    throw new Error(states.join(' '));
  });
  await expect(held).rejects.toThrow('running neverArrived');
  expect(await outcome(key)).toMatchObject({ data: { state: 'neverArrived' } });
});

test('CD-06 many questions while deductions are sent turn none of them away', async () => {
  const of = { institutionId, agentId: agent.userId, now };
  const caseRow = await Promise.all(Array.from({ length: 12 }, () => makeDeductible(server.database, of)));
  const keys = Array.from({ length: 12 }, (_, at) => `outcome-many-0123456789-${at}`);
  const path = '/prod/task/partDeduce';
  const sent = keys.map((key, at) =>
    send(server, agent, { path, body: { taskId: String(caseRow[at % caseRow.length]?.id), amount: 3 + at }, key }),
  );
  const asked = keys.flatMap((key) => Array.from({ length: 4 }, () => outcome(key)));
  expect((await Promise.all(sent)).map(({ code }) => code)).toEqual(keys.map(() => '00'));
  for (const { code } of await Promise.all(asked)) expect(code).toBe('00');
});

test('CD-06 what is no key is no question', async () => {
  for (const key of ['short', 'x'.repeat(129), 'with spaces in it 0123', '']) {
    expect(await outcome(key)).toMatchObject({ code: '10' });
  }
});
