import { toMinorUnits } from '@/contract/minor';
import { eq } from 'drizzle-orm';
import { loan } from '../../../server/database/tables/caseTables';
import { getLoan, getPays, getPlan, setPlan, untilAskedAgain, untilChannelSpoke } from '../../support/money/ledger';
import type { MoneyRig } from '../../support/money/moneyRig';
import { newKey, openMoneyRig, START } from '../../support/money/moneyRig';

let rig: MoneyRig;
beforeAll(async () => {
  rig = await openMoneyRig();
});
afterAll(() => rig.close());
afterEach(() => rig.afterTest());

const fresh: MoneyRig['fresh'] = (cells) => rig.fresh(cells);
const deduct: MoneyRig['deduct'] = (caseRow, amount, how) => rig.deduct(caseRow, amount, how);

test('CD-03 the periods of the plan are filled from the oldest on, each to its total', async () => {
  const caseRow = await fresh();
  await setPlan(rig.server.database, caseRow, [2500, 2500, 0, 5000]);
  await deduct(caseRow, 30, { key: newKey() });
  const later = new Date(START.getTime() + 60_000);
  rig.clock.now = later;
  await deduct(caseRow, 30, { key: newKey(), who: rig.leader });
  const plan = await getPlan(rig.server.database, caseRow);
  expect(plan.map(({ income, paidAt }) => [income, paidAt])).toEqual([
    [2500, START],
    [2500, later],
    [0, null],
    [1000, later],
  ]);
});

test('CD-06 16.5.3 books that do not agree take no payment; what the channel has taken is booked when they do', async () => {
  const caseRow = await fresh();
  await setPlan(rig.server.database, caseRow, [1000]);
  expect(await rig.deduct(caseRow, 20, { isAwaited: false })).toMatchObject({
    code: '00',
    data: { deductionStatus: '0' },
  });
  await untilAskedAgain(rig.server.database, caseRow);
  expect((await getLoan(rig.server.database, caseRow)).due).toBe(10_000);
  expect(await getPays(rig.server.database, caseRow)).toMatchObject([{ status: '0' }]);
  await setPlan(rig.server.database, caseRow, [10_000]);
  rig.clock.now = new Date(START.getTime() + 60_000);
  await untilChannelSpoke(rig.server.database, caseRow);
  expect((await getLoan(rig.server.database, caseRow)).due).toBe(8000);
});

test('CD-11 the due amount of a loan never falls below zero, for any writer', async () => {
  const caseRow = await fresh();
  const below = rig.server.database
    .update(loan)
    .set({ due: toMinorUnits(-1) })
    .where(eq(loan.id, caseRow.loanId));
  await expect(below).rejects.toMatchObject({ cause: { constraint: 'loan_due_not_negative' } });
});
