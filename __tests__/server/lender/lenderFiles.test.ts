import type { LenderDay } from '@/contract/entities/lender/lender';
import type { LenderBatchRow } from '@/contract/entities/lender/lenderUpload';
import { desc } from 'drizzle-orm';
import { lenderBatch } from '../../../server/database/tables/lenderTables';
import { behavior } from '../../../server/database/tables/workTables';
import { readSpreadsheet } from '../../../server/values/spreadsheet/readSpreadsheet';
import { send } from '../../support/cases/cases';
import { getReference, toldOf } from '../../support/lender/bookingDesk';
import { CLARIFY_START, type ClarifyRig, newKey, openClarifyRig } from '../../support/lender/clarifyRig';
import { lenderCsv, untilBooked } from '../../support/lender/lenderRig';
import type { SignedIn } from '../../support/server/people';
import { csvLines } from '../../support/values/csvLines';

interface Batches {
  readonly result: readonly LenderBatchRow[];
  readonly totalCount: number;
}

let rig: ClarifyRig;
beforeAll(async () => {
  rig = await openClarifyRig();
});
afterAll(() => rig.server.close());
afterEach(() => rig.afterTest());

const take = (by: SignedIn, list: string, asked: Record<string, string> = {}) =>
  rig.server.app.inject({
    url: `/prod/lender/${list}/export?${new URLSearchParams(asked).toString()}`,
    headers: by.headers,
  });

const getLines = async (by: SignedIn, list: string, asked: Record<string, string> = {}): Promise<string[]> =>
  csvLines((await take(by, list, asked)).body);

const lastTaken = async () =>
  (await rig.server.database.select().from(behavior).orderBy(desc(behavior.id)).limit(1))[0];

test('MI-01 AP-06 the events of the lender as a file: filtered, in the requested order, without formulas', async () => {
  const [one, other] = [await rig.fresh(), await rig.fresh()];
  const paid = toldOf(one, 'payment', { amount: '40.5', value_time: '2026-03-01 10:00' });
  const closed = toldOf(other, 'closure', { reason: '=1+1', value_time: '2026-03-01 10:00' });
  await rig.bookAt(new Date('2026-03-02T06:00:00Z'), paid, closed);
  const stray = { ...toldOf(one, 'payment', { amount: '1', value_time: '2026-03-03 10:00' }), loan_no: 'AAA' };
  await rig.bookAt(new Date('2026-03-04T06:00:00Z'), stray);
  const all = await getLines(rig.people.auditor, 'listing');
  expect(all[0]).toBe(
    'Received (America/Mexico_City),Came in by,Reference,Kind,Refers to,New due day,Loan ID,Amount,Currency,Value time (America/Mexico_City),State,Why it waits,Remark of the lender',
  );
  expect(all.slice(1).map((line) => line.split(',')[2])).toEqual([stray, closed, paid].map(getReference));
  expect(all[1]).toContain(',AAA,1,MXN,2026-03-03 10:00:00,To be clarified,Unknown loan,');
  expect(all[2]).toMatch(/,'=1\+1$/u);
  expect(await getLines(rig.people.admin, 'listing', { kind: 'closure' })).toEqual([all[0], all[2]]);
  expect((await getLines(rig.people.admin, 'listing', { sort: 'loan', order: 'asc' }))[1]).toBe(all[1]);
  const days = { from: '2026-03-02', to: '2026-03-02', sort: 'reference', order: 'desc', format: 'xlsx' };
  const sheet = await readSpreadsheet((await take(rig.people.admin, 'listing', days)).rawPayload);
  expect(sheet.slice(1).map((row) => row[2])).toEqual([paid, closed].map(getReference).toSorted().toReversed());
  expect(await lastTaken()).toMatchObject({ type: 'exportList', detail: 'lender-events, 2 rows, xlsx' });
});

test('MI-02 AP-06 pending events as a file in the requested order; decided ones with the latest first, with person and reason', async () => {
  const one = await rig.fresh();
  const [small, big] = ['7', '90'].map((amount) => ({ ...toldOf(one, 'payment', { amount }), loan_no: 'STRAY-1' }));
  if (!small || !big) throw new Error('none made');
  await rig.book(small, big);
  const asked = { loanId: 'STRAY-1' };
  const open = await getLines(rig.people.auditor, 'clarifications', asked);
  expect(open[0]).toBe(
    'Received (America/Mexico_City),Reference,Kind,Refers to,Loan ID as reported,Why it waits,Remark of the lender,Amount,Currency,Value time (America/Mexico_City)',
  );
  expect(open.slice(1).map((line) => line.split(',')[1])).toEqual([small, big].map(getReference));
  expect(open[1]).toContain(',STRAY-1,Unknown loan,,7,MXN,');
  const byAmount = await getLines(rig.people.admin, 'clarifications', { ...asked, sort: 'amount', order: 'desc' });
  expect(byAmount).toEqual([open[0], open[2], open[1]]);
  for (const row of [small, big]) {
    const [line] = await rig.waiting(getReference(row));
    await rig.decide(rig.people.admin, 'return', { id: line?.id, amount: line?.amount, note: '@who' });
  }
  expect(await getLines(rig.people.admin, 'clarifications', asked)).toEqual([open[0]]);
  const decided = { ...asked, state: 'returned', sort: 'amount', order: 'asc', format: 'xlsx' };
  const sheet = await readSpreadsheet((await take(rig.people.admin, 'clarifications', decided)).rawPayload);
  expect(sheet[0]?.slice(-5)).toEqual([
    'Decision',
    'Assigned to',
    'Decided by',
    'Decided at (America/Mexico_City)',
    'Note',
  ]);
  expect(sheet.slice(1).map((row) => [row[1], row[7], row.at(-1)])).toEqual([
    [getReference(big), '90', '@who'],
    [getReference(small), '7', '@who'],
  ]);
  expect(await lastTaken()).toMatchObject({ type: 'exportList', detail: 'lender-clarifications, 2 rows, xlsx' });
});

test('MI-02 AP-03 AP-06 the reconciliation is in the requested order, on the screen and in a file; equal days have the newest first', async () => {
  const one = await rig.fresh();
  for (const [day, amount] of [
    ['05', '10'],
    ['06', '30'],
    ['07', '20'],
  ] as const) {
    await rig.bookAt(
      new Date(`2026-03-${day}T18:00:00Z`),
      toldOf(one, 'payment', { amount, value_time: '2026-03-01 10:00' }),
    );
  }
  const asked = { from: '2026-03-05', to: '2026-03-07' };
  const days = async (order: Record<string, string>): Promise<string[]> => {
    const shown = await rig.read<{ days: LenderDay[] }>(rig.people.auditor, 'days', { ...asked, ...order });
    const inFile = await getLines(rig.people.admin, 'days', { ...asked, ...order });
    const found = shown.data.days.map(({ day }) => day);
    expect(inFile.slice(1).map((line) => line.slice(0, 10))).toEqual(found);
    return found.map((day) => day.slice(-2));
  };
  expect(await days({})).toEqual(['07', '06', '05']);
  expect(await days({ sort: 'day' })).toEqual(['05', '06', '07']);
  expect(await days({ sort: 'sentAmount', order: 'asc' })).toEqual(['05', '07', '06']);
  expect(await days({ sort: 'sentAmount', order: 'desc' })).toEqual(['06', '07', '05']);
  expect(await days({ sort: 'events', order: 'desc' })).toEqual(['07', '06', '05']);
  expect(await rig.read(rig.people.admin, 'days', { sort: 'currency' })).toMatchObject({ code: '10' });
});

test('MI-01 AP-03 AP-06 the files of the lender come page by page and as a file, the newest first, with no formula in it', async () => {
  const { admin, auditor } = rig.people;
  await rig.book(toldOf(await rig.fresh(), 'payment', { amount: '5' }));
  const csv = lenderCsv([toldOf(await rig.fresh(), 'payment', { amount: '6' })]);
  const body = { fileName: '=1+1.csv', content: Buffer.from(csv).toString('base64') };
  const { data } = await send<LenderBatchRow>(rig.server, admin, { path: '/prod/lender/upload', body, key: newKey() });
  const call = { handle: 'call', name: 'x', rows: 1, fresh: 1, known: 0, contradictory: 0, refused: 0 } as const;
  await rig.server.database
    .insert(lenderBatch)
    .values({ ...call, institutionId: rig.institutionId, createdAt: CLARIFY_START });
  await untilBooked(rig.server.database);
  const page = async (number: string) =>
    (await rig.read<Batches>(auditor, 'batches', { page: number, size: '1' })).data;
  const [first, second] = [await page('1'), await page('2')];
  expect(first.result).toMatchObject([{ id: data.id, fileName: '=1+1.csv', handleType: 'screen', fresh: 1 }]);
  expect(second).toMatchObject({ result: [{ handleType: 'file' }], totalCount: first.totalCount });
  const [head, ...lines] = await getLines(auditor, 'batches');
  expect(head).toBe(
    'Received (America/Mexico_City),File,Uploaded by,Came in by,Rows,New events,Known,Contradictory,Processed,Finished (America/Mexico_City)',
  );
  expect(lines).toHaveLength(first.totalCount);
  expect(lines[0]).toMatch(
    /^2026-03-11 12:00:00,'=1\+1\.csv,[^,]+,Upload on the screen,1,1,0,0,1,2026-03-11 12:00:00$/u,
  );
  expect(lines[1]).toMatch(/^2026-03-11 12:00:00,2026-03-10\.CSV,,File by command,1,1,0,0,1,/u);
  expect(await lastTaken()).toMatchObject({
    type: 'exportList',
    detail: `lender-files, ${first.totalCount} rows`,
  });
});

test.each(['listing', 'clarifications', 'batches'])(
  'RO-01 %s is taken away by those who may read it, and holds nothing of another institution',
  async (list) => {
    await rig.book({ ...toldOf(await rig.fresh(), 'payment', { amount: '3' }), loan_no: 'NOBODY' });
    expect((await getLines(rig.people.admin, list)).length).toBeGreaterThan(1);
    expect(await getLines(rig.people.foreign, list)).toHaveLength(1);
    for (const by of [rig.people.agent, rig.people.leader]) {
      expect((await take(by, list)).json()).toMatchObject({ code: '21' });
    }
  },
);
