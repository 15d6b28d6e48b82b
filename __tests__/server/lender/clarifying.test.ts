import { getPays, untilSomebodyWaits } from '../../support/money/ledger';
import { getReference, toldOf } from '../../support/lender/bookingDesk';
import { CLARIFY_START, type ClarifyRig, newKey, openClarifyRig } from '../../support/lender/clarifyRig';
import { getClarifications, getEvent, type EventRow } from '../../support/lender/lenderRig';

let rig: ClarifyRig;
beforeAll(async () => {
  rig = await openClarifyRig();
});
afterAll(() => rig.server.close());
afterEach(() => rig.afterTest());

/** A payment that names a loan that nobody knows, and what waits of it. */
const strayPayment = async (amount: string, cells: EventRow = {}) => {
  const row = { ...toldOf(await rig.fresh(), 'payment', { amount, ...cells }), loan_no: 'NOBODY' };
  await rig.book(row);
  const [line] = await rig.waiting(getReference(row));
  if (!line) throw new Error('nothing waits');
  return { row, line, reference: getReference(row) };
};

test('MI-02 what waits is listed with its reason and money, and assigned to the loan that it should have named', async () => {
  const caseRow = await rig.fresh();
  const { line, reference } = await strayPayment('100.00');
  expect(line).toMatchObject({
    reasonCode: 'unknownLoan',
    amount: 100,
    currency: 'MXN',
    state: 'open',
    assignable: true,
  });
  const wish = { id: line.id, amount: 100, loanId: caseRow.loanNo, note: 'Wrong digit' };
  expect(await rig.decide(rig.people.admin, 'assign', wish)).toMatchObject({ code: '00', data: { left: 0 } });
  expect(await rig.caseOf(caseRow)).toMatchObject({ status: 'C31', amount: 0 });
  expect((await getPays(rig.server.database, caseRow))[0]).toMatchObject({
    amount: 10_000,
    agentId: rig.people.agent.userId,
  });
  expect(await getEvent(rig.server.database, reference)).toMatchObject({
    state: 'booked',
    loanNo: 'NOBODY',
    clarifyReason: null,
  });
  const [decided] = await rig.waiting(reference, 'assigned');
  const [admin] = (
    await rig.server.database.$client.query('select name from app_user where id = $1', [rig.people.admin.userId])
  ).rows;
  expect(decided).toMatchObject({
    assignedLoanId: caseRow.loanNo,
    actorName: admin.name,
    note: 'Wrong digit',
    decidedTime: CLARIFY_START.toISOString(),
    assignable: false,
  });
  expect(await rig.waiting(reference)).toEqual([]);
});

test('MI-02 what the loan does not ask for waits on, and what was assigned is undone by a reversal like any payment', async () => {
  const caseRow = await rig.fresh();
  const { line, reference } = await strayPayment('130.00');
  const wish = { id: line.id, amount: 130, loanId: caseRow.loanNo };
  expect(await rig.decide(rig.people.admin, 'assign', wish)).toMatchObject({ code: '00', data: { left: 30 } });
  expect(await rig.waiting(reference)).toMatchObject([{ reasonCode: 'overpaid', amount: 30 }]);
  expect(await rig.waiting(reference, 'assigned')).toMatchObject([{ amount: 100 }]);
  await rig.afterTest();
  await rig.book(toldOf(caseRow, 'reversal', { of_reference: reference }));
  expect(await rig.caseOf(caseRow)).toMatchObject({ status: 'C10', amount: 10_000 });
  expect(await rig.waiting(reference)).toEqual([]);
});

test('MI-02 a closure without a loan closes the case that it is assigned to', async () => {
  const caseRow = await rig.fresh();
  const row = { ...toldOf(caseRow, 'closure'), loan_no: 'NOBODY' };
  await rig.book(row);
  const [line] = await rig.waiting(getReference(row));
  expect(line).toMatchObject({ amount: 0, kind: 'closure', assignable: true });
  await rig.decide(rig.people.admin, 'assign', { id: line?.id, amount: 0, loanId: caseRow.loanNo });
  expect(await rig.caseOf(caseRow)).toMatchObject({ status: 'C30' });
  expect(await getEvent(rig.server.database, getReference(row))).toMatchObject({ state: 'booked' });
});

test('MI-02 money that waits is returned with a reason; it counts as returned and stays to be seen', async () => {
  const { line, reference } = await strayPayment('12.34', { currency: 'USD' });
  expect(line).toMatchObject({ reasonCode: 'wrongCurrency', amount: 12.34, currency: 'USD', assignable: false });
  const to = await rig.fresh();
  expect(await rig.decide(rig.people.admin, 'assign', { id: line.id, amount: 12.34, loanId: to.loanNo })).toMatchObject(
    {
      code: '88',
      message: 'This cannot go to that loan: Other currency',
    },
  );
  expect(await rig.decide(rig.people.admin, 'return', { id: line.id, amount: 12.34, note: ' ' })).toMatchObject({
    code: '10',
  });
  expect(await rig.decide(rig.people.admin, 'return', { id: line.id, amount: 12.34, note: 'Not ours' })).toMatchObject({
    code: '00',
  });
  expect(await getEvent(rig.server.database, reference)).toMatchObject({ state: 'returned' });
  expect(await rig.waiting(reference, 'returned')).toMatchObject([{ note: 'Not ours', amount: 12.34 }]);
});

test('MI-02 of money partly booked the rest is returned and the event stays booked; a reversal that waits is returned too', async () => {
  const caseRow = await rig.fresh();
  const row = toldOf(caseRow, 'payment', { amount: '105.00' });
  const early = toldOf(caseRow, 'reversal', { of_reference: 'NEVER-CAME' });
  await rig.book(row, early);
  for (const [each, amount] of [
    [row, 5],
    [early, 0],
  ] as const) {
    const [line] = await rig.waiting(getReference(each));
    expect(await rig.decide(rig.people.admin, 'return', { id: line?.id, amount, note: 'x' })).toMatchObject({
      code: '00',
    });
  }
  expect(await getEvent(rig.server.database, getReference(row))).toMatchObject({ state: 'booked' });
  expect(await getEvent(rig.server.database, getReference(early))).toMatchObject({ state: 'returned' });
});

test('MI-02 a loan that takes nothing, or does not exist, or an amount that moved: refused, and nothing changes', async () => {
  const [paid, other] = [await rig.fresh(), await rig.fresh()];
  await rig.book(toldOf(paid, 'payment', { amount: '100' }));
  const { line, reference } = await strayPayment('10.00');
  const ask = (wish: object) => rig.decide(rig.people.admin, 'assign', { id: line.id, amount: 10, ...wish });
  expect(await ask({ loanId: paid.loanNo })).toMatchObject({
    code: '88',
    message: expect.stringContaining('Nothing is due'),
  });
  expect(await ask({ loanId: 'NO-SUCH-LOAN' })).toMatchObject({ code: '20' });
  expect(await ask({ loanId: other.loanNo, amount: 9 })).toMatchObject({ code: '22' });
  expect(await rig.caseOf(other)).toMatchObject({ amount: 10_000 });
  expect(await rig.waiting(reference)).toMatchObject([{ id: line.id, amount: 10 }]);
});

test('MI-02 only administrators of the institution decide; others neither decide nor find it', async () => {
  const caseRow = await rig.fresh();
  const { line } = await strayPayment('10.00');
  const wish = { id: line.id, amount: 10, loanId: caseRow.loanNo };
  const { agent, leader, auditor, foreign } = rig.people;
  for (const who of [agent, leader, auditor]) {
    expect(await rig.decide(who, 'assign', wish)).toMatchObject({ code: '21' });
    expect(await rig.decide(who, 'return', { ...wish, loanId: undefined, note: 'x' })).toMatchObject({ code: '21' });
  }
  expect(await rig.decide(foreign, 'assign', wish)).toMatchObject({ code: '20' });
  expect((await rig.read(agent, 'clarifications')).code).toBe('21');
  expect(await rig.read<{ totalCount: number }>(foreign, 'clarifications')).toMatchObject({
    code: '00',
    data: { totalCount: 0 },
  });
  expect((await rig.read<{ totalCount: number }>(auditor, 'clarifications')).data.totalCount).toBeGreaterThan(0);
});

test('MI-02 a repeated request is one decision; of two simultaneous administrators the second learns who was first', async () => {
  const caseRow = await rig.fresh();
  const { line } = await strayPayment('10.00');
  const wish = { id: line.id, amount: 10, loanId: caseRow.loanNo };
  const key = newKey();
  await rig.decide(rig.people.admin, 'assign', { ...wish, key });
  expect(await rig.decide(rig.people.admin, 'assign', { ...wish, key })).toMatchObject({
    code: '00',
    data: { left: 0 },
  });
  expect(await rig.caseOf(caseRow)).toMatchObject({ amount: 9000 });

  const { line: contested, reference } = await strayPayment('20.00');
  const release = await rig.holdBooking();
  const both = [
    rig.decide(rig.people.admin, 'assign', { id: contested.id, amount: 20, loanId: caseRow.loanNo }),
    rig.decide(rig.people.secondAdmin, 'return', { id: contested.id, amount: 20, note: 'x' }),
  ];
  await untilSomebodyWaits(rig.server.database);
  await release();
  const codes = (await Promise.all(both)).map(({ code }) => code);
  expect(codes.toSorted()).toEqual(['00', '87']);
  const lines = await getClarifications(rig.server.database, rig.institutionId);
  const event = await getEvent(rig.server.database, reference);
  expect(lines.filter(({ eventId }) => eventId === event.id)).toHaveLength(1);
});
