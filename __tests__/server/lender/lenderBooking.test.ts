import { eq } from 'drizzle-orm';
import { task } from '../../../server/database/tables/caseTables';
import { type BookingDesk, openBookingDesk, getReference, TOLD, toldOf } from '../../support/lender/bookingDesk';
import { getAllocations, getClarifications, getEvent, takeIn } from '../../support/lender/lenderRig';
import { getLoan, getPays, getPlan } from '../../support/money/ledger';

let desk: BookingDesk;
beforeAll(async () => {
  desk = await openBookingDesk();
});
afterAll(() => desk.drop());
afterEach(() => desk.afterTest());

test('MI-02 MI-03 a part payment takes down what is due, in the written order, and counts for the agent', async () => {
  const caseRow = await desk.fresh({ unpaid_repayment: '80', interest_receivable: '15' });
  await desk.book(toldOf(caseRow, 'payment', { amount: '30.00' }));
  expect(await getAllocations(desk.database, caseRow.loanId)).toEqual([
    [1, 'penalty', 500],
    [1, 'interest', 1500],
    [1, 'principal', 1000],
  ]);
  expect(await desk.caseOf(caseRow)).toMatchObject({ status: 'C00', amount: 7000, unpaidRepayment: 7000 });
  expect(await getLoan(desk.database, caseRow)).toMatchObject({ due: 7000, unpaidRepayment: 7000, status: '40' });
  const [paid] = await getPays(desk.database, caseRow);
  expect(paid).toMatchObject({
    type: '1',
    status: '2',
    amount: 3000,
    agentId: desk.agentId,
    taskId: caseRow.id,
    opAt: new Date('2026-03-11T16:00:00Z'),
  });
  const [period] = await getPlan(desk.database, caseRow);
  expect(period).toMatchObject({ income: 3000, paidPenalty: 500, paidInterest: 1500, paidPrincipal: 1000 });
});

test('MI-03 all that is due settles the case and the loan; more than that waits for a person', async () => {
  const caseRow = await desk.fresh();
  const row = toldOf(caseRow, 'payment', { amount: '120', paid_by: 'automatic' });
  await desk.book(row);
  expect(await desk.caseOf(caseRow)).toMatchObject({ status: 'C31', amount: 0, nextActionAt: null, settledAt: TOLD });
  expect(await getLoan(desk.database, caseRow)).toMatchObject({ due: 0, status: '50' });
  expect(await getEvent(desk.database, getReference(row))).toMatchObject({
    state: 'booked',
    clarifyReason: 'overpaid',
  });
  const waiting = (await getClarifications(desk.database, desk.institutionId)).at(-1);
  expect(waiting).toMatchObject({ reason: 'overpaid', amount: 2000, state: 'open' });
  expect((await getPays(desk.database, caseRow))[0]).toMatchObject({ type: '3', amount: 10_000 });
});

test('MI-02 an unknown loan, another currency and a case that was taken back take no money: it waits', async () => {
  const [held, other] = [await desk.fresh(), await desk.fresh()];
  const unknown = { ...toldOf(held, 'payment', { amount: '10' }), loan_no: 'NOBODY' };
  const foreign = toldOf(held, 'payment', { amount: '10', currency: 'USD' });
  const late = toldOf(other, 'payment', { amount: '10' });
  await desk.book(unknown, foreign, toldOf(other, 'withdrawal'), late);
  const reasons = await Promise.all([unknown, foreign, late].map((row) => getEvent(desk.database, getReference(row))));
  expect(reasons.map(({ state, clarifyReason }) => [state, clarifyReason])).toEqual([
    ['clarify', 'unknownLoan'],
    ['clarify', 'wrongCurrency'],
    ['clarify', 'loanEnded'],
  ]);
  expect([(await desk.caseOf(held)).amount, (await desk.caseOf(other)).status]).toEqual([10_000, 'C40']);
});

test('MI-01 the same reference is the same event: known where its content is the same, contradictory where not, booked once', async () => {
  const caseRow = await desk.fresh();
  const paid = toldOf(caseRow, 'payment', { amount: '10' });
  await desk.book(paid, paid);
  const again = await takeIn(desk.database, {
    institutionId: desk.institutionId,
    now: TOLD,
    rows: [paid, { ...paid, amount: '11' }],
  });
  expect(again).toMatchObject({ rows: 2, fresh: 0, known: 1, contradictory: 1 });
  expect((await desk.caseOf(caseRow)).amount).toBe(9000);
  expect(await getPays(desk.database, caseRow)).toHaveLength(1);
});

test('MI-01 a file with a mistake anywhere is refused as a whole, each mistake by row and column', async () => {
  const caseRow = await desk.fresh();
  const rows = [
    toldOf(caseRow, 'payment', { amount: '10' }),
    toldOf(caseRow, 'payment'),
    toldOf(caseRow, 'refund', { amount: '1.234' }),
  ];
  const refused = takeIn(desk.database, {
    institutionId: desk.institutionId,
    now: TOLD,
    rows: [...rows, { ...toldOf(caseRow, 'reversal', { of_reference: 'X' }), value_time: '2027-01-01' }],
  });
  await expect(refused).rejects.toMatchObject({
    errors: [
      { row: 3, column: 'amount', wrong: 'is empty' },
      { row: 4, column: 'amount', wrong: expect.stringContaining('more decimals') },
      { row: 4, column: 'of_reference', wrong: 'is empty' },
      { row: 5, column: 'value_time', wrong: expect.stringContaining('not in the future') },
    ],
  });
  await expect(getEvent(desk.database, getReference(rows[0] ?? {}))).rejects.toThrow('there is no event');
});

test('MI-03 a payment counts for the agent of the case at its value time', async () => {
  const next = await desk.makeAgent();
  const caseRow = await desk.fresh();
  await desk.database.$client.query(
    `insert into case_event (institution_id, task_id, event, from_status, to_status, from_agent_id, to_agent_id, created_at)
     values ($1, $2, 'assigned', 'C00', 'C00', $3, $4, '2026-03-10T18:00:00Z')`,
    [desk.institutionId, caseRow.id, desk.agentId, next],
  );
  await desk.database.update(task).set({ agentId: next }).where(eq(task.id, caseRow.id));
  const at = (time: string) => toldOf(caseRow, 'payment', { amount: '1', value_time: time });
  await desk.book(at('2026-03-10T17:00:00Z'), at('2026-03-10T19:00:00Z'), at('2026-03-01'));
  expect((await getPays(desk.database, caseRow)).map((paid) => paid.agentId)).toEqual([desk.agentId, next, null]);
});
