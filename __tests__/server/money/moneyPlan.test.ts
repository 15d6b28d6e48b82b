import { toMinorUnits } from '@/contract/minor';
import { eq } from 'drizzle-orm';
import type { PayLog } from '@/contract/entities/money/payLog';
import type { RepayPlanRow } from '@/contract/entities/money/repayPlan';
import { payLog } from '../../../server/database/tables/moneyTables';
import type { Cells, StoredTask } from '../../support/cases/cases';
import { caseCells, getCsv, get, importText, makeCase, readCase, setCase } from '../../support/cases/cases';
import { getLoan, getPlan, setPlan, wrongLedgers } from '../../support/money/ledger';
import type { SignedIn } from '../../support/server/people';
import { makeInstitution, makeUser, signInAs } from '../../support/server/people';
import { removeGuards } from '../../support/server/database';
import type { TestServer } from '../../support/server/server';
import { startApp } from '../../support/server/server';

const now = new Date('2026-03-11T00:30:00Z');

let server: TestServer;
let institutionId: number;
let agent: SignedIn;
let aging: SignedIn;

beforeAll(async () => {
  server = await startApp({ now: () => now });
  await removeGuards(server, 'pay_log');
  const { database } = server;
  institutionId = await makeInstitution(database);
  agent = await signInAs(database, await makeUser(database, { institutionId, longAging: true }), { now });
  aging = await signInAs(database, await makeUser(database, { institutionId, longAging: true, res: true }), { now });
});
afterAll(() => server.close());

type Page<Row> = { result: Row[]; totalCount: number };
const details = (caseRow: StoredTask, input: Cells = {}, who = agent) =>
  get<Page<RepayPlanRow>>(server, who, {
    path: '/prod/repay/details',
    input: { taskId: String(caseRow.id), ...input },
  });
const payLogs = (caseRow: StoredTask, input: Cells = {}, who = agent) =>
  get<Page<PayLog>>(server, who, { path: '/prod/repay/payLogs', input: { taskId: String(caseRow.id), ...input } });
const fresh = (cells: Cells = {}, who = agent): Promise<StoredTask> =>
  makeCase(server.database, { institutionId, agentId: who.userId, now, cells });

const paid = (caseRow: StoredTask, amount: number, opAt = now) => ({
  institutionId,
  loanId: caseRow.loanId,
  taskId: caseRow.id,
  agentId: agent.userId,
  type: '1' as const,
  status: '2' as const,
  amount: toMinorUnits(amount),
  opAt,
});

test('CD-03 an imported loan has a plan of one period: all that is due, in its parts', async () => {
  const caseRow = await fresh({ contract_amount: '60', due_amount: '100', interest_receivable: '15' });
  const row = { period: 1, repaymentPlanTime: '2026-03-01', repaymentTotalAmount: 100, repaymentIncomeAmount: 0 };
  expect(await details(caseRow)).toMatchObject({
    code: '00',
    data: {
      totalCount: 1,
      result: [
        {
          ...row,
          repaymentRealTime: null,
          repaymentPrincipalAmount: 60,
          repaymentInterestAmount: 15,
          overdueFeeAmount: 25,
          loanId: null,
          currency: 'MXN',
        },
      ],
    },
  });
  const most = await fresh({ contract_amount: '90', due_amount: '100', interest_receivable: '50' });
  expect(await getPlan(server.database, most)).toMatchObject([
    { total: 10_000, principal: 9000, interest: 1000, overdueFee: 0 },
  ]);
});

test('CD-03 a loan that comes again gets a new plan, with what was paid as its income', async () => {
  const { database } = server;
  const row = caseCells({ due_amount: '100', contract_amount: '100' });
  await importText(database, { institutionId, text: getCsv([row]), now });
  const first = await readCase(database, row['loan_no'] ?? '');
  await setPlan(database, first, [5000, 5000]);
  await database.insert(payLog).values(paid(first, 4000));
  await setCase(database, first.id, { status: 'C32' });
  await importText(database, {
    institutionId,
    text: getCsv([{ ...row, due_amount: '75', contract_amount: '75' }]),
    now,
  });
  expect(await getPlan(database, first)).toMatchObject([
    {
      period: 1,
      total: toMinorUnits(11_500),
      income: toMinorUnits(4000),
      principal: toMinorUnits(11_500),
      overdueFee: toMinorUnits(0),
      paidAt: now,
    },
  ]);
  expect((await getLoan(database, first)).due).toBe(7500);
  expect(await wrongLedgers(database)).toEqual([]);
});

test('CO-01 the plan is read by period, twelve a page', async () => {
  const caseRow = await fresh();
  await setPlan(
    server.database,
    caseRow,
    Array.from({ length: 9 }, (_, at) => at + 1),
  );
  const whole = await details(caseRow);
  expect(whole.data.result.map(({ period }) => period)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const second = await details(caseRow, { page: '2', size: '4' });
  expect(second.data).toMatchObject({
    totalCount: 9,
    result: [{ period: 5 }, { period: 6 }, { period: 7 }, { period: 8 }],
  });
  expect((await details(caseRow, { page: '9' })).data).toEqual({ result: [], totalCount: 9 });
  expect(await details(caseRow, { size: '101' })).toMatchObject({ code: '10' });
});

test('CO-01 the deductions are listed newest first, fifty a page, from all agents', async () => {
  const caseRow = await fresh();
  const times = Array.from({ length: 51 }, (_, at) => new Date(now.getTime() - ((at * 7) % 51) * 1000));
  await server.database
    .insert(payLog)
    .values([
      ...times.map((opAt) => paid(caseRow, 100, opAt)),
      { ...paid(caseRow, 5, new Date(0)), type: '3', status: '1', agentId: null, remark: 'no cover' },
    ]);
  const { data } = await payLogs(caseRow);
  expect([data.result.length, data.totalCount]).toEqual([50, 52]);
  const shown = data.result.map(({ opTime }) => opTime);
  expect(shown).toEqual(shown.toSorted().toReversed());
  expect(data.result[0]).toMatchObject({
    type: '1',
    amount: toMinorUnits(1),
    status: '2',
    loanId: null,
    currency: 'MXN',
  });
  expect((await payLogs(caseRow, { page: '2' })).data.result.at(-1)).toMatchObject({
    type: '3',
    status: '1',
    amount: 0.05,
    remark: 'no cover',
    agentName: null,
  });
  await server.database.delete(payLog).where(eq(payLog.loanId, caseRow.loanId));
});

test('CO-01 role 6 shows the plans and deductions of all long-aging open loans of the borrower, each with its loan', async () => {
  const { database } = server;
  const same = { borrower_no: 'LONG-AGING', borrower_name: 'Luis Paz' };
  const make = (cells: Cells, who = aging) => fresh({ ...same, ...cells }, who);
  const one = await make({ long_aging: 'true' });
  const two = await make({ long_aging: 'true' });
  const closed = await make({ long_aging: 'true' });
  await setCase(database, closed.id, { status: 'C40' });
  await make({});
  await make({ long_aging: 'true' }, agent);
  await database.insert(payLog).values([paid(one, 100), paid(two, 200), paid(closed, 300)]);
  const role = { role: '6' };
  const plan = await details(one, role, aging);
  expect(plan.data).toMatchObject({ totalCount: 2, result: [{ loanId: one.loanNo }, { loanId: two.loanNo }] });
  const logs = await payLogs(one, role, aging);
  expect(logs.data.result.map(({ loanId, amount }) => [loanId, amount])).toEqual([
    [two.loanNo, 2],
    [one.loanNo, 1],
  ]);
  // A case that is not long-aging itself is shown with them.
  expect((await details(closed, role, aging)).data.totalCount).toBe(3);
  expect((await details(one, {}, aging)).data.totalCount).toBe(1);
  await database.delete(payLog);
});

test('RO-01 role 6 is refused without both flags, and any other role is no input', async () => {
  const caseRow = await fresh({ long_aging: 'true' });
  expect(await details(caseRow, { role: '6' })).toMatchObject({ code: '21' });
  expect(await payLogs(caseRow, { role: '6' })).toMatchObject({ code: '21' });
  expect(await details(caseRow, { role: '5' })).toMatchObject({ code: '10' });
});
