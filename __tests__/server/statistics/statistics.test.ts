import { eq } from 'drizzle-orm';
import { toMinorUnits } from '@/contract/minor';
import type { Statistics } from '@/contract/entities/management/statistics';
import { behavior } from '../../../server/database/tables/workTables';
import { collectionLog, loan } from '../../../server/database/tables/caseTables';
import { payLog } from '../../../server/database/tables/moneyTables';
import { formatCsv } from '../../../server/values/formatCsv';
import type { StoredTask } from '../../support/cases/cases';
import { get, makeCase } from '../../support/cases/cases';
import type { SignedIn } from '../../support/server/people';
import { makeGroup, makeInstitution, makeUser, signInAs } from '../../support/server/people';
import type { TestServer } from '../../support/server/server';
import { startApp } from '../../support/server/server';
import { csvLines } from '../../support/values/csvLines';

// 11 March in Mexico City (UTC−6), where it is half past six in the evening.
const now = new Date('2026-03-12T00:30:00Z');
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

let server: TestServer;
let institutionId: number;
let agent: SignedIn;
let mate: SignedIn;
let leader: SignedIn;
let auditor: SignedIn;
let foreign: SignedIn;
let first: StoredTask;
let second: StoredTask;

interface Payment {
  readonly amount: number;
  readonly at: Date;
  readonly status?: '1' | '2';
}

const pay = (task: StoredTask, agentId: number, { amount, at, status = '2' }: Payment) =>
  server.database.insert(payLog).values({
    institutionId,
    loanId: task.loanId,
    taskId: task.id,
    agentId,
    type: '1',
    amount: toMinorUnits(amount),
    status,
    opAt: at,
  });

const log = (task: StoredTask, agentId: number, at: Date) =>
  server.database.insert(collectionLog).values({
    institutionId,
    taskId: task.id,
    agentId,
    creatorName: 'x',
    callResult: 'RETRY',
    channel: '01',
    createdAt: at,
  });

beforeAll(async () => {
  server = await startApp({ now: () => now });
  const { database } = server;
  institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  const sign = async (more: Omit<Parameters<typeof makeUser>[1], 'institutionId'> & { institutionId?: number }) =>
    signInAs(database, await makeUser(database, { institutionId, ...more }), { now });
  agent = await sign({ groupId });
  mate = await sign({ groupId });
  leader = await sign({ groupId, role: 'leader' });
  auditor = await sign({ role: 'auditor' });
  foreign = await sign({ institutionId: await makeInstitution(database), role: 'admin' });
  const at = hoursAgo(24 * 9);
  first = await makeCase(database, {
    institutionId,
    agentId: agent.userId,
    now: at,
    cells: { borrower_name: '=Ana, "A"' },
  });
  second = await makeCase(database, { institutionId, agentId: mate.userId, now: at });
  await pay(first, agent.userId, { amount: 10_000, at: hoursAgo(2) });
  await pay(first, agent.userId, { amount: 5000, at: hoursAgo(1) });
  await pay(first, agent.userId, { amount: 700, at: hoursAgo(1), status: '1' });
  // Half past five in the morning of the 11th there is still the 11th; at eleven in the evening before it is not.
  await pay(first, agent.userId, { amount: 300, at: new Date('2026-03-11T05:00:00Z') });
  await pay(first, agent.userId, { amount: 40, at: hoursAgo(24 * 12) });
  await pay(second, mate.userId, { amount: 2500, at: hoursAgo(3) });
  await log(first, agent.userId, hoursAgo(3));
  await log(first, agent.userId, hoursAgo(4));
  await log(second, agent.userId, hoursAgo(5));
  await log(first, agent.userId, hoursAgo(30));
});
afterAll(() => server.close());

const ask = async (who: SignedIn, input: Record<string, string> = {}) =>
  (await get<Statistics>(server, who, { path: '/api/repay/statistics/', input })).data;

test("ST-01 an agent's day: what came in, what was handled, the month, what is due", async () => {
  expect(await ask(agent)).toMatchObject({
    totalRepayAmount: 150,
    totalRepayCount: 2,
    collectTaskCount: 2,
    // One of two cases was paid to this agent.
    collectRate: 50,
    cumulativeRecoveryAmount: 153,
    cumulativeRecoveryCount: 3,
    longestPenaltyDay: 10,
    minimumPenaltyDay: 10,
    totalOverdueCount: 1,
    currency: 'MXN',
    totalCount: 2,
  });
});

test('ST-01 yesterday is the calendar day before at the institution', async () => {
  const { totalRepayAmount, result } = await ask(agent, { date: 'yesterday' });
  expect(totalRepayAmount).toBe(3);
  expect(result.map(({ amount }) => amount)).toEqual([3]);
});

test('ST-01 the rows: newest first, each with what was due before it', async () => {
  const { result } = await ask(agent);
  expect(result).toMatchObject([
    { borrow_id: first.loanNo, amount: 50, repay_due_amount: 1250.5 - 0.4 - 3 - 100, repay_way_name: '1' },
    { borrow_id: first.loanNo, amount: 100, repay_due_amount: 1250.5 - 0.4 - 3, penalty_day: 10 },
  ]);
  expect(result[0]?.task_id).toBe(String(first.id));
});

test('ST-01 a page has the requested number of rows', async () => {
  const { result, totalCount } = await ask(agent, { page: '2', size: '1' });
  expect([result.length, totalCount, result[0]?.amount]).toEqual([1, 2, 100]);
});

test('ST-01 RO-01 a leader sees the group, an auditor the institution, another institution nothing', async () => {
  expect((await ask(leader)).totalRepayAmount).toBe(175);
  expect((await ask(auditor)).totalRepayCount).toBe(3);
  expect((await ask(mate)).totalRepayAmount).toBe(25);
  expect(await ask(foreign)).toMatchObject({ totalRepayAmount: 0, totalOverdueCount: 0, result: [] });
});

const download = (who: SignedIn, language = 'en') =>
  server.app.inject({
    url: '/api/repay/statistics/?output=1&date=today',
    headers: { ...who.headers, 'accept-language': language },
  });

test('ST-01 AP-06 the export: the name of the server, UTF-8 with its mark, CRLF, no formulas, numbers as numbers', async () => {
  const reply = await download(agent);
  expect(reply.headers['content-disposition']).toContain('filename="saldo-repayments-2026-03-11.csv"');
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [head, newest, ...rest] = csvLines(reply.body);
  expect(head).toBe(
    'Loan ID,User ID,Borrower,Due date,Overdue days,Amount due,Amount paid,Payment time (America/Mexico_City),Payment method',
  );
  expect(newest).toBe(
    `${first.loanNo},${first.borrowerNo},"'=Ana, ""A""",2026-03-01,10,1147.1,50,2026-03-11 17:30:00,Active repayment`,
  );
  expect(rest).toHaveLength(1);
});

test('ST-01 GE-01 the export speaks the language of its reader', async () => {
  expect((await download(agent, 'zh-CN')).body).toContain('主动还款');
  expect((await download(agent, 'es')).body).toContain('Pago voluntario');
});

test('ST-01 AP-07 who took an export away is recorded', async () => {
  const before = await server.database.$count(behavior);
  await download(agent);
  expect(await server.database.$count(behavior)).toBe(before + 1);
});

test.each(['=1+1', '+52 1', '-2', '@x', '\tx', '\rx', '＝1', '＋1', '－1', '＠x'])(
  'AP-06 1.2.10 the text %j is no formula for a spreadsheet program',
  (text) => {
    const cell = formatCsv([[text]]).slice(1, -2);
    expect(cell.replace(/^"/, '')).toMatch(/^'/);
  },
);

test('AP-06 a negative number stays a number, a long row of digits stays text', () => {
  expect(formatCsv([[-12.5, '123456789012345', null, 'a\0b']])).toBe('\u{feff}-12.5,"\'123456789012345",,"ab"\r\n');
});

test('ST-01 who pays before the loan is due is no days overdue', async () => {
  const { userId } = agent;
  const early = await makeCase(server.database, { institutionId, agentId: userId, now: hoursAgo(24) });
  await server.database.update(loan).set({ penaltyDate: '2026-03-30' }).where(eq(loan.id, early.loanId));
  await pay(early, userId, { amount: 100, at: hoursAgo(1) });
  const { longestPenaltyDay, minimumPenaltyDay, result } = await ask(agent);
  expect([longestPenaltyDay, minimumPenaltyDay]).toEqual([10, 0]);
  expect(result.find(({ borrow_id: id }) => id === early.loanNo)?.penalty_day).toBe(0);
});
