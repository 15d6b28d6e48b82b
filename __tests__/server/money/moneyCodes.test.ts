import { toMinorUnits } from '@/contract/minor';
import type { RepaymentCode } from '@/contract/entities/money/repaymentCode';
import type { CollectionLog } from '@/contract/entities/cases/collectionLog';
import { and, eq } from 'drizzle-orm';
import { loan } from '../../../server/database/tables/caseTables';
import { repayPlan } from '../../../server/database/tables/moneyTables';
import { type StoredTask, everything, get, makeCase, readCase, send, setCase } from '../../support/cases/cases';
import { untilCodesAsked, untilCodesGiven } from '../../support/money/codes';
import { getLoan, getPlan, setPlan } from '../../support/money/ledger';
import { type SignedIn, makeGroup, makeInstitution, makeUser, signInAs } from '../../support/server/people';
import { type TestServer, startApp } from '../../support/server/server';

// Half past six in the evening of 10 March in Mexico City.
const start = new Date('2026-03-11T00:30:00Z');
let now = start;

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
afterEach(() => {
  now = start;
});

const fresh = (cells = {}): Promise<StoredTask> =>
  makeCase(server.database, { institutionId, agentId: agent.userId, now, cells: { due_amount: '100', ...cells } });
const later = (seconds: number): void => {
  now = new Date(start.getTime() + seconds * 1000);
};

interface How {
  readonly who?: SignedIn;
  readonly key?: string;
}
const request = (caseRow: StoredTask, body: object = {}, { who = agent, key }: How = {}) =>
  send<RepaymentCode>(server, who, {
    path: '/prod/repay/repaymentCode/update/new',
    body: { taskId: String(caseRow.id), codeType: '1', payChannel: 'STORE', amount: 40, ...body },
    ...(key === undefined ? {} : { key }),
  });
const refresh = (caseRow: StoredTask) =>
  send<RepaymentCode | null>(server, agent, {
    path: '/prod/repay/repayment/refreshRepayCode',
    body: { taskId: String(caseRow.id) },
  });
/** On the next request, the channel issues the code. */
const untilRefreshed = (caseRow: StoredTask) => refresh(caseRow).then(() => untilCodesGiven(server.database, caseRow));
const list = (caseRow: StoredTask, input = {}) =>
  get<{ result: RepaymentCode[]; totalCount: number }>(server, agent, {
    path: `/prod/repay/repaymentCode/${caseRow.id}`,
    input,
  });
const delayCode = (caseRow: StoredTask) =>
  get<RepaymentCode | null>(server, agent, { path: `/prod/task/delayCode/${caseRow.id}` });

test('CD-10 a code is requested; the channel issues it within two minutes and a refresh loads it', async () => {
  const caseRow = await fresh({ app_name: 'CrediVale' });
  const asked = await request(caseRow);
  expect(asked).toMatchObject({
    code: '00',
    data: {
      appName: 'CrediVale',
      amount: 40,
      maximumAmount: 100,
      codeType: '1',
      payChannel: 'STORE',
      code: null,
      requestedTime: start.toISOString(),
      updateTime: start.toISOString(),
      currency: 'MXN',
    },
  });
  await untilCodesAsked(server.database, caseRow);
  later(19);
  expect(await refresh(caseRow)).toMatchObject({ code: '00', data: { code: null, updateTime: start.toISOString() } });
  later(90);
  await untilRefreshed(caseRow);
  const given = await refresh(caseRow);
  expect(given.data).toMatchObject({
    id: asked.data.id,
    code: expect.stringMatching(/^[1-9]\d{13}$/),
    updateTime: now.toISOString(),
    requestedTime: start.toISOString(),
  });
  later(200);
  expect((await refresh(caseRow)).data).toEqual(given.data);
});

test('CD-10 the amount is less than what is due; case and input are checked; nothing is written', async () => {
  const caseRow = await fresh();
  for (const amount of [100, 101]) expect(await request(caseRow, { amount })).toMatchObject({ code: '27' });
  for (const wrong of [{ amount: 0 }, { amount: 1.001 }, { codeType: '3' }, { payChannel: 'CASH' }, { codeType: 1 }]) {
    expect(await request(caseRow, wrong)).toMatchObject({ code: '10' });
  }
  await setCase(server.database, caseRow.id, { status: 'C31' });
  expect(await request(caseRow)).toMatchObject({ code: '25' });
  expect(await request(await fresh(), {}, { who: auditor })).toMatchObject({ code: '21' });
  expect((await list(caseRow)).data).toEqual({ result: [], totalCount: 0 });
});

test('CD-10 the history is newest first, ten a page; valid codes are returned, and the extension code is the newest of its type', async () => {
  const caseRow = await fresh();
  for (const ask of [delayCode, refresh]) expect(await ask(caseRow)).toMatchObject({ code: '00', data: null });
  await request(caseRow, { codeType: '2', days: 7, payChannel: 'BANK', amount: 10 });
  await request(caseRow, { codeType: '2', days: 7, payChannel: 'WALLET', amount: 20 }, { who: leader });
  let replaces: string | undefined;
  for (let at = 0; at < 9; at += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each takes the place of the one before
    replaces = (await request(caseRow, { amount: 30 + at, replaces })).data.id;
  }
  expect(await delayCode(caseRow)).toMatchObject({ data: { codeType: '2', amount: 20, code: null } });
  await untilCodesAsked(server.database, caseRow);
  later(120);
  await untilRefreshed(caseRow);
  expect((await refresh(caseRow)).data).toMatchObject({ amount: 38 });
  expect((await delayCode(caseRow)).data?.code).toMatch(/^[1-9]\d{9}$/);
  const first = await list(caseRow);
  expect(first.data.totalCount).toBe(11);
  expect(first.data.result.map(({ amount }) => amount)).toEqual([38, 37, 36, 35, 34, 33, 32, 31, 30, 20]);
  expect(first.data.result.map(({ state }) => state)).toEqual([
    'good',
    ...Array.from({ length: 8 }, () => 'replaced'),
    'good',
  ]);
  const second = await list(caseRow, { pageNum: '2', pageSize: '10' });
  expect(second.data.result).toMatchObject([{ amount: 10, code: expect.stringMatching(/^[1-9]\d{17}$/) }]);
});

test('CD-10 CD-13 one intent asks for one code, however often it is sent', async () => {
  const caseRow = await fresh();
  const key = 'code-intent-0123456789';
  await Promise.all(Array.from({ length: 5 }, () => request(caseRow, {}, { key })));
  expect((await request(caseRow, {}, { key })).code).toBe('00');
  expect((await list(caseRow)).data.totalCount).toBe(1);
});

const extend = (caseRow: StoredTask, body: object, who = leader) =>
  send<{ status: string; penaltyDate: string }>(server, who, {
    path: '/prod/task/manualDelay',
    body: { taskId: String(caseRow.id), ...body },
  });

test('CD-11 an extension postpones loan and open periods and ends the case; its reason is in the log', async () => {
  const caseRow = await fresh();
  await setPlan(server.database, caseRow, [4000, 3000, 3000]);
  const isFirst = and(eq(repayPlan.loanId, caseRow.loanId), eq(repayPlan.period, 1));
  await server.database
    .update(repayPlan)
    .set({ income: toMinorUnits(4000) })
    .where(isFirst);
  const remark = 'paid the fee\u0000';
  expect(await extend(caseRow, { days: 7, remark })).toMatchObject({
    code: '00',
    data: { status: 'C32', penaltyDate: '2026-03-17' },
  });
  expect(await readCase(server.database, caseRow.loanNo)).toMatchObject({
    status: 'C32',
    penaltyDate: '2026-03-17',
    nextActionAt: null,
    settledAt: now,
  });
  expect(await getLoan(server.database, caseRow)).toMatchObject({
    penaltyDate: '2026-03-17',
    status: '21',
    due: toMinorUnits(10_000),
  });
  expect((await getPlan(server.database, caseRow)).map(({ plannedDate }) => plannedDate)).toEqual([
    '2026-01-15',
    '2026-03-03',
    '2026-03-31',
  ]);
  const logs = await get<CollectionLog[]>(server, agent, { path: `/prod/task/collectionLogs/${caseRow.id}` });
  expect(logs.data).toMatchObject([{ callResult: 'MEMO', remarks: 'paid the fee' }]);
  expect(await extend(caseRow, { days: 7, remark: 'once more' })).toMatchObject({ code: '25' });
});

test('MI-07 an extension counts from today, whenever the loan was due; where the due day is still to come, from that day', async () => {
  const old = await fresh({ penalty_date: '2025-07-01' });
  await extend(old, { days: 1, remark: 'asked for a day' });
  expect(await getLoan(server.database, old)).toMatchObject({ penaltyDate: '2026-03-11', status: '21' });
  const early = await fresh();
  await server.database.update(loan).set({ penaltyDate: '2026-03-12' }).where(eq(loan.id, early.loanId));
  await extend(early, { days: 2, remark: 'asked for two' });
  expect(await getLoan(server.database, early)).toMatchObject({ penaltyDate: '2026-03-14', status: '21' });
});

test.each([undefined, null, '', '   '])('MI-07 without a reason (%j) nothing is extended', async (remark) => {
  const caseRow = await fresh();
  expect(await extend(caseRow, { days: 3, ...(remark !== undefined && { remark }) })).toMatchObject({ code: '10' });
  expect((await readCase(server.database, caseRow.loanNo)).status).toBe(caseRow.status);
});

test('RO-01 agents and auditors do not extend; days outside the limit are refused', async () => {
  const caseRow = await fresh();
  const before = await everything(server.database);
  const remark = 'x';
  for (const who of [agent, auditor]) {
    expect(await extend(caseRow, { days: 1, remark }, who)).toMatchObject({ code: '21' });
  }
  for (const days of [0, -1, 61, 1.5, '7']) {
    expect(await extend(caseRow, { days, remark })).toMatchObject({ code: '10' });
  }
  expect(await everything(server.database)).toEqual(before);
});
