import type { CollectionLog } from '@/contract/entities/cases/collectionLog';
import { CALL_STATUS, RECORDABLE_RESULTS } from '@/contract/codes/contactCodes';
import { getCodeValues } from '@/contract/codes/codeTable';
import { eq } from 'drizzle-orm';
import { appUser } from '../../../server/database/tables/organizationTables';
import {
  type StoredTask,
  getContacts,
  everything,
  get,
  makeCase,
  readCase,
  send,
  setCase,
} from '../../support/cases/cases';
import { type SignedIn, makeGroup, makeInstitution, makeUser, signInAs } from '../../support/server/people';
import { type TestServer, startApp } from '../../support/server/server';

// Half past six in the evening of 10 March in Mexico City.
const now = new Date('2026-03-11T00:30:00Z');
const KEY = 'intent-0123456789abcdef';

let server: TestServer;
let institutionId: number;
let agent: SignedIn;
let leader: SignedIn;
let auditor: SignedIn;

beforeAll(async () => {
  server = await startApp({ now: () => now });
  const { database } = server;
  institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  agent = await signInAs(database, await makeUser(database, { institutionId, groupId }), { now });
  leader = await signInAs(database, await makeUser(database, { institutionId, groupId, role: 'leader' }), { now });
  auditor = await signInAs(database, await makeUser(database, { institutionId, role: 'auditor' }), { now });
});
afterAll(() => server.close());

const fresh = (cells = {}): Promise<StoredTask> =>
  makeCase(server.database, { institutionId, agentId: agent.userId, now, cells });

type Answer = { logId: string; status: string };
const record = (loan: StoredTask, body: object, { who = agent, key }: { who?: SignedIn; key?: string } = {}) =>
  send<Answer>(server, who, {
    path: '/prod/task/record',
    body: { taskId: String(loan.id), type: '01', ...body },
    ...(key ? { key } : {}),
  });
const getLogs = async (loan: StoredTask): Promise<CollectionLog[]> =>
  (await get<CollectionLog[]>(server, agent, { path: `/prod/task/collectionLogs/${loan.id}` })).data;

const PAIRS = getCodeValues(CALL_STATUS).flatMap((callStatus) =>
  RECORDABLE_RESULTS[callStatus].map((callResult) => ({ callStatus, callResult })),
);
const PROMISES: readonly string[] = ['PTP', 'PTCPST', 'CR10'];

test.each(PAIRS)('CD-05 CD-11 %j is written down and moves a new case', async (pair) => {
  const loan = await fresh();
  const reply = await record(loan, pair);
  const status = PROMISES.includes(pair.callResult) ? 'C20' : 'C10';
  expect(reply).toMatchObject({ code: '00', data: { status } });
  expect(await readCase(server.database, loan.loanNo)).toMatchObject({
    status,
    lastFollowUpAt: now,
    version: loan.version + 1,
  });
  expect(await getLogs(loan)).toMatchObject([{ id: reply.data.logId, ...pair, type: '01', time: now.toISOString() }]);
});

test('CD-05 a result that does not belong to the call status is refused', async () => {
  expect(await record(await fresh(), { callStatus: 'NOA', callResult: 'PTP' })).toMatchObject({ code: '10' });
});

test('CD-05 latest call, contact, remark and next follow-up are stored; the log masks the phone', async () => {
  const loan = await fresh({ contact1_relation: 'R03', contact1_name: 'María', contact1_phone: '5511112222' });
  const mother = (await getContacts(server.database, loan)).find(({ relation }) => relation === 'R03');
  const nextFollowUpTime = '2026-03-12T16:00:00.000Z';
  const body = {
    callStatus: 'CNCT',
    callResult: 'PTN',
    type: '05',
    contactId: String(mother?.id),
    remarks: '=SUM(1) 😀\nle avisa\u0000',
    nextFollowUpTime,
  };
  expect(await record(loan, body)).toMatchObject({ code: '00', data: { status: 'C10' } });
  expect(await getLogs(loan)).toMatchObject([
    {
      contactRelation: 'R03',
      contactName: 'María',
      contactPhone: '******2222',
      remarks: '=SUM(1) 😀\nle avisa',
      type: '05',
      nextFollowUpTime,
    },
  ]);
  const moved = await readCase(server.database, loan.loanNo);
  expect(moved).toMatchObject({
    lastCallResult: 'PTN',
    lastCallStatus: 'CNCT',
    lastCallAt: now,
    willingness: 'unknown',
  });
  expect([moved.nextFollowUpAt, moved.nextActionAt].map((time) => time?.toISOString())).toEqual([
    nextFollowUpTime,
    nextFollowUpTime,
  ]);
  expect((await getContacts(server.database, loan)).find(({ relation }) => relation === 'R03')).toMatchObject({
    lastCallResult: 'PTN',
    lastCallStatus: 'CNCT',
    lastCallAt: now,
  });
});

test('CD-05 a contact of another borrower, a past follow-up and one too far ahead are refused and nothing is written', async () => {
  const loan = await fresh();
  const [foreign] = await getContacts(server.database, await fresh());
  const before = await everything(server.database);
  const good = { callStatus: 'NOA', callResult: 'RETRY' };
  expect(await record(loan, { ...good, contactId: String(foreign?.id) })).toMatchObject({ code: '20' });
  expect(await record(loan, { ...good, nextFollowUpTime: '2026-03-10T00:00:00Z' })).toMatchObject({ code: '10' });
  expect(await record(loan, { ...good, nextFollowUpTime: '2026-06-10T00:00:00Z' })).toMatchObject({ code: '10' });
  expect(await record(loan, { ...good, remarks: 'x'.repeat(501) })).toMatchObject({ code: '10' });
  expect(await everything(server.database)).toEqual(before);
});

test('CD-11 a promise is for all that is due until the end of the institution’s day, a broken one is gone', async () => {
  const loan = await fresh({ due_amount: '99.99' });
  await record(loan, { callStatus: 'CNCT', callResult: 'PTP' });
  const promised = await readCase(server.database, loan.loanNo);
  expect(promised).toMatchObject({ status: 'C20', promisedAmount: 9999, willingness: 'high' });
  expect(promised.promisedAt?.toISOString()).toBe('2026-03-11T05:59:59.999Z');
  expect(promised.nextActionAt).toEqual(promised.promisedAt);
  await record(loan, { callStatus: 'NOA', callResult: 'RETRY' });
  expect((await readCase(server.database, loan.loanNo)).status).toBe('C20');
  await record(loan, { callStatus: 'VERIFY', callResult: 'BP' });
  expect(await readCase(server.database, loan.loanNo)).toMatchObject({
    status: 'C10',
    promisedAmount: null,
    promisedAt: null,
    willingness: 'low',
  });
});

test('CD-11 who may not record promises is refused, and may record everything else', async () => {
  const userId = await makeUser(server.database, { institutionId });
  await server.database.update(appUser).set({ createsPtp: false }).where(eq(appUser.id, userId));
  const who = await signInAs(server.database, userId, { now });
  const loan = await makeCase(server.database, { institutionId, agentId: userId, now });
  expect(await record(loan, { callStatus: 'CNCT', callResult: 'PTP' }, { who })).toMatchObject({ code: '21' });
  expect(await record(loan, { callStatus: 'OTHER', callResult: 'CR10' }, { who })).toMatchObject({ code: '21' });
  expect(await record(loan, { callStatus: 'CNCT', callResult: 'WTP' }, { who })).toMatchObject({
    code: '00',
    data: { status: 'C10' },
  });
});

test('CD-11 a memo leaves latest result, plan and contact as they were', async () => {
  const loan = await fresh();
  await record(loan, { callStatus: 'NOA', callResult: 'RETRY' });
  const before = await readCase(server.database, loan.loanNo);
  await record(loan, { callStatus: 'OTHER', callResult: 'MEMO', remarks: 'note' });
  const after = await readCase(server.database, loan.loanNo);
  for (const field of ['lastCallResult', 'lastCallStatus', 'lastCallAt', 'nextActionAt', 'status'] as const) {
    expect({ [field]: after[field] }).toEqual({ [field]: before[field] });
  }
});

test.each(['C30', 'C31', 'C32', 'C40', 'C50'] as const)('CD-11 nothing is recorded on a case in %s', async (status) => {
  const loan = await fresh();
  await setCase(server.database, loan.id, { status });
  expect(await record(loan, { callStatus: 'OTHER', callResult: 'MEMO' })).toMatchObject({ code: '25' });
  expect(await getLogs(loan)).toEqual([]);
});

test('CD-05 the leader records under the own name; an auditor does not at all', async () => {
  const loan = await fresh();
  const body = { callStatus: 'NOA', callResult: 'RETRY' };
  expect(await record(loan, body, { who: leader })).toMatchObject({ code: '00' });
  expect((await readCase(server.database, loan.loanNo)).lastCallAgent).not.toBe(loan.agentName);
  expect(await record(loan, body, { who: auditor })).toMatchObject({ code: '21' });
});

test('CD-13 the same intent, clicked five times at once and once more later, is one line in the log', async () => {
  const loan = await fresh();
  const body = { callStatus: 'CNCT', callResult: 'ND', remarks: 'once' };
  const replies = await Promise.all(Array.from({ length: 5 }, () => record(loan, body, { key: KEY })));
  const again = await record(loan, body, { key: KEY });
  const good = [...replies, again].filter(({ code }) => code === '00');
  expect(new Set(good.map(({ data }) => data.logId)).size).toBe(1);
  expect(again.code).toBe('00');
  expect(await getLogs(loan)).toHaveLength(1);
});

test('CD-11 results recorded at the same time from two places are both stored', async () => {
  const loan = await fresh();
  const body = { callStatus: 'NOA', callResult: 'RETRY' };
  const replies = await Promise.all([agent, leader, agent, leader].map((who) => record(loan, body, { who })));
  expect(replies.map(({ code }) => code)).toEqual(['00', '00', '00', '00']);
  expect(await getLogs(loan)).toHaveLength(4);
  expect((await readCase(server.database, loan.loanNo)).version).toBe(loan.version + 4);
});

test('CD-05 the log is read newest first', async () => {
  const loan = await fresh();
  for (const remarks of ['first', 'second', 'third']) {
    await record(loan, { callStatus: 'OTHER', callResult: 'MEMO', remarks });
  }
  expect((await getLogs(loan)).map(({ remarks }) => remarks)).toEqual(['third', 'second', 'first']);
});
