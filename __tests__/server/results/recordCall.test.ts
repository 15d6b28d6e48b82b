import { eq } from 'drizzle-orm';
import { phoneCall } from '../../../server/database/tables/callTables';
import { collectionLog } from '../../../server/database/tables/caseTables';
import { makeCase, send } from '../../support/cases/cases';
import { makeInstitution, makeUser, signInAs } from '../../support/server/people';
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
  const held = await makeCase(database, { institutionId, agentId: agent.userId, now });
  const other = await makeCase(database, { institutionId, agentId: agent.userId, now });
  const called = async (taskId: number, agentId: number): Promise<string> => {
    const row = { institutionId, taskId, agentId, phone: '1', state: 'ended' as const, startedAt: now };
    const [made] = await database.insert(phoneCall).values(row).returning({ id: phoneCall.id });
    return String(made?.id);
  };
  const record = (phoneCallId: string) =>
    send<{ logId: string }>(server, agent, {
      path: '/prod/task/record',
      body: { taskId: String(held.id), callStatus: 'NOA', callResult: 'RETRY', type: '01', phoneCallId },
    });
  const mine = await called(held.id, agent.userId);
  for (const wrong of [await called(other.id, agent.userId), await called(held.id, mateId), '987654', 'abc']) {
    expect(await record(wrong)).toMatchObject({ code: '20' });
  }
  expect((await record(mine)).code).toBe('00');
  const lines = await database.select().from(collectionLog).where(eq(collectionLog.taskId, held.id));
  expect(lines.map(({ phoneCallId }) => phoneCallId)).toEqual([Number(mine)]);
});
