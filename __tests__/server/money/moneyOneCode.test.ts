import type { RepaymentCode } from '@/contract/entities/money/repaymentCode';
import { eq } from 'drizzle-orm';
import { repaymentCode } from '../../../server/database/tables/moneyTables';
import { type StoredTask, send } from '../../support/cases/cases';
import { untilCodesGiven } from '../../support/money/codes';
import { type MoneyRig, newKey, openMoneyRig, START } from '../../support/money/moneyRig';

const KEYS = 30;

let rig: MoneyRig;
beforeAll(async () => {
  rig = await openMoneyRig();
});
afterAll(() => rig.close());
afterEach(() => rig.afterTest());

const request = (caseRow: StoredTask, body: object = {}, key = newKey()) =>
  send<RepaymentCode>(rig.server, rig.agent, {
    path: '/prod/repay/repaymentCode/update/new',
    body: { taskId: String(caseRow.id), codeType: '1', payChannel: 'STORE', amount: 40, ...body },
    key,
  });
const refresh = (caseRow: StoredTask) =>
  send<RepaymentCode>(rig.server, rig.agent, {
    path: '/prod/repay/repayment/refreshRepayCode',
    body: { taskId: String(caseRow.id) },
  });
const getCodes = ({ id }: StoredTask) =>
  rig.server.database.select().from(repaymentCode).where(eq(repaymentCode.taskId, id)).orderBy(repaymentCode.id);
const many = (caseRow: StoredTask, body: object = {}) =>
  Promise.all(Array.from({ length: KEYS }, () => request(caseRow, body)));

test('CD-10 2.3.4 30 requests at once, each under a new key, get one code, and a later one gets the same', async () => {
  const caseRow = await rig.fresh();
  const replies = await many(caseRow);
  expect(new Set(replies.map(({ code, data }) => `${code} ${data.id}`)).size).toBe(1);
  expect(replies[0]?.code).toBe('00');
  rig.clock.now = new Date(START.getTime() + 120_000);
  await refresh(caseRow);
  await untilCodesGiven(rig.server.database, caseRow);
  const { data: given } = await refresh(caseRow);
  expect(given.code).toMatch(/^\d{14}$/);
  expect(await request(caseRow)).toMatchObject({ code: '00', data: { id: given.id, code: given.code } });
  expect(await getCodes(caseRow)).toHaveLength(1);
});

test('CD-10 another amount requires a confirmation that names the valid code; named, it is replaced once, also with 30 at once', async () => {
  const caseRow = await rig.fresh();
  const { data: first } = await request(caseRow);
  const asked = await request(caseRow, { amount: 50 });
  expect(asked).toMatchObject({ code: '37', data: { id: first.id, amount: 40, payChannel: 'STORE' } });
  for (const replaces of ['0', String(Number(first.id) + 1), 'x']) {
    expect(await request(caseRow, { amount: 50, replaces })).toMatchObject({ code: '37', data: { id: first.id } });
  }
  const replies = await many(caseRow, { amount: 50, replaces: first.id });
  expect(new Set(replies.map(({ code, data }) => `${code} ${data.id}`)).size).toBe(1);
  expect(replies[0]).toMatchObject({ code: '00', data: { amount: 50, replacedTime: null } });
  expect((await getCodes(caseRow)).map(({ amount, endedHow, endedAt }) => [amount, endedHow, endedAt])).toEqual([
    [4000, 'replaced', START],
    [5000, null, null],
  ]);
});

test('CD-10 each type and each channel has a separate valid code', async () => {
  const caseRow = await rig.fresh();
  const kinds = [{ codeType: '1' }, { codeType: '2', days: 7 }].flatMap((type) =>
    ['BANK', 'STORE', 'WALLET'].map((payChannel) => ({ ...type, payChannel })),
  );
  for (const kind of kinds) expect(await request(caseRow, kind)).toMatchObject({ code: '00', data: kind });
  for (const kind of kinds) expect(await request(caseRow, { ...kind, amount: 41 })).toMatchObject({ code: '37' });
  expect(await getCodes(caseRow)).toHaveLength(kinds.length);
});

test('CD-10 a second good code is refused by the table itself', async () => {
  const caseRow = await rig.fresh();
  await request(caseRow);
  const [{ id: _id, ...row } = { id: 0 }] = await getCodes(caseRow);
  const twice = rig.server.database.insert(repaymentCode).values(row as typeof repaymentCode.$inferInsert);
  await expect(twice).rejects.toMatchObject({ cause: { constraint: 'repayment_code_one_good' } });
});
