import { readFileSync } from 'node:fs';
import type { TaskRow } from '@/contract/entities/cases/task';
import { contact, task } from '../../../server/database/tables/caseTables';
import { getContacts, get, makeCase, send } from '../../support/cases/cases';
import { makeGroup, makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

const now = new Date('2026-03-11T00:30:00Z');
const RETRIED = ['NOA', 'DA', 'BLK'] as const;

let server: TestServer;
let institutionId: number;
let agent: SignedIn;

beforeAll(async () => {
  server = await startApp({ now: () => now });
  const { database } = server;
  institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  agent = await signInAs(database, await makeUser(database, { institutionId, groupId }), { now });
});
afterAll(() => server.close());

const listed = async (input: Record<string, string> = {}): Promise<TaskRow[]> =>
  (await get<{ result: TaskRow[] }>(server, agent, { path: '/prod/task/listing', input })).data.result;

async function recordOn(callStatus: string): Promise<string> {
  const { database } = server;
  const cells = { contact1_relation: 'R03', contact1_name: 'María', contact1_phone: '5511112222' };
  const caseRow = await makeCase(database, { institutionId, agentId: agent.userId, now, cells });
  const mother = (await getContacts(database, caseRow)).find(({ relation }) => relation === 'R03');
  const result = { callStatus, callResult: 'RETRY', type: '01', contactId: String(mother?.id) };
  for (const body of [result, { callStatus: 'OTHER', callResult: 'MEMO', type: '01' }]) {
    const reply = await send(server, agent, {
      path: '/prod/task/record',
      body: { taskId: String(caseRow.id), ...body },
    });
    expect(reply).toMatchObject({ code: '00' });
  }
  return String(caseRow.id);
}

/** Returns the values that the update writes into its new columns. */
const filling = (): string[] =>
  readFileSync('server/database/migrations/0017_last_call_status.sql', 'utf8')
    .split('--> statement-breakpoint')
    .filter((statement) => statement.includes('update '));

test('CL-01 CD-11 no answer, refused and blacklist are distinct in the list though all are to be called again, and filtered', async () => {
  const ids = new Map<string, string>();
  for (const status of RETRIED) ids.set(status, await recordOn(status));
  for (const status of RETRIED) {
    const rows = await listed({ lastCallResult: 'RETRY', lastCallStatus: status });
    expect(rows).toMatchObject([{ id: ids.get(status), lastCallResult: 'RETRY', lastCallStatus: status }]);
  }
});

test('GE-06 CL-01 the update fills how the last call went from the log, of cases and of contacts; what the log does not hold stays open', async () => {
  const { database } = server;
  const read = async () => ({
    tasks: await database.select({ id: task.id, status: task.lastCallStatus }).from(task).orderBy(task.id),
    contacts: await database
      .select({ id: contact.id, status: contact.lastCallStatus })
      .from(contact)
      .orderBy(contact.id),
  });
  await makeCase(database, { institutionId, agentId: agent.userId, now });
  const before = await read();
  expect(before.tasks.map(({ status }) => status)).toEqual([...RETRIED, null]);
  expect(before.contacts.flatMap(({ status }) => status ?? [])).toEqual(RETRIED);
  await database.$client.query('update task set last_call_status = null');
  await database.$client.query('update contact set last_call_status = null');
  expect(filling()).toHaveLength(2);
  for (const statement of filling()) await database.$client.query(statement);
  expect(await read()).toEqual(before);
});
