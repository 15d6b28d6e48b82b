import type { LenderEventRow } from '@/contract/entities/lender/lender';
import { desc } from 'drizzle-orm';
import { behavior } from '../../../server/database/tables/workTables';
import { readSpreadsheet } from '../../../server/values/spreadsheet/readSpreadsheet';
import { getReference, toldOf } from '../../support/lender/bookingDesk';
import { CLARIFY_START, type ClarifyRig, openClarifyRig } from '../../support/lender/clarifyRig';
import { takeIn, untilBooked } from '../../support/lender/lenderRig';
import { csvLines } from '../../support/values/csvLines';

let rig: ClarifyRig;
beforeAll(async () => {
  rig = await openClarifyRig();
});
afterAll(() => rig.server.close());
afterEach(() => rig.afterTest());

const referencesBy = async (input: Record<string, string>): Promise<string[]> => {
  const { data } = await rig.read<{ result: LenderEventRow[]; totalCount: number }>(rig.people.admin, 'listing', input);
  expect(data.totalCount).toBe(data.result.length);
  return data.result.map(({ reference }) => reference);
};

test('MI-01 the events of the lender are listed, the newest first, filtered by kind, state, reference, loan and day', async () => {
  const [one, other] = [await rig.fresh(), await rig.fresh()];
  const then = { value_time: '2026-03-01 10:00' };
  const paid = toldOf(one, 'payment', { amount: '40', ...then });
  const closed = toldOf(other, 'closure', { reason: 'Sold', ...then });
  const stray = { ...toldOf(one, 'payment', { amount: '1', ...then }), loan_no: 'NOBODY' };
  await rig.bookAt(new Date('2026-03-02T05:59:59Z'), paid, closed);
  await rig.bookAt(new Date('2026-03-02T06:00:00Z'), stray);
  const [first, second, third] = [getReference(stray), getReference(closed), getReference(paid)];
  expect(await referencesBy({})).toEqual([first, second, third]);
  expect(await referencesBy({ kind: 'closure' })).toEqual([second]);
  expect(await referencesBy({ state: 'clarify' })).toEqual([first]);
  expect(await referencesBy({ reference: third })).toEqual([third]);
  expect(await referencesBy({ loanId: one.loanNo })).toEqual([third]);
  expect(await referencesBy({ from: '2026-03-02' })).toEqual([first]);
  expect(await referencesBy({ handleType: 'file' })).toEqual([first, second, third]);
  expect(await referencesBy({ handleType: 'call' })).toEqual([]);
  expect(await referencesBy({ from: '2026-03-01', to: '2026-03-01' })).toEqual([second, third]);
  const { data } = await rig.read<{ result: LenderEventRow[] }>(rig.people.admin, 'listing', { reference: second });
  expect(data.result[0]).toMatchObject({
    kind: 'closure',
    loanId: other.loanNo,
    amount: null,
    state: 'booked',
    handleType: 'file',
    remark: 'Sold',
    valueTime: '2026-03-01T16:00:00.000Z',
  });
  const waiting = async (query: Readonly<Record<string, string>>) =>
    (await rig.read<{ totalCount: number }>(rig.people.admin, 'clarifications', query)).data.totalCount;
  expect(await waiting({ from: '2026-03-02', to: '2026-03-02', handleType: 'file' })).toBe(1);
  expect(await waiting({ to: '2026-03-01' })).toBe(0);
  expect(await waiting({ handleType: 'call' })).toBe(0);
  expect((await rig.read(rig.people.leader, 'listing')).code).toBe('21');
  expect((await rig.read<{ totalCount: number }>(rig.people.foreign, 'listing')).data.totalCount).toBe(0);
});

test('MI-02 the reconciliation of a day: what was sent is booked, waits, was returned, was reversed, or has not been gone through', async () => {
  const [one, two] = [await rig.fresh(), await rig.fresh()];
  const part = toldOf(one, 'payment', { amount: '40' });
  const bounced = toldOf(one, 'payment', { amount: '25' });
  const tooMuch = toldOf(two, 'payment', { amount: '130' });
  const stray = { ...toldOf(one, 'payment', { amount: '7' }), loan_no: 'NOBODY' };
  await rig.book(part, bounced, tooMuch, stray, toldOf(one, 'reversal', { of_reference: getReference(bounced) }));
  await rig.book(toldOf(one, 'refund', { of_reference: getReference(part), amount: '15' }));
  await rig.book(part, { ...part, amount: '41' });
  const [line] = await rig.waiting(getReference(stray));
  await rig.decide(rig.people.admin, 'return', { id: line?.id, amount: 7, note: 'x' });
  const release = await rig.holdBooking();
  const late = toldOf(one, 'payment', { amount: '3' });
  await takeIn(rig.server.database, { institutionId: rig.institutionId, now: CLARIFY_START, rows: [late] });
  const [day] = await rig.days();
  expect(day).toMatchObject({
    day: '2026-03-11',
    handleType: 'file',
    currency: 'MXN',
    events: 7,
    known: 1,
    contradictory: 1,
    refused: 0,
    waitingEvents: 1,
    sentAmount: 205,
    bookedAmount: 125,
    notYetAmount: 3,
    waitingAmount: 30,
    returnedAmount: 22,
    reversedAmount: 25,
    contradictoryAmount: 41,
    difference: 0,
  });
  await release();
  await untilBooked(rig.server.database);
  expect((await rig.days())[0]).toMatchObject({ bookedAmount: 128, notYetAmount: 0, difference: 0 });
});

test('MI-02 the reconciliation goes into a file with the same figures, and who took it is recorded', async () => {
  const asked = { from: '2026-03-11', to: '2026-03-11' };
  const get = (format: string) =>
    rig.server.app.inject({
      url: `/prod/lender/days/export?${new URLSearchParams({ ...asked, format }).toString()}`,
      headers: rig.people.admin.headers,
    });
  const csv = await get('csv');
  expect(csv.headers['content-disposition']).toContain('saldo-lender-2026-03-11_2026-03-11.csv');
  expect(csvLines(csv.body)).toContain('2026-03-11,File by command,0,7,1,1,0,1,MXN,205,128,30,22,25,0,41');
  const rows = await readSpreadsheet((await get('xlsx')).rawPayload);
  expect(rows[0]?.slice(0, 3)).toEqual(['Received on', 'Came in by', 'Difference']);
  expect(rows.at(-1)?.slice(-7)).toEqual(['205', '128', '30', '22', '25', '0', '41']);
  const [taken] = await rig.server.database.select().from(behavior).orderBy(desc(behavior.id));
  expect(taken).toMatchObject({ type: 'exportList', detail: 'lender-2026-03-11_2026-03-11, 1 rows, xlsx' });
});

const days = (from: string, to: string) => rig.read(rig.people.auditor, 'days', { from, to });

test('MI-02 more days than can be shown at once, or none, are refused', async () => {
  expect((await days('2026-03-01', '2026-03-31')).code).toBe('00');
  expect((await days('2026-03-01', '2026-04-01')).code).toBe('10');
  expect((await days('2026-03-02', '2026-03-01')).code).toBe('10');
});
