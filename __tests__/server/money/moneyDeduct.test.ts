import { toMinorUnits } from '@/contract/minor';
import { eq } from 'drizzle-orm';
import { payLog } from '../../../server/database/tables/moneyTables';
import { institution } from '../../../server/database/tables/organizationTables';
import { everything, get, makeCase, readCase, send, setCase } from '../../support/cases/cases';
import { getLoan, makeDeductible, getPays, getPlan } from '../../support/money/ledger';
import type { MoneyRig } from '../../support/money/moneyRig';
import { newKey, openMoneyRig, START } from '../../support/money/moneyRig';
import { makeInstitution, makeUser, signInAs } from '../../support/server/people';

let rig: MoneyRig;
beforeAll(async () => {
  rig = await openMoneyRig();
});
afterAll(() => rig.close());
afterEach(() => rig.afterTest());

const fresh: MoneyRig['fresh'] = (cells) => rig.fresh(cells);
const deduct: MoneyRig['deduct'] = (caseRow, amount, how) => rig.deduct(caseRow, amount, how);

test('CD-06 a part is deducted: loan, plan, record and case change together', async () => {
  const caseRow = await fresh({ contract_amount: '60' });
  const reply = await deduct(caseRow, 39.99, { key: newKey(), remark: 'agreed by phone\u0000' });
  expect(reply).toMatchObject({ code: '00', data: { amountDue: 100, status: 'C01', deductionStatus: '0' } });
  expect(await getLoan(rig.server.database, caseRow)).toMatchObject({
    due: 6001,
    dueAtStart: 10_000,
    unpaidRepayment: 6000,
  });
  expect(await readCase(rig.server.database, caseRow.loanNo)).toMatchObject({
    amount: 6001,
    unpaidRepayment: 6000,
    // Worked from now on, and paid in part.
    version: caseRow.version + 2,
  });
  expect(await getPlan(rig.server.database, caseRow)).toMatchObject([{ total: 10_000, income: 3999, paidAt: START }]);
  expect(await getPays(rig.server.database, caseRow)).toMatchObject([
    {
      id: Number(reply.data.payLogId),
      type: '4',
      status: '2',
      amount: 3999,
      agentId: rig.agent.userId,
      taskId: caseRow.id,
      remark: 'agreed by phone',
      opAt: START,
    },
  ]);
  await deduct(caseRow, 20, { key: newKey() });
  expect(await getLoan(rig.server.database, caseRow)).toMatchObject({ due: 4001, unpaidRepayment: 4001, status: '40' });
});

test('CD-06 all that is due, more, nothing, less than nothing, and what is no amount are refused and nothing changes', async () => {
  const caseRow = await fresh();
  const before = await everything(rig.server.database);
  for (const amount of [100, 100.01, 1_000_000]) expect(await deduct(caseRow, amount)).toMatchObject({ code: '27' });
  for (const amount of [0, -1, 10.001, 1e-9, '10', null, undefined, Number.NaN, 1e12]) {
    expect(await deduct(caseRow, amount)).toMatchObject({ code: '10' });
  }
  expect(await everything(rig.server.database)).toEqual(before);
  expect(await deduct(caseRow, 99.99, { key: newKey() })).toMatchObject({ code: '00' });
  expect(await getLoan(rig.server.database, caseRow)).toMatchObject({ due: 1 });
});

test('CD-06 an amount finer than the currency is refused, a whole one is not', async () => {
  const { database } = rig.server;
  const yen = await makeInstitution(database);
  await database.update(institution).set({ currency: 'JPY', currencyDigits: 0 }).where(eq(institution.id, yen));
  const who = await signInAs(database, await makeUser(database, { institutionId: yen }), { now: START });
  const of = {
    institutionId: yen,
    agentId: who.userId,
    now: START,
    cells: { contract_amount: '900', due_amount: '1000' },
  };
  const caseRow = await makeDeductible(database, of);
  expect(await deduct(caseRow, 10.5, { who })).toMatchObject({
    code: '10',
    message: expect.stringContaining('amount'),
  });
  expect(await deduct(caseRow, 10, { who })).toMatchObject({ code: '00' });
  expect(await getLoan(database, caseRow)).toMatchObject({ due: 990 });
});

test('CD-06 a sum that binary fractions do not hit is deducted to the cent', async () => {
  const caseRow = await fresh();
  expect(await deduct(caseRow, 0.1 + 0.2, { key: newKey() })).toMatchObject({ code: '00' });
  expect(await getLoan(rig.server.database, caseRow)).toMatchObject({ due: 9970 });
});

test.each(['C30', 'C31', 'C32', 'C40', 'C50'] as const)('CD-06 nothing is deducted on a case in %s', async (status) => {
  const caseRow = await fresh();
  await setCase(rig.server.database, caseRow.id, { status });
  expect(await deduct(caseRow, 10)).toMatchObject({ code: '25' });
  expect(await getPays(rig.server.database, caseRow)).toEqual([]);
});

test('CD-06 a loan without an account, and one with an open deduction, are refused', async () => {
  const { database } = rig.server;
  const without = await makeCase(database, {
    institutionId: rig.institutionId,
    agentId: rig.agent.userId,
    now: START,
  });
  expect(await deduct(without, 10)).toMatchObject({ code: '30' });
  const caseRow = await fresh();
  const open = {
    institutionId: rig.institutionId,
    loanId: caseRow.loanId,
    type: '3',
    amount: toMinorUnits(500),
    status: '0',
    opAt: START,
  } as const;
  const [row] = await database.insert(payLog).values(open).returning();
  expect(await deduct(caseRow, 10)).toMatchObject({ code: '28' });
  await expect(database.insert(payLog).values(open)).rejects.toMatchObject({
    cause: { constraint: 'pay_log_one_open' },
  });
  await database
    .update(payLog)
    .set({ status: '1' })
    .where(eq(payLog.id, row?.id ?? 0));
  expect(await deduct(caseRow, 10)).toMatchObject({ code: '00' });
});

test('CD-13 what was sent is no draft any more', async () => {
  const caseRow = await fresh();
  const key = newKey();
  const draft = { kind: 'deduction', content: '{"amount":10}', intent: key, version: 0 };
  await send(rig.server, rig.agent, { path: `/prod/task/draft/${caseRow.id}`, method: 'PUT', body: draft });
  const read = () =>
    get(rig.server, rig.agent, { path: `/prod/task/draft/${caseRow.id}`, input: { kind: 'deduction' } });
  expect(await read()).toMatchObject({ data: { intent: key } });
  await deduct(caseRow, 10, { key });
  expect(await read()).toMatchObject({ code: '00', data: null });
});

test('RO-01 the leader deducts under the own name, an auditor not at all', async () => {
  const caseRow = await fresh();
  expect(await deduct(caseRow, 10, { who: rig.leader })).toMatchObject({ code: '00' });
  expect(await getPays(rig.server.database, caseRow)).toMatchObject([{ agentId: rig.leader.userId }]);
  expect(await deduct(caseRow, 10, { who: rig.auditor })).toMatchObject({ code: '21' });
});
