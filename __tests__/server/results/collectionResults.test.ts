import { collectionLog } from '../../../server/database/tables/caseTables';
import { get, makeCase, readCase, send, type StoredTask } from '../../support/cases/cases';
import { makeInstitution, makeUser, type SignedIn, signInAs } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

const now = new Date('2026-03-11T00:30:00Z');

let server: TestServer;
let institutionId: number;
let agent: SignedIn;

beforeAll(async () => {
  server = await startApp({ now: () => now });
  institutionId = await makeInstitution(server.database);
  agent = await signInAs(server.database, await makeUser(server.database, { institutionId }), { now });
});
afterAll(() => server.close());

const fresh = (): Promise<StoredTask> =>
  makeCase(server.database, { institutionId, agentId: agent.userId, now, cells: {} });

const record = (caseRow: StoredTask, callStatus: string, callResult: string) =>
  send<{ status: string }>(server, agent, {
    path: '/prod/task/record',
    body: { taskId: String(caseRow.id), type: '01', callStatus, callResult },
  });

/** Counts the case in the list that is filtered by results. */
const found = async (caseRow: StoredTask, lastCallResult: string): Promise<number> => {
  const input = { page: '1', size: '15', loanId: caseRow.loanNo, lastCallResult };
  return (await get<{ totalCount: number }>(server, agent, { path: '/prod/task/listing', input })).data.totalCount;
};

test('CD-05 CD-11 the lists find a case by the collection result that was recorded, and a refusal ends a promise', async () => {
  const caseRow = await fresh();
  expect(await record(caseRow, 'OTHER', 'CR10')).toMatchObject({ data: { status: 'C20' } });
  expect(await record(caseRow, 'OTHER', 'CR70')).toMatchObject({ data: { status: 'C10' } });
  expect(await readCase(server.database, caseRow.loanNo)).toMatchObject({ promisedAt: null, willingness: 'low' });
  expect([await found(caseRow, 'CR70'), await found(caseRow, 'CR10,CR80')]).toEqual([1, 0]);
  expect(await record(caseRow, 'CNCT', 'CR70')).toMatchObject({ code: '10' });
});

test('CL-01 CD-02 the lists find the cases of which a message was, or was not, delivered', async () => {
  const caseRow = await fresh();
  await record(caseRow, 'CNCT', 'WTP');
  const line = { institutionId, taskId: caseRow.id, creatorName: 'Luz', channel: '01', createdAt: now } as const;
  await server.database.insert(collectionLog).values({ ...line, callResult: 'MSS' });
  expect([await found(caseRow, 'MSF,MSS'), await found(caseRow, 'MSF'), await found(caseRow, 'WTP,MSF')]).toEqual([
    1, 0, 1,
  ]);
});
