import type { CollectionLog } from '@/contract/entities/cases/collectionLog';
import type { StoredTask } from '../../support/cases/cases';
import { getContacts, get, makeCase, send } from '../../support/cases/cases';
import type { SignedIn } from '../../support/server/people';
import { makeInstitution, makeUser, signInAs } from '../../support/server/people';
import type { TestServer } from '../../support/server/server';
import { startApp } from '../../support/server/server';

const now = new Date('2026-03-11T00:30:00Z');
const MARIA = { contactRelation: 'R03', contactName: 'María' };

let server: TestServer;
let agent: SignedIn;
let caseRow: StoredTask;

beforeAll(async () => {
  server = await startApp({ now: () => now });
  const institutionId = await makeInstitution(server.database);
  agent = await signInAs(server.database, await makeUser(server.database, { institutionId }), { now });
  const cells = { contact1_relation: 'R03', contact1_name: 'María', contact1_phone: '5511112222' };
  caseRow = await makeCase(server.database, { institutionId, agentId: agent.userId, now, cells });
});
afterAll(() => server.close());

const record = (body: object) =>
  send(server, agent, {
    path: '/prod/task/record',
    body: { taskId: String(caseRow.id), callStatus: 'NOA', callResult: 'RETRY', type: '01', ...body },
  });
const newestLog = async () => {
  const [newest] = (await get<CollectionLog[]>(server, agent, { path: `/prod/task/collectionLogs/${caseRow.id}` }))
    .data;
  return newest;
};
const lastResultOfMaria = async () =>
  (await getContacts(server.database, caseRow)).find(({ relation }) => relation === 'R03')?.lastCallResult;

test('CD-05 the contacted person can be named with the words of the log, the number masked or complete: the matching contact is found', async () => {
  await record({ ...MARIA, contactPhone: '******2222' });
  expect(await lastResultOfMaria()).toBe('RETRY');
  await record({ ...MARIA, contactPhone: '55 1111 2222', callStatus: 'CNCT', callResult: 'PTN' });
  expect(await lastResultOfMaria()).toBe('PTN');
  expect(await newestLog()).toMatchObject({ ...MARIA, contactPhone: '******2222' });
});

test('CD-05 words that match no contact are stored unchanged, and are not the last result of any contact', async () => {
  const before = await lastResultOfMaria();
  const neighbour = { contactRelation: '', contactName: 'Neighbour' };
  expect(await record({ ...neighbour, contactPhone: '5599990000' })).toMatchObject({ code: '00' });
  expect(await newestLog()).toMatchObject({ ...neighbour, contactPhone: '******0000' });
  // The name alone would be María's; the number is not.
  await record({ ...MARIA, contactPhone: '5599990000' });
  expect(await newestLog()).toMatchObject({ ...MARIA, contactPhone: '******0000' });
  expect(await lastResultOfMaria()).toBe(before);
});

test('CD-05 a relation that is none is refused', async () => {
  expect(await record({ contactRelation: 'R99' })).toMatchObject({ code: '10' });
});
