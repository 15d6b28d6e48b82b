import { eq } from 'drizzle-orm';
import { toMinorUnits } from '@/contract/minor';
import { collectionLog, task } from '../../../server/database/tables/caseTables';
import { sms } from '../../../server/database/tables/messageTables';
import { payLog } from '../../../server/database/tables/moneyTables';
import { behavior } from '../../../server/database/tables/workTables';
import { get, makeCase, type StoredTask } from '../../support/cases/cases';
import { makeGroup, makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { csvLines } from '../../support/values/csvLines';

const now = new Date('2026-03-11T00:30:00Z');
const PHONE = '+52 55 9876 5432';
const minute = (number: number): Date => new Date(now.getTime() + number * 60_000);

let server: TestServer;
let people: Record<'agent' | 'leader' | 'auditor' | 'otherLeader', SignedIn>;
let caseRow: StoredTask;

const FILLED = [
  { result: 'PTP', who: 'Zoe', amount: 300, state: 'sent', words: 'paga hoy' },
  { result: 'RETRY', who: 'Ana', amount: 100, state: 'failed', words: '=1+1' },
  { result: 'MSF', who: null, amount: 200, state: 'sent', words: null },
] as const;

const fill = async ({ id: taskId, loanId, institutionId }: StoredTask): Promise<void> => {
  const agentId = people.agent.userId;
  for (const [at, { result, who, amount, state, words }] of FILLED.entries()) {
    const on = { institutionId, taskId, contactName: who };
    await server.database.insert(collectionLog).values({
      ...on,
      agentId,
      creatorName: 'Luz',
      callResult: result,
      channel: '05',
      contactPhone: PHONE,
      remarks: words,
      createdAt: minute(at),
    });
    await server.database
      .insert(sms)
      .values({ ...on, agentId, phone: PHONE, content: 'Hola', state, createdAt: minute(at) });
    const paid = { institutionId, taskId, loanId, agentId, amount: toMinorUnits(amount * 100), type: '4' } as const;
    await server.database.insert(payLog).values({ ...paid, status: '2', opAt: minute(at) });
  }
};

beforeAll(async () => {
  server = await startApp({ now: () => now });
  const { database } = server;
  const institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  const sign = async (more: object) =>
    signInAs(database, await makeUser(database, { institutionId, ...more }), { now });
  people = {
    agent: await sign({ groupId }),
    leader: await sign({ role: 'leader', groupId }),
    auditor: await sign({ role: 'auditor' }),
    otherLeader: await sign({ role: 'leader', groupId: await makeGroup(database, institutionId) }),
  };
  caseRow = await makeCase(database, { institutionId, agentId: people.agent.userId, now });
  await database.update(task).set({ groupId }).where(eq(task.id, caseRow.id));
  await fill(caseRow);
});
afterAll(() => server.close());

const getRows = async <Row>(path: string, input: Record<string, string> = {}): Promise<readonly Row[]> => {
  const { data } = await get<readonly Row[] | { result: readonly Row[] }>(server, people.agent, { path, input });
  return 'result' in data ? data.result : data;
};

test('CD-05 AP-03 the log of a case is in the requested order, by default the newest first, empty names last', async () => {
  const asked = async (input = {}) =>
    (await getRows<{ callResult: string }>(`/prod/task/collectionLogs/${caseRow.id}`, input)).map(
      (row) => row.callResult,
    );
  expect(await asked()).toEqual(['MSF', 'RETRY', 'PTP']);
  expect(await asked({ sort: 'time', order: 'asc' })).toEqual(['PTP', 'RETRY', 'MSF']);
  expect(await asked({ sort: 'result', order: 'desc' })).toEqual(['RETRY', 'PTP', 'MSF']);
  expect(await asked({ sort: 'contact', order: 'desc' })).toEqual(['PTP', 'RETRY', 'MSF']);
  const refused = { path: `/prod/task/collectionLogs/${caseRow.id}`, input: { sort: 'contact_phone' } };
  expect(await get(server, people.agent, refused)).toMatchObject({ code: '10' });
});

const names = async (input: Record<string, string>) =>
  (await getRows<{ contactName: string | null }>(`/prod/task/smsLog/${caseRow.id}`, input)).map(
    (row) => row.contactName,
  );

const amounts = async (input: Record<string, string>) =>
  (await getRows<{ amount: number }>('/prod/repay/payLogs', { taskId: String(caseRow.id), ...input })).map(
    (row) => row.amount,
  );

test('CD-02 CO-01 AP-03 so are its messages and its deductions, these over all pages', async () => {
  expect(await names({})).toEqual([null, 'Ana', 'Zoe']);
  expect(await names({ sort: 'whom', order: 'asc' })).toEqual(['Ana', 'Zoe', null]);
  expect(await names({ sort: 'state', order: 'asc' })).toEqual(['Ana', null, 'Zoe']);
  expect(await amounts({})).toEqual([200, 100, 300]);
  expect(await amounts({ sort: 'amount', order: 'desc', size: '2', page: '1' })).toEqual([300, 200]);
  expect(await amounts({ sort: 'amount', order: 'desc', size: '2', page: '2' })).toEqual([100]);
});

const taken = (by: SignedIn, query = '') =>
  server.app.inject({
    url: `/prod/task/timeline/${caseRow.id}/export?${query}`,
    headers: { ...by.headers, 'accept-language': 'en' },
  });

test('CD-05 AP-06 MO-01 what happened to a case is taken away by those who look at the work of others, without numbers and formulas, and it is recorded', async () => {
  const reply = await taken(people.leader, 'kinds=log');
  expect(reply.headers['content-disposition']).toContain(`saldo-case-${caseRow.loanNo}-2026-03-10.csv`);
  const [head = '', ...rows] = csvLines(reply.body);
  expect(head).toContain('Time (America/Mexico_City),What,By,Contact');
  expect(rows).toHaveLength(3);
  expect(rows[1]).toContain('Collection log,Luz,Ana,,,Call again,WhatsApp,');
  expect(rows[1]).toContain("'=1+1");
  expect(reply.body).not.toMatch(/9876/u);
  const all = csvLines((await taken(people.auditor, 'format=csv')).body);
  expect(all.length).toBeGreaterThan(8);
  expect(all.join()).toContain('300');
  expect((await taken(people.leader, 'format=xlsx')).headers['content-type']).toContain('spreadsheetml');
  expect((await taken(people.agent)).json()).toMatchObject({ code: '21' });
  expect((await taken(people.otherLeader)).json()).toMatchObject({ code: '20' });
  const kept = await server.database.select().from(behavior).where(eq(behavior.type, 'exportList'));
  expect(kept.map(({ userId, detail }) => [userId, detail])).toContainEqual([
    people.leader.userId,
    `case-${caseRow.loanNo}, 3 rows`,
  ]);
});
