import { eq } from 'drizzle-orm';
import { task } from '../../../server/database/tables/caseTables';
import { getLoan, getPays, untilSomebodyWaits } from '../../support/money/ledger';
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

test('CD-06 a repeated amount by the same caller requires a confirmation for five minutes, also with a new key; other amounts and callers do not', async () => {
  const caseRow = await fresh();
  expect(await deduct(caseRow, 10)).toMatchObject({ code: '00' });
  expect(await deduct(caseRow, 10)).toMatchObject({ code: '29' });
  expect(await deduct(caseRow, 11)).toMatchObject({ code: '00' });
  expect(await deduct(caseRow, 10, { who: rig.leader })).toMatchObject({ code: '00' });
  expect(await deduct(caseRow, 10, { key: newKey() })).toMatchObject({ code: '29' });
  rig.clock.now = new Date(START.getTime() + 5 * 60_000 - 1);
  expect(await deduct(caseRow, 10)).toMatchObject({ code: '29' });
  rig.clock.now = new Date(START.getTime() + 5 * 60_000);
  expect(await deduct(caseRow, 10)).toMatchObject({ code: '00' });
  expect(await getPays(rig.server.database, caseRow)).toHaveLength(4);
});

test('CD-06 five clicks without a key at once deduct once', async () => {
  const caseRow = await fresh();
  const replies = await Promise.all(Array.from({ length: 5 }, () => deduct(caseRow, 10)));
  expect(replies.map(({ code }) => code).toSorted()).toEqual(['00', '29', '29', '29', '29']);
});

test('CD-06 the same intent five times at once and once later is one deduction with one reply', async () => {
  const caseRow = await fresh();
  const key = newKey();
  const replies = await Promise.all(Array.from({ length: 5 }, () => deduct(caseRow, 10, { key })));
  const again = await deduct(caseRow, 10, { key });
  expect(new Set(replies.map(({ code }) => code))).not.toContain('29');
  const good = [...replies, again].filter(({ code }) => code === '00');
  expect(again.code).toBe('00');
  expect(new Set(good.map(({ data }) => data.payLogId)).size).toBe(1);
  expect(await getPays(rig.server.database, caseRow)).toHaveLength(1);
  expect(await deduct(caseRow, 11, { key })).toMatchObject({ code: '23' });
});

test('CD-06 2.3.4 two agents with keys of their own never take more than is due together', async () => {
  const caseRow = await fresh();
  const one = async (at: number): ReturnType<MoneyRig['deduct']> => {
    const reply = await deduct(caseRow, 30 + at / 100, { who: at % 2 === 0 ? rig.agent : rig.leader, key: newKey() });
    // Somebody else's is with the channel.
    return reply.code === '28' ? one(at) : reply;
  };
  const replies = await Promise.all(Array.from({ length: 8 }, (_, at) => one(at)));
  expect(replies.filter(({ code }) => code === '00')).toHaveLength(3);
  expect(replies.filter(({ code }) => code === '27')).toHaveLength(5);
  const taken = (await getPays(rig.server.database, caseRow)).reduce((sum, { amount }) => sum + amount, 0);
  expect((await getLoan(rig.server.database, caseRow)).due).toBe(10_000 - taken);
});

test('CD-06 15.4.2 a case that ends while a deduction waits for it takes no deduction', async () => {
  const caseRow = await fresh();
  const { database } = rig.server;
  const reply = await database.transaction(async (tx) => {
    await tx.update(task).set({ status: 'C32' }).where(eq(task.id, caseRow.id));
    const sent = deduct(caseRow, 10, { key: newKey() });
    await untilSomebodyWaits(database);
    return { sent };
  });
  expect(await reply.sent).toMatchObject({ code: '25' });
  expect(await getPays(database, caseRow)).toEqual([]);
});
