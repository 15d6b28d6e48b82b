import type { Draft } from '@/contract/entities/cases/draft';
import type { StoredTask } from '../../support/cases/cases';
import { get, makeCase, send } from '../../support/cases/cases';
import type { SignedIn } from '../../support/server/people';
import { makeGroup, makeInstitution, makeUser, signInAs } from '../../support/server/people';
import type { TestServer } from '../../support/server/server';
import { startApp } from '../../support/server/server';

const now = new Date('2026-03-11T00:30:00Z');

let server: TestServer;
let institutionId: number;
let agent: SignedIn;
let leader: SignedIn;
let auditor: SignedIn;
let caseRow: StoredTask;

beforeAll(async () => {
  server = await startApp({ now: () => now });
  const { database } = server;
  institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  agent = await signInAs(database, await makeUser(database, { institutionId, groupId }), { now });
  leader = await signInAs(database, await makeUser(database, { institutionId, groupId, role: 'leader' }), { now });
  auditor = await signInAs(database, await makeUser(database, { institutionId, role: 'auditor' }), { now });
});
beforeEach(async () => {
  caseRow = await makeCase(server.database, { institutionId, agentId: agent.userId, now });
});
afterAll(() => server.close());

let number = 0;
const createKey = (): string => `intent-${String((number += 1)).padStart(16, '0')}`;
const first = createKey();

const path = (): string => `/prod/task/draft/${caseRow.id}`;
const read = async (who = agent, kind = 'log'): Promise<Draft> => {
  const reply = await get<Draft>(server, who, { path: path(), input: { kind } });
  expect(reply.code).toBe('00');
  return reply.data;
};
const save = (content: string, version: number, { who = agent, intent = first, kind = 'log' } = {}) =>
  send<Draft>(server, who, { path: path(), method: 'PUT', body: { kind, content, version, intent } });
const record = (intent: string) =>
  send(server, agent, {
    path: '/prod/task/record',
    key: intent,
    body: { taskId: String(caseRow.id), callStatus: 'NOA', callResult: 'RETRY', type: '01' },
  });

test('CD-13 a draft is returned as it was saved, only for its user, case and kind', async () => {
  expect(await read()).toBeNull();
  expect((await save('{"remarks":"a"}', 0)).data).toMatchObject({
    content: '{"remarks":"a"}',
    version: 1,
    intent: first,
    updatedTime: now.toISOString(),
  });
  expect(await read()).toMatchObject({ content: '{"remarks":"a"}', version: 1 });
  expect(await read(agent, 'sms')).toBeNull();
  expect(await read(leader)).toBeNull();
});

test('CD-13 a save on an older version is refused with the newest', async () => {
  await save('one', 0);
  await save('two', 1);
  expect(await save('stale', 1)).toMatchObject({ code: '22', data: { content: 'two', version: 2 } });
  expect(await save('new tab', 0)).toMatchObject({ code: '22', data: { content: 'two', version: 2 } });
  expect(await read()).toMatchObject({ content: 'two', version: 2 });
});

test('CD-13 of two tabs that save at once, one succeeds and the other is notified', async () => {
  await save('one', 0);
  const codes = (await Promise.all([save('left', 1), save('right', 1), save('middle', 1)])).map(({ code }) => code);
  expect(codes.toSorted((a, b) => a.localeCompare(b))).toEqual(['00', '22', '22']);
  const begun = (await Promise.all(['a', 'b', 'c'].map((content) => save(content, 0, { kind: 'sms' })))).map(
    ({ code }) => code,
  );
  expect(begun.toSorted((a, b) => a.localeCompare(b))).toEqual(['00', '22', '22']);
});

test('CD-13 empty content deletes; a forgotten tab does not bring the deleted text back, a new draft begins', async () => {
  await save('one', 0);
  expect((await save('', 1)).data).toBeNull();
  expect(await read()).toBeNull();
  expect((await save('forgotten', 1)).code).toBe('22');
  expect((await save('anew', 0)).data).toMatchObject({ content: 'anew' });
});

test('CD-13 what was recorded is no draft any more, and a late save of it does not come back', async () => {
  const intent = createKey();
  await save('{"remarks":"said"}', 0, { intent });
  expect(await record(intent)).toMatchObject({ code: '00' });
  expect(await read()).toBeNull();
  expect((await save('{"remarks":"said"}', 1, { intent })).data).toBeNull();
  expect((await save('{"remarks":"said"}', 0, { intent })).data).toBeNull();
  expect(await read()).toBeNull();
});

test('CD-13 recording one thing leaves the draft of another alone', async () => {
  await save('half-written', 0);
  await record(createKey());
  expect(await read()).toMatchObject({ content: 'half-written' });
});

test('CD-13 drafts that are too large, without a right intent or of a case that one may not work on are refused', async () => {
  expect((await save('x'.repeat(16 * 1024 + 1), 0)).code).toBe('10');
  expect((await save('x', 0, { intent: 'short' })).code).toBe('10');
  expect((await save('x', 0, { kind: 'poem' })).code).toBe('10');
  expect((await save('x', 0, { who: auditor })).code).toBe('21');
  expect(await get(server, auditor, { path: path(), input: { kind: 'log' } })).toMatchObject({ code: '21' });
});
