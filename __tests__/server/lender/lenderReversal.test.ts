import { eq } from 'drizzle-orm';
import { appUser } from '../../../server/database/tables/organizationTables';
import { type BookingDesk, openBookingDesk, getReference, TOLD, toldOf } from '../../support/lender/bookingDesk';
import { getAllocations, getClarifications, getEvent } from '../../support/lender/lenderRig';
import { getLoan, getPays } from '../../support/money/ledger';

let desk: BookingDesk;
beforeAll(async () => {
  desk = await openBookingDesk();
});
afterAll(() => desk.drop());
afterEach(() => desk.afterTest());

test('MI-04 a reversal undoes exactly its payment and brings the settled case back to its agent', async () => {
  const caseRow = await desk.fresh();
  const [one, two] = [toldOf(caseRow, 'payment', { amount: '40' }), toldOf(caseRow, 'payment', { amount: '60' })];
  await desk.book(one, two);
  expect((await desk.caseOf(caseRow)).status).toBe('C31');
  await desk.book(toldOf(caseRow, 'reversal', { of_reference: getReference(one) }));
  expect(await desk.caseOf(caseRow)).toMatchObject({
    status: 'C10',
    amount: 4000,
    agentId: desk.agentId,
    settledAt: null,
    nextActionAt: TOLD,
  });
  expect(await getLoan(desk.database, caseRow)).toMatchObject({ due: 4000, status: '40' });
  const pays = await getPays(desk.database, caseRow);
  expect(pays.map(({ amount, status, reversedAt }) => [amount, status, reversedAt !== null])).toEqual([
    [4000, '1', true],
    [6000, '2', false],
  ]);
  const sums = (await getAllocations(desk.database, caseRow.loanId)).reduce((sum, [, , amount]) => sum + amount, 0);
  expect(sums).toBe(6000);
});

test('MI-04 the case of an agent who has left goes back to its queue', async () => {
  const leaver = await desk.makeAgent();
  const caseRow = await desk.fresh({}, leaver);
  const paid = toldOf(caseRow, 'payment', { amount: '100' });
  await desk.book(paid);
  await desk.database.update(appUser).set({ enabled: false }).where(eq(appUser.id, leaver));
  await desk.book(toldOf(caseRow, 'reversal', { of_reference: getReference(paid) }));
  expect(await desk.caseOf(caseRow)).toMatchObject({ status: 'C10', agentId: null, groupId: null, assignedAt: null });
});

test('MI-04 a reversal that comes before its payment waits for it, and then undoes it', async () => {
  const caseRow = await desk.fresh();
  const paid = toldOf(caseRow, 'payment', { amount: '100' });
  const bounced = toldOf(caseRow, 'reversal', { of_reference: getReference(paid) });
  await desk.book(bounced);
  expect(await getEvent(desk.database, getReference(bounced))).toMatchObject({
    state: 'waits',
    clarifyReason: 'waitsForPayment',
  });
  await desk.book(paid);
  expect(await getEvent(desk.database, getReference(bounced))).toMatchObject({ state: 'booked', clarifyReason: null });
  expect(await desk.caseOf(caseRow)).toMatchObject({ status: 'C10', amount: 10_000 });
});

test('MI-04 twice reversed, another amount, what is no payment: each waits with its reason and moves nothing', async () => {
  const caseRow = await desk.fresh();
  const paid = toldOf(caseRow, 'payment', { amount: '50' });
  const closing = toldOf(caseRow, 'reversal', { of_reference: getReference(paid) });
  const wrong = toldOf(caseRow, 'reversal', { of_reference: getReference(paid), amount: '49' });
  await desk.book(paid, wrong, closing);
  const again = toldOf(caseRow, 'reversal', { of_reference: getReference(paid) });
  const odd = toldOf(caseRow, 'reversal', { of_reference: getReference(closing) });
  await desk.book(again, odd);
  const told = await Promise.all([wrong, again, odd].map((row) => getEvent(desk.database, getReference(row))));
  expect(told.map(({ clarifyReason }) => clarifyReason)).toEqual(['amountDiffers', 'alreadyReversed', 'notAPayment']);
  expect(await desk.caseOf(caseRow)).toMatchObject({ status: 'C00', amount: 10_000 });
});

test('MI-04 a refund of a settled case ends it as C50; the money counts as returned', async () => {
  const caseRow = await desk.fresh();
  const paid = toldOf(caseRow, 'payment', { amount: '130' });
  await desk.book(paid);
  await desk.book(toldOf(caseRow, 'refund', { of_reference: getReference(paid), amount: '20' }));
  // The overpayment is returned first, and the case remains settled.
  expect((await desk.caseOf(caseRow)).status).toBe('C31');
  await desk.book(toldOf(caseRow, 'refund', { of_reference: getReference(paid), amount: '60' }));
  expect((await desk.caseOf(caseRow)).status).toBe('C50');
  expect(await getLoan(desk.database, caseRow)).toMatchObject({ due: 5000, status: '40' });
  const pays = await getPays(desk.database, caseRow);
  expect(pays.map(({ amount, status }) => [amount, status])).toEqual([
    [10_000, '1'],
    [5000, '2'],
  ]);
  const most = toldOf(caseRow, 'refund', { of_reference: getReference(paid), amount: '50.01' });
  await desk.book(most);
  expect(await getEvent(desk.database, getReference(most))).toMatchObject({ clarifyReason: 'moreThanPaid' });
  // The payment bounces, so the returned amount is owed again.
  await desk.book(toldOf(caseRow, 'reversal', { of_reference: getReference(paid) }));
  expect((await getClarifications(desk.database, desk.institutionId)).at(-1)).toMatchObject({
    reason: 'returnedBefore',
    amount: -8000,
  });
});

test('CD-11 MI-04 withdrawal, closure, re-opening and a new due date reach their ends by the lender’s word', async () => {
  const [withdrawn, closed, extended, redated] = [
    await desk.fresh(),
    await desk.fresh(),
    await desk.fresh(),
    await desk.fresh(),
  ];
  await desk.book(
    toldOf(withdrawn, 'withdrawal', { reason: 'sold' }),
    toldOf(closed, 'closure'),
    toldOf(extended, 'newDueDate', { new_due_day: '2026-04-01' }),
    toldOf(redated, 'newDueDate', { new_due_day: '2026-03-05' }),
  );
  const statuses = async () =>
    (await Promise.all([withdrawn, closed, extended, redated].map(desk.caseOf))).map(({ status }) => status);
  expect(await statuses()).toEqual(['C40', 'C30', 'C32', 'C00']);
  expect(await getLoan(desk.database, extended)).toMatchObject({ penaltyDate: '2026-04-01', status: '21' });
  expect(await desk.caseOf(redated)).toMatchObject({ penaltyDate: '2026-03-05' });
  await desk.book(
    toldOf(withdrawn, 'reopening'),
    toldOf(closed, 'reopening'),
    toldOf(extended, 'reopening'),
    toldOf(redated, 'reopening'),
  );
  expect(await statuses()).toEqual(['C10', 'C10', 'C10', 'C00']);
  const empty = toldOf(withdrawn, 'closure');
  const settled = toldOf(withdrawn, 'reopening');
  await desk.book(toldOf(withdrawn, 'payment', { amount: '100' }), empty, settled);
  const told = await Promise.all([empty, settled].map((row) => getEvent(desk.database, getReference(row))));
  expect(told.map(({ clarifyReason }) => clarifyReason)).toEqual(['loanEnded', 'nothingDue']);
});

test('MI-04 a reversal before its payment in the same file is booked with it', async () => {
  const caseRow = await desk.fresh();
  const paid = toldOf(caseRow, 'payment', { amount: '100' });
  await desk.book(toldOf(caseRow, 'reversal', { of_reference: getReference(paid) }), paid);
  expect(await desk.caseOf(caseRow)).toMatchObject({ status: 'C10', amount: 10_000 });
});

test('MI-02 MI-04 money that waits as overpaid is booked when a payment bounces, and taken out again when it bounces too', async () => {
  const caseRow = await desk.fresh();
  const [one, two] = [toldOf(caseRow, 'payment', { amount: '60' }), toldOf(caseRow, 'payment', { amount: '60' })];
  await desk.book(one, two);
  expect((await desk.caseOf(caseRow)).status).toBe('C31');
  const bounced = toldOf(caseRow, 'reversal', { of_reference: getReference(one) });
  await desk.book(bounced);
  expect(await desk.caseOf(caseRow)).toMatchObject({ status: 'C10', amount: 4000 });
  expect(await getEvent(desk.database, getReference(two))).toMatchObject({ state: 'booked', clarifyReason: null });
  const states = (await getClarifications(desk.database, desk.institutionId)).slice(-1);
  expect(states).toMatchObject([{ reason: 'overpaid', amount: 2000, state: 'gone', loanId: caseRow.loanId }]);
  // A repeated event changes nothing.
  await desk.book(bounced);
  expect(await getLoan(desk.database, caseRow)).toMatchObject({ due: 4000 });
  const again = toldOf(caseRow, 'reversal', { of_reference: getReference(two) });
  await desk.book(again);
  expect(await desk.caseOf(caseRow)).toMatchObject({ status: 'C10', amount: 10_000 });
  const sums = (await getAllocations(desk.database, caseRow.loanId)).reduce((sum, [, , amount]) => sum + amount, 0);
  expect(sums).toBe(0);
  const pays = await getPays(desk.database, caseRow);
  expect(pays.filter(({ status }) => status === '2')).toEqual([]);
});

test('MI-02 MI-04 what waits is booked up to what is due, also in the same file; the rest waits on', async () => {
  const caseRow = await desk.fresh();
  const [one, two] = [toldOf(caseRow, 'payment', { amount: '100' }), toldOf(caseRow, 'payment', { amount: '130' })];
  await desk.book(one, two, toldOf(caseRow, 'reversal', { of_reference: getReference(one) }));
  expect(await desk.caseOf(caseRow)).toMatchObject({ status: 'C31', amount: 0 });
  expect(await getEvent(desk.database, getReference(two))).toMatchObject({
    state: 'booked',
    clarifyReason: 'overpaid',
  });
  const lines = (await getClarifications(desk.database, desk.institutionId)).slice(-2);
  expect(lines.map(({ amount, state }) => [amount, state])).toEqual([
    [10_000, 'gone'],
    [3000, 'open'],
  ]);
});
