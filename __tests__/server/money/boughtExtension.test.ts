import { eq } from 'drizzle-orm';
import { caseEvent } from '../../../server/database/tables/callTables';
import { startExtensionWorker } from '../../../server/modules/money/extensionWorker';
import { readCase, send, type StoredTask } from '../../support/cases/cases';
import { getClarifications, getEvent } from '../../support/lender/lenderRig';
import { type CodeRig, openCodeRig, type StoredCode } from '../../support/money/codeRig';
import { getLoan, getPlan } from '../../support/money/ledger';

let rig: CodeRig;
beforeAll(async () => {
  rig = await openCodeRig();
});
afterAll(() => rig.close());
beforeEach(() => rig.beforeTest());
afterEach(() => rig.afterTest());

// The time is the evening of 10 March in Mexico City; the loans were due on the first.
const BOUGHT = { codeType: '2', days: 7 };
const BEFORE = '2026-03-01';
const AFTER = '2026-03-17';

const again = ({ loanNo }: StoredTask) => readCase(rig.server.database, loanNo);
const soon = () => new Date(rig.now().getTime() + 5 * 60_000);

/** Pays with a code at the channel, which is polled five minutes later. */
async function pays(of: { held: StoredTask; code: StoredCode; key: string }, amount = '40.00') {
  rig.house.codes.pay(of.key, { amount, at: rig.now() });
  await rig.lookAt(of.code, soon());
  await rig.untilCodes(of.held, (codes) => codes.some(({ id, paidAt }) => id === of.code.id && paidAt !== null));
  return of;
}

const bought = async (amount?: string) => pays(await rig.given(BOUGHT), amount);

const hold = (caseRow: StoredTask) =>
  send(rig.server, rig.leader, {
    path: '/prod/task/hold',
    body: { taskId: String(caseRow.id), kind: 'dispute', reason: 'Says that it is paid', untilDay: '2026-03-11' },
  });

/** Days since 1970. */
const getDay = (day: string | undefined) => Date.parse(day ?? '') / 86_400_000;

const lines = async ({ id }: StoredTask) => {
  const rows = await rig.server.database.select().from(caseEvent).where(eq(caseEvent.taskId, id));
  return rows.map(({ event, toStatus, actorId }) => `${event} ${toStatus} ${actorId === null ? 'nobody' : 'somebody'}`);
};

test('MI-07 a paid extension code brings its days: the money goes into the plan, due day and instalments move, the case ends by extension, once', async () => {
  const of = await rig.given(BOUGHT);
  expect(await rig.shown(of.held)).toMatchObject({ days: 7, extendedDate: null, notExtended: null });
  const planned = (await getPlan(rig.server.database, of.held)).map(({ plannedDate }) => plannedDate);
  await pays(of);
  expect(await getLoan(rig.server.database, of.held)).toMatchObject({ due: 6000, penaltyDate: AFTER, status: '21' });
  expect(await again(of.held)).toMatchObject({ status: 'C32', penaltyDate: AFTER, nextActionAt: null });
  const moved = (await getPlan(rig.server.database, of.held)).map(({ plannedDate }) => plannedDate);
  expect(getDay(moved[0]) - getDay(planned[0])).toBe(getDay(AFTER) - getDay(BEFORE));
  expect(await rig.shown(of.held)).toMatchObject({ state: 'paid', days: 7, extendedDate: AFTER, notExtended: null });
  // The lender tells of the same money.
  await rig.told({ reference: of.key, loan_no: of.held.loanNo, amount: '40' });
  await rig.told({ of_reference: of.key, loan_no: '', amount: '40' });
  expect(await getLoan(rig.server.database, of.held)).toMatchObject({ due: 6000, penaltyDate: AFTER });
  expect((await lines(of.held)).filter((line) => line.startsWith('extended'))).toEqual(['extended C32 nobody']);
});

test('MI-07 what the lender tells of a paid extension code extends as well, from the day at which it was paid', async () => {
  const { held, key } = await rig.given(BOUGHT);
  await rig.told({ of_reference: key, loan_no: '', amount: '40', value_time: '2026-03-10T18:00:00Z' });
  expect(await again(held)).toMatchObject({ status: 'C32', penaltyDate: AFTER });
});

test('MI-07 a case with a paid extension returns automatically after the new day has passed unpaid', async () => {
  const { held } = await bought();
  rig.turn(new Date('2026-03-18T07:00:00Z'));
  const failures: unknown[] = [];
  const log = { error: (line: unknown) => void failures.push(line) };
  const worker = startExtensionWorker({ database: rig.server.database, now: rig.now }, log);
  await worker.run();
  await worker.stop();
  expect(failures).toEqual([]);
  expect(await again(held)).toMatchObject({ status: 'C10', amount: 6000, penaltyDate: AFTER });
});

test('MI-07 while something holds the case there is no extension: the money waits for a person, who can give it to the loan', async () => {
  const of = await rig.given(BOUGHT);
  expect(await hold(of.held)).toMatchObject({ code: '00' });
  await pays(of);
  expect(await getLoan(rig.server.database, of.held)).toMatchObject({ due: 10_000, penaltyDate: BEFORE });
  expect((await again(of.held)).status).not.toBe('C32');
  expect(await rig.shown(of.held)).toMatchObject({ state: 'paid', extendedDate: null, notExtended: 'held' });
  expect(await getEvent(rig.server.database, of.key)).toMatchObject({
    state: 'clarify',
    clarifyReason: 'extensionHeld',
  });
  const waiting = (await getClarifications(rig.server.database, rig.institutionId)).at(-1);
  expect(waiting).toMatchObject({ reason: 'extensionHeld', amount: 4000, state: 'open' });
  const body = { id: String(waiting?.id), amount: 40, loanId: of.held.loanNo };
  expect(await send(rig.server, rig.leader, { path: '/prod/lender/assign', body })).toMatchObject({
    code: '00',
  });
  expect(await getLoan(rig.server.database, of.held)).toMatchObject({ due: 6000, penaltyDate: BEFORE });
});

test('MI-07 less than the price, or all that is due, is a payment and no extension', async () => {
  const less = await bought('39.99');
  expect(await getLoan(rig.server.database, less.held)).toMatchObject({ due: 6001, penaltyDate: BEFORE });
  expect(await rig.shown(less.held)).toMatchObject({ extendedDate: null, notExtended: 'paidLess' });
  const all = await bought('100.00');
  expect((await again(all.held)).status).toBe('C31');
  expect(await rig.shown(all.held)).toMatchObject({ notExtended: 'settled' });
});

test('MI-07 a replaced code that is paid nevertheless is a payment; its replacement still extends by its own days', async () => {
  const old = await rig.given(BOUGHT);
  const other = { ...BOUGHT, days: 3 };
  expect(await rig.request(old.held, other)).toMatchObject({ code: '37', data: { days: 7 } });
  expect(await rig.request(old.held, { ...other, replaces: String(old.code.id) })).toMatchObject({ data: { days: 3 } });
  await pays(old);
  expect(await getLoan(rig.server.database, old.held)).toMatchObject({ due: 6000, penaltyDate: BEFORE });
  const [first, second] = await rig.untilCodes(old.held, (codes) => codes[1]?.code !== null);
  expect(first).toMatchObject({ notExtended: 'tooLate', extendedUntil: null });
  if (!second) throw new Error('there is no second code');
  await pays({ held: old.held, code: second, key: `code-${rig.institutionId}-${second.id}` });
  expect(await getLoan(rig.server.database, old.held)).toMatchObject({ due: 2000, penaltyDate: '2026-03-13' });
});

test('MI-04 MI-07 a payment that bought an extension bounces: due day, instalments and case are what they were', async () => {
  const of = await rig.given(BOUGHT);
  const planned = await getPlan(rig.server.database, of.held);
  await pays(of);
  await rig.told({ kind: 'reversal', loan_no: of.held.loanNo, of_reference: of.key });
  expect(await getLoan(rig.server.database, of.held)).toMatchObject({ due: 10_000, penaltyDate: BEFORE, status: '40' });
  expect(await again(of.held)).toMatchObject({ status: 'C10', amount: 10_000, penaltyDate: BEFORE });
  expect((await getPlan(rig.server.database, of.held)).map(({ plannedDate }) => plannedDate)).toEqual(
    planned.map(({ plannedDate }) => plannedDate),
  );
  expect(await rig.shown(of.held)).toMatchObject({ notExtended: 'reversed' });
});

test('MI-07 a bounce leaves the due day alone that the lender has set since', async () => {
  const of = await bought();
  await rig.told({ kind: 'newDueDate', loan_no: of.held.loanNo, new_due_day: '2026-04-01' });
  await rig.told({ kind: 'reversal', loan_no: of.held.loanNo, of_reference: of.key });
  expect(await getLoan(rig.server.database, of.held)).toMatchObject({ due: 10_000, penaltyDate: '2026-04-01' });
  expect((await again(of.held)).status).toBe('C32');
});

test('MI-07 an extension code says how many days it buys, a repayment code buys none', async () => {
  const caseRow = await rig.fresh();
  const wrong = [
    { codeType: '2' },
    { codeType: '2', days: 0 },
    { codeType: '2', days: 1.5 },
    { codeType: '1', days: 7 },
  ];
  for (const body of [...wrong, { codeType: '2', days: 100_000 }]) {
    expect(await rig.request(caseRow, body)).toMatchObject({ code: '10', message: expect.stringContaining('days') });
  }
  expect(await rig.shown(caseRow)).toBeUndefined();
});
