import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { phoneCall } from '../../../server/database/tables/callTables';
import type { StoredTask } from '../../support/cases/cases';
import { get, makeCase, send } from '../../support/cases/cases';
import { makeGroup, makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

// Half past six in the evening of 10 March in Mexico City, and already 11 March in UTC: that day began at 06:00 UTC.
const now = new Date('2026-03-11T00:30:00Z');

let server: TestServer;
let institutionId: number;
let agent: SignedIn;
let mate: SignedIn;
let caseRow: StoredTask;

beforeAll(async () => {
  server = await startApp({ now: () => now });
  const { database } = server;
  institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  agent = await signInAs(database, await makeUser(database, { institutionId, groupId }), { now });
  mate = await signInAs(database, await makeUser(database, { institutionId, groupId }), { now });
  caseRow = await makeCase(database, { institutionId, agentId: agent.userId, now });
});
afterAll(() => server.close());

const bar = async (): Promise<Partial<LoanItem['task']>> => {
  const path = `/prod/task/loanItemInfo/${caseRow.loanNo}`;
  const { task } = (await get<LoanItem>(server, agent, { path, input: { taskId: String(caseRow.id) } })).data;
  return { attemptsToday: task.attemptsToday, timeZone: task.timeZone };
};
const dialled = (who: SignedIn, startedAt: string) => ({
  institutionId,
  taskId: caseRow.id,
  agentId: who.userId,
  phone: '5511112222',
  state: 'ended' as const,
  startedAt: new Date(startedAt),
});

test('CD-01 CD-05 a case tells its clock and how often was called in the institution’s day: by anybody, from here or by another telephone', async () => {
  expect(await bar()).toEqual({ attemptsToday: 0, timeZone: 'America/Mexico_City' });
  await server.database
    .insert(phoneCall)
    .values([
      dialled(agent, '2026-03-10T05:59:59Z'),
      dialled(agent, '2026-03-10T06:00:00Z'),
      dialled(mate, '2026-03-11T00:10:00Z'),
    ]);
  expect(await bar()).toMatchObject({ attemptsToday: 2 });
  for (const body of [
    { callStatus: 'NOA', callResult: 'RETRY' },
    { callStatus: 'OTHER', callResult: 'MEMO' },
  ]) {
    const reply = await send(server, agent, {
      path: '/prod/task/record',
      body: { taskId: String(caseRow.id), type: '01', ...body },
    });
    expect(reply).toMatchObject({ code: '00' });
  }
  expect(await bar()).toMatchObject({ attemptsToday: 3 });
});
