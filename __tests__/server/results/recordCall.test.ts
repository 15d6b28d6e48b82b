import { eq } from 'drizzle-orm';
import { phoneCall } from '../../../server/database/tables/callTables';
import { collectionLog } from '../../../server/database/tables/caseTables';
import type { BoardSummary } from '@/contract/entities/management/board';
import type { CollectionLog } from '@/contract/entities/cases/collectionLog';
import { get, makeCase, readCase, send } from '../../support/cases/cases';
import { makeGroup, makeInstitution, makeUser, signInAs } from '../../support/server/people';
import type { TestServer } from '../../support/server/server';
import { startApp } from '../../support/server/server';

const now = new Date('2026-03-11T00:30:00Z');

let server: TestServer;

beforeAll(async () => {
  server = await startApp({ now: () => now });
});
afterAll(() => server.close());

test('CD-05 RO-01 a result names the call that it is of: the caller’s own, on this case', async () => {
  const { database } = server;
  const institutionId = await makeInstitution(database);
  const agent = await signInAs(database, await makeUser(database, { institutionId }), { now });
  const mateId = await makeUser(database, { institutionId });
  const caseRow = await makeCase(database, { institutionId, agentId: agent.userId, now });
  const other = await makeCase(database, { institutionId, agentId: agent.userId, now });
  const called = async (taskId: number, agentId: number): Promise<string> => {
    const row = { institutionId, taskId, agentId, phone: '1', state: 'ended' as const, startedAt: now };
    const [made] = await database.insert(phoneCall).values(row).returning({ id: phoneCall.id });
    return String(made?.id);
  };
  const record = (phoneCallId: string) =>
    send<{ logId: string }>(server, agent, {
      path: '/prod/task/record',
      body: { taskId: String(caseRow.id), callStatus: 'NOA', callResult: 'RETRY', type: '01', phoneCallId },
    });
  const mine = await called(caseRow.id, agent.userId);
  for (const wrong of [await called(other.id, agent.userId), await called(caseRow.id, mateId), '987654', 'abc']) {
    expect(await record(wrong)).toMatchObject({ code: '20' });
  }
  expect((await record(mine)).code).toBe('00');
  const lines = await database.select().from(collectionLog).where(eq(collectionLog.taskId, caseRow.id));
  expect(lines.map(({ phoneCallId }) => phoneCallId)).toEqual([Number(mine)]);
});

test('CD-05 connected in contradiction to the line requires a confirmation, is stored with the state of the line, and counts as no contact and no promise', async () => {
  const { database } = server;
  const institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  const agent = await signInAs(database, await makeUser(database, { institutionId, groupId }), { now });
  const leader = await signInAs(database, await makeUser(database, { institutionId, groupId, role: 'leader' }), {
    now,
  });
  const caseRow = await makeCase(database, { institutionId, agentId: agent.userId, now });
  const called = { institutionId, taskId: caseRow.id, agentId: agent.userId, phone: '1', startedAt: now };
  const [call] = await database
    .insert(phoneCall)
    .values({ ...called, state: 'ended', callStatus: 'NOA' })
    .returning({ id: phoneCall.id });
  const said = { callStatus: 'CNCT', callResult: 'PTP', type: '01', phoneCallId: String(call?.id) };
  const record = (more: object, path = '/prod/task/record', named: object = { taskId: String(caseRow.id) }) =>
    send(server, agent, { path, body: { ...named, ...said, ...more } });
  const asksBack = { code: '73', data: { callStatus: 'NOA' } };
  expect(await record({})).toMatchObject(asksBack);
  expect(await record({ againstLine: false }, `/api/task/record/${caseRow.id}`, {})).toMatchObject(asksBack);
  expect((await readCase(database, caseRow.loanNo)).promisedAt).toBeNull();
  expect(await record({ callStatus: 'NOA', callResult: 'RETRY' })).toMatchObject({ code: '00' });
  expect(await record({ againstLine: true })).toMatchObject({ code: '00', data: { status: 'C20' } });
  const logs = await get<CollectionLog[]>(server, agent, { path: `/prod/task/collectionLogs/${caseRow.id}` });
  expect(logs.data.map(({ callStatus, lineStatus }) => [callStatus, lineStatus])).toEqual([
    ['CNCT', 'NOA'],
    ['NOA', null],
  ]);
  const board = await get<BoardSummary>(server, leader, { path: '/prod/achievementBoard/summary', input: {} });
  expect(board.data.figures).toMatchObject({ calls: 2, connectedCalls: 0, reachedCases: 0, promisedCases: 0 });
});
