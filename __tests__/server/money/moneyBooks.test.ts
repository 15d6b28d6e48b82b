import { minorUnits } from '@/contract/minor';
import { eq } from 'drizzle-orm';
import { loan } from '../../../server/database/tables/caseTables';
import { bookPayment } from '../../../server/modules/money/bookPayment';
import { readCase } from '../../support/cases/cases';
import { loanOf, paysOf, planOf, setPlan } from '../../support/money/ledger';
import type { MoneyHouse } from '../../support/money/moneyHouse';
import { newKey, openMoneyHouse, START } from '../../support/money/moneyHouse';

let house: MoneyHouse;
beforeAll(async () => {
  house = await openMoneyHouse();
});
afterAll(() => house.close());
afterEach(() => house.afterTest());

const fresh: MoneyHouse['fresh'] = (cells) => house.fresh(cells);
const deduct: MoneyHouse['deduct'] = (held, amount, how) => house.deduct(held, amount, how);

test('CD-03 the periods of the plan are filled from the oldest on, each to its total', async () => {
  const held = await fresh();
  await setPlan(house.server.database, held, [2500, 2500, 0, 5000]);
  await deduct(held, 30, { key: newKey() });
  const later = new Date(START.getTime() + 60_000);
  house.clock.now = later;
  await deduct(held, 30, { key: newKey() });
  const plan = await planOf(house.server.database, held);
  expect(plan.map(({ income, paidAt }) => [income, paidAt])).toEqual([
    [2500, START],
    [2500, later],
    [0, null],
    [1000, later],
  ]);
});

test('CD-06 16.5.3 books that do not agree take no payment', async () => {
  const held = await fresh();
  await setPlan(house.server.database, held, [1000]);
  expect(await deduct(held, 20)).toMatchObject({ code: '99' });
  expect((await loanOf(house.server.database, held)).due).toBe(10_000);
  expect(await paysOf(house.server.database, held)).toEqual([]);
  await setPlan(house.server.database, held, [10_000]);
});

test('CD-11 a payment of all that is due settles loan and case', async () => {
  const { database } = house.server;
  const held = await fresh();
  const caller = { userId: house.agent.userId, institutionId: house.institutionId, name: 'Agent' };
  const pay = (amount: number) =>
    database.transaction((tx) =>
      bookPayment(
        { loanId: held.loanId, taskId: held.id, amount: minorUnits(amount), type: '1', remark: null, mayPayOff: true },
        { tx, caller, now: START },
      ),
    );
  await expect(pay(10_001)).rejects.toMatchObject({ result: 'amountNotBelowDue' });
  expect(await pay(10_000)).toMatchObject({ due: minorUnits(0), status: 'C31' });
  expect(await readCase(database, held.loanNo)).toMatchObject({
    status: 'C31',
    amount: minorUnits(0),
    nextActionAt: null,
  });
  expect((await readCase(database, held.loanNo)).settledAt).toEqual(START);
  expect(await loanOf(database, held)).toMatchObject({
    due: minorUnits(0),
    unpaidRepayment: minorUnits(0),
    status: '50',
  });
  const below = database
    .update(loan)
    .set({ due: minorUnits(-1) })
    .where(eq(loan.id, held.loanId));
  await expect(below).rejects.toMatchObject({ cause: { constraint: 'loan_due_not_negative' } });
});
