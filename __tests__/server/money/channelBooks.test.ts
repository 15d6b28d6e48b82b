import { readCase } from '../../support/cases/cases';
import {
  getAllocations,
  getClarifications,
  getEvent,
  newReference,
  tell,
  untilBooked,
  wrongSums,
} from '../../support/lender/lenderRig';
import { type ChannelRig, openChannelRig } from '../../support/money/channelRig';
import { getPays, untilAskedAgain, untilChannelSpoke } from '../../support/money/ledger';

let rig: ChannelRig;
beforeAll(async () => {
  rig = await openChannelRig();
});
afterAll(() => rig.close());
beforeEach(() => rig.beforeTest());
afterEach(() => rig.afterTest());

test('MI-02 MI-05 when less is due by the time the channel has the money, what fits is booked and what is over waits to be clarified', async () => {
  const caseRow = await rig.ask('pending');
  await untilAskedAgain(rig.server.database, caseRow);
  const { database } = rig.server;
  const paid = {
    reference: newReference(),
    kind: 'payment',
    loan_no: caseRow.loanNo,
    amount: '80',
    value_time: '2026-03-10',
  };
  await tell(database, { institutionId: rig.institutionId, now: rig.now(), rows: [paid] });
  await untilBooked(database);
  expect(await rig.dueOf(caseRow)).toBe(2000);
  await rig.afterSilence(caseRow);
  await untilBooked(database);
  expect(await rig.dueOf(caseRow)).toBe(0);
  expect(await readCase(database, caseRow.loanNo)).toMatchObject({ status: 'C31' });
  const waits = (await getClarifications(database, rig.institutionId)).filter(({ reason }) => reason === 'overpaid');
  expect(waits).toMatchObject([{ amount: 1000, state: 'open' }]);
  expect(await wrongSums(database, rig.institutionId)).toEqual([]);
  expect((await getPays(database, caseRow)).map(({ status, amount, type }) => [status, amount, type])).toEqual([
    ['1', 3000, '4'],
    ['2', 8000, '1'],
    ['2', 2000, '4'],
  ]);
});

test('MI-02 MI-05 a payment of the channel is an event of the books, allocated in parts; the same event from the lender is not booked twice', async () => {
  const caseRow = await rig.ask('done');
  const { database } = rig.server;
  await untilChannelSpoke(database, caseRow);
  const [paid] = await getPays(database, caseRow);
  const reference = `deduction-${rig.institutionId}-${paid?.id}`;
  const event = await getEvent(database, reference);
  expect(event).toMatchObject({ kind: 'payment', state: 'booked', amount: 3000, loanId: caseRow.loanId });
  expect(paid?.lenderEventId).toBe(event.id);
  const allocated = await getAllocations(database, caseRow.loanId);
  expect(allocated.reduce((sum, [, , amount]) => sum + amount, 0)).toBe(3000);
  const row = { reference, kind: 'payment', loan_no: caseRow.loanNo, amount: '30', value_time: '2026-03-10' };
  await tell(database, { institutionId: rig.institutionId, now: rig.now(), rows: [row] });
  expect(await rig.dueOf(caseRow)).toBe(7000);
  expect(await wrongSums(database, rig.institutionId)).toEqual([]);
});

test('MI-04 MI-05 a deduction that bounces is reversed by its key: its record counts no more, and what is due is there again', async () => {
  const caseRow = await rig.ask('done');
  const { database } = rig.server;
  await untilChannelSpoke(database, caseRow);
  const [paid] = await getPays(database, caseRow);
  const bounced = {
    reference: newReference(),
    kind: 'reversal',
    loan_no: caseRow.loanNo,
    of_reference: `deduction-${rig.institutionId}-${paid?.id}`,
    value_time: '2026-03-10',
  };
  await tell(database, { institutionId: rig.institutionId, now: rig.now(), rows: [bounced] });
  expect(await rig.dueOf(caseRow)).toBe(10_000);
  const [after, ...others] = await getPays(database, caseRow);
  expect(others).toEqual([]);
  expect(after).toMatchObject({ id: paid?.id, status: '1', type: '4', agentId: rig.agent.userId });
  expect(after?.reversedAt).not.toBeNull();
  expect(await readCase(database, caseRow.loanNo)).toMatchObject({ amount: 10_000 });
});

test('MI-04 MI-05 a reversal that came before the channel’s word takes the deduction back in the moment in which it is booked', async () => {
  const caseRow = await rig.ask('pending');
  const { database } = rig.server;
  await untilAskedAgain(database, caseRow);
  const [paid] = await getPays(database, caseRow);
  const of_reference = `deduction-${rig.institutionId}-${paid?.id}`;
  const early = { reference: newReference(), kind: 'reversal', loan_no: caseRow.loanNo, of_reference };
  await tell(database, {
    institutionId: rig.institutionId,
    now: rig.now(),
    rows: [{ ...early, value_time: '2026-03-10' }],
  });
  await rig.afterSilence(caseRow);
  expect(await rig.dueOf(caseRow)).toBe(10_000);
  expect(await getPays(database, caseRow)).toMatchObject([{ id: paid?.id, status: '1' }]);
  expect(await wrongSums(database, rig.institutionId)).toEqual([]);
});

test('MI-05 what the lender tells under a deduction’s key before the channel does is booked once, and the record says so', async () => {
  const caseRow = await rig.ask('pending');
  const { database } = rig.server;
  await untilAskedAgain(database, caseRow);
  const [paid] = await getPays(database, caseRow);
  const reference = `deduction-${rig.institutionId}-${paid?.id}`;
  const row = { reference, kind: 'payment', loan_no: caseRow.loanNo, amount: '30', value_time: '2026-03-10' };
  await tell(database, { institutionId: rig.institutionId, now: rig.now(), rows: [row] });
  await rig.afterSilence(caseRow);
  expect(await rig.dueOf(caseRow)).toBe(7000);
  expect((await getPays(database, caseRow)).map(({ status, failure, type }) => [status, failure, type])).toEqual([
    ['1', 'toldBefore', '4'],
    ['2', null, '1'],
  ]);
});
