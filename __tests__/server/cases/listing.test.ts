import * as fc from 'fast-check';
import { isOpenStatus } from '@/contract/codes/caseCodes';
import {
  type Listing,
  CASES,
  getIds,
  now,
  openListing,
  overdue,
  SORTINGS,
  TODAY,
  type Page,
} from '../../support/cases/listedCases';
import { type Cells, type StoredTask, get, makeCase } from '../../support/cases/cases';
import { makeInstitution, makeUser, signInAs } from '../../support/server/people';

let listing: Listing;
let list: Listing['list'];

beforeAll(async () => {
  listing = await openListing();
  ({ list } = listing);
});
afterAll(() => listing.server.close());

const has = (text: string | null, part: string): boolean => (text ?? '').toLowerCase().includes(part.toLowerCase());
const getDay = (time: Date | null): string =>
  time ? new Date(time.getTime() - 6 * 3_600_000).toISOString().slice(0, 10) : '';

/** Second, plain definition of each filter. */
const FILTERS: readonly [Cells, (row: StoredTask) => boolean][] = [
  [{ borrowerId: 'SAME0' }, (row) => row.borrowerNo === 'SAME0'],
  [{ borrowerName: 'ángel' }, (row) => has(row.borrowerName, 'ángel')],
  [{ borrowerName: 'nunez angel' }, (row) => has(row.borrowerName, 'ángel')],
  [{ borrowerName: '50%' }, (row) => has(row.borrowerName, '50%')],
  [{ borrowerName: '_o' }, (row) => has(row.borrowerName, '_o')],
  [{ borrowerName: '\\b' }, (row) => has(row.borrowerName, '\\b')],
  [{ borrowerName: "' or '1'='1" }, () => false],
  [{ loanId: 'nobody' }, () => false],
  [{ borrowerPhone: '4444-77' }, (row) => row.phoneDigits.includes('444477')],
  [{ status: 'C20' }, (row) => row.status === 'C20'],
  [{ status: 'C00,C01' }, (row) => row.status === 'C00' || row.status === 'C01'],
  [
    { status: 'C10,C20', lastCallStatus: 'NOA,DA', willingness: 'low,low,high' },
    (row) =>
      ['C10', 'C20'].includes(row.status) &&
      ['NOA', 'DA'].includes(row.lastCallStatus ?? '') &&
      ['low', 'high'].includes(row.willingness),
  ],
  [{ lastCallResult: 'PTP' }, (row) => row.lastCallResult === 'PTP'],
  [{ lastCallStatus: 'NOA' }, (row) => row.lastCallStatus === 'NOA'],
  [{ productCategory: 'micro' }, (row) => has(row.productCategory, 'micro')],
  [{ willingness: 'low' }, (row) => row.willingness === 'low'],
  [{ appName: 'vale' }, (row) => row.appName === 'CrediVale'],
  [{ merchant: 'TIENDA' }, (row) => row.merchant === 'Tienda Azul'],
  [{ device: 'ios' }, (row) => row.device === 'iOS'],
  [{ lastCallAgent: '100%' }, (row) => has(row.lastCallAgent, '100%') || has(row.agentName, '100%')],
  [{ penaltyDayFrom: '3', penaltyDayTo: '9' }, (row) => overdue(row) >= 3 && overdue(row) <= 9],
  [{ penaltyDayFrom: '999999999999999' }, () => false],
  [
    { penaltyDateFrom: '2026-02-20', penaltyDateTo: '2026-03-01' },
    (row) => row.penaltyDate >= '2026-02-20' && row.penaltyDate <= '2026-03-01',
  ],
  [{ amountFrom: '150.25', amountTo: '600' }, (row) => row.amount >= 15_025 && row.amount <= 60_000],
  [{ unpaidFrom: '60', unpaidTo: '70' }, (row) => row.unpaidRepayment >= 6000 && row.unpaidRepayment <= 7000],
  [
    { lastCallFrom: '2026-03-07', lastCallTo: '2026-03-08' },
    (row) => getDay(row.lastCallAt) >= '2026-03-07' && getDay(row.lastCallAt) <= '2026-03-08',
  ],
  [{ lastFollowUpFrom: '2026-03-09' }, (row) => getDay(row.lastFollowUpAt) >= '2026-03-09'],
  [
    { nextFollowUpTo: TODAY },
    (row) => isOpenStatus(row.status) && row.nextFollowUpAt !== null && getDay(row.nextFollowUpAt) <= TODAY,
  ],
  [{ promiseDue: 'today' }, (row) => isOpenStatus(row.status) && getDay(row.promisedAt) === TODAY],
  [{ promiseDue: 'tomorrow' }, (row) => isOpenStatus(row.status) && getDay(row.promisedAt) === '2026-03-11'],
  [
    { promiseDue: 'past' },
    (row) => isOpenStatus(row.status) && row.promisedAt !== null && getDay(row.promisedAt) < TODAY,
  ],
  [{ promiseState: 'open' }, (row) => getDay(row.promisedAt) >= TODAY],
  [{ promiseState: 'broken' }, (row) => row.promisedAt !== null && getDay(row.promisedAt) < TODAY],
  [{ promiseState: 'kept' }, () => false],
  [
    { status: 'C10', device: 'iOS', amountFrom: '200' },
    (row) => row.status === 'C10' && row.device === 'iOS' && row.amount >= 20_000,
  ],
];

test.each(FILTERS)(
  'CL-01 CL-02 the filter %j finds the same cases as plain reading, with their exact number',
  async (filter, fits) => {
    for (const who of [listing.agent, listing.leader, listing.admin]) {
      const page = await list(who, { ...filter, size: '100' });
      const expected = listing.visibleTo(who).filter(fits);
      expect(page.totalCount).toBe(expected.length);
      const rest = await list(who, { ...filter, size: '100', page: '2' });
      expect(getIds([...page.result, ...rest.result])).toEqual(getIds(expected));
    }
  },
);

test('CL-02 search by borrowerId, borrowerName, loanId and borrowerPhone together finds one case', async () => {
  // Numbers match from their beginning: the first cases (B7) would find others too (B72).
  const wanted = listing.visibleTo(listing.agent).at(-1);
  if (!wanted) throw new Error('there is no such case');
  const { borrowerNo: borrowerId, borrowerName, loanNo: loanId, phoneDigits } = wanted;
  const input = { borrowerId, borrowerName, loanId, borrowerPhone: phoneDigits.slice(-4) };
  expect(getIds((await list(listing.agent, input)).result)).toEqual([String(wanted.id)]);
});

test('CL-02 a case is found by its number; what can be no number finds none', async () => {
  const [wanted] = listing.visibleTo(listing.agent);
  const found = async (id: string) => getIds((await list(listing.agent, { id })).result);
  expect(await found(String(wanted?.id))).toEqual([String(wanted?.id)]);
  for (const id of ['0', 'MX1', '9'.repeat(16), `${wanted?.id} or 1=1`]) expect(await found(id)).toEqual([]);
  const foreign = listing.tasks.find(({ agentId }) => agentId === listing.stranger.userId);
  expect(await found(String(foreign?.id))).toEqual([]);
});

test('CL-02 fewer than four digits of a phone are refused, and so are unknown codes', async () => {
  expect(
    await get(listing.server, listing.agent, { path: '/prod/task/listing', input: { borrowerPhone: '12-3' } }),
  ).toMatchObject({
    code: '10',
    message: expect.stringContaining('borrowerPhone') as string,
  });
  for (const input of [{ status: 'red' }, { status: 'C00,C77' }, { status: 'C00,' }, { status: 'C00, C01' }]) {
    expect(await get(listing.server, listing.agent, { path: '/prod/task/listing', input })).toMatchObject({
      code: '10',
    });
  }
});

test('CL-02 fifteen a page; the pages of a list are all of it, once', async () => {
  const { result, totalCount } = await list(listing.agent);
  expect(result).toHaveLength(15);
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(totalCount / 15) }, (_, at) => list(listing.agent, { page: String(at + 1) })),
  );
  expect(getIds(pages.flatMap((page) => page.result))).toEqual(getIds(listing.visibleTo(listing.agent)));
  expect(await list(listing.agent, { page: '999' })).toEqual({ result: [], totalCount, more: false });
});

test('CL-02 ‘mine’ keeps to the caller’s own cases, whatever else the caller may see', async () => {
  expect((await list(listing.leader, { scope: 'mine' })).totalCount).toBe(0);
  expect((await list(listing.admin, { scope: 'mine' })).totalCount).toBe(0);
  expect((await list(listing.agent, { scope: 'mine' })).totalCount).toBe(listing.visibleTo(listing.agent).length);
});

test('AP-04 the older client gives the same page', async () => {
  const input = { sort: 'amount', order: 'desc', page: '2' };
  expect(await list(listing.agent, input, 'api')).toEqual(await list(listing.agent, input));
});

test('CL-01 whatever filters are combined, the page is what plain reading finds', async () => {
  const some = fc.uniqueArray(fc.nat(FILTERS.length - 1), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(some, fc.constantFrom(...SORTINGS), async (chosen, sorting) => {
      const used = chosen.map((at) => FILTERS[at] as (typeof FILTERS)[number]);
      const merged: Cells = Object.assign({}, ...used.map(([filter]) => filter));
      // A later filter of the same name replaces an earlier one.
      const fits = used.filter(([filter]) => Object.entries(filter).every(([name, value]) => merged[name] === value));
      fc.pre(fits.length === used.length);
      const page = await list(listing.agent, { ...merged, ...sorting, size: '100' });
      expect(getIds(page.result)).toEqual(
        getIds(listing.visibleTo(listing.agent).filter((row) => fits.every(([, fit]) => fit(row)))),
      );
    }),
    { numRuns: 60 },
  );
});

test('CL-01 texts of any kind are searched for, never carried out', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }), async (text) => {
      fc.pre(text.trim() !== '');
      const reply = await get<Page>(listing.server, listing.agent, {
        path: '/prod/task/listing',
        input: {
          borrowerName: text,
          lastCallAgent: text,
          merchant: text,
        },
      });
      expect(reply.code).toBe('00');
    }),
    { numRuns: 60 },
  );
});

test('CL-02 RO-01 nobody sees the list of another institution', async () => {
  const { database } = listing.server;
  const institutionId = await makeInstitution(database);
  const foreign = await signInAs(database, await makeUser(database, { institutionId, role: 'admin' }), { now });
  await makeCase(database, { institutionId, now });
  expect((await list(foreign)).totalCount).toBe(1);
  expect((await list(listing.admin)).totalCount).toBe(CASES);
});
