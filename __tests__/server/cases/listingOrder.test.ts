import type { Listing } from '../../support/cases/listedCases';
import { openListing, overdue, SORTINGS } from '../../support/cases/listedCases';
import type { TASK_SORTS } from '@/contract/entities/cases/task';
import type { Cells, StoredTask } from '../../support/cases/cases';
import { get, readCase, setCase } from '../../support/cases/cases';
import { toMinorUnits } from '@/contract/minor';
import { sampled } from '../../support/sampled';
import type { SignedIn } from '../../support/server/people';

const sortings = sampled(SORTINGS, 4);

let listing: Listing;
let list: Listing['list'];

beforeAll(async () => {
  listing = await openListing();
  ({ list } = listing);
});
afterAll(() => listing.server.close());

const VALUES: Record<(typeof TASK_SORTS)[number], (row: StoredTask) => string | number | null> = {
  next: (row) => row.nextActionAt?.getTime() ?? null,
  penaltyDay: overdue,
  amount: (row) => row.amount,
  unpaidRepayment: (row) => row.unpaidRepayment,
  lastCallTime: (row) => row.lastCallAt?.getTime() ?? null,
  lastFollowUpTime: (row) => row.lastFollowUpAt?.getTime() ?? null,
  borrowerName: (row) => row.borrowerName,
  loanId: (row) => row.loanNo,
  status: (row) => row.status,
  promisedTime: (row) => row.promisedAt?.getTime() ?? null,
};

test.each(sortings)('CL-01 sorted by %j: in order, empty ones last, the same on every reading', async (sorting) => {
  const valueOf = VALUES[sorting.sort];
  const byId = new Map(listing.tasks.map((row) => [String(row.id), row]));
  const { result } = await list(listing.admin, { ...sorting, size: '100' });
  const values = result.map(({ id }) => valueOf(byId.get(id) as StoredTask));
  const filled = values.filter((value) => value !== null);
  const rising = filled.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  expect(values.slice(0, filled.length)).toEqual(sorting.order === 'asc' ? rising : rising.toReversed());
  expect(await list(listing.admin, { ...sorting, size: '100' })).toMatchObject({ result });
});

interface Neighbours {
  previous: { id: string; loanId: string } | null;
  next: { id: string; loanId: string } | null;
  position: number | null;
  totalCount: number;
  place: string | null;
}

const neighbours = async (who: SignedIn, input: Cells): Promise<Neighbours> =>
  (await get<Neighbours>(listing.server, who, { path: '/prod/task/neighbours', input })).data;

test.each(sortings)('CL-05 from case to case by %j walks through the whole list, there and back', async (sorting) => {
  const input = { ...sorting, productCategory: 'micro', device: 'iOS' };
  const { result, totalCount } = await list(listing.agent, { ...input, size: '100' });
  for (const [at, { id }] of result.entries()) {
    const found = await neighbours(listing.agent, { ...input, taskId: id });
    expect(found).toMatchObject({ position: at + 1, totalCount });
    expect(found.previous?.id).toBe(result[at - 1]?.id);
    expect(found.next?.id).toBe(result[at + 1]?.id);
    expect(found.next?.loanId).toBe(result[at + 1]?.loanId);
  }
});

const ELSEWHERE: Partial<StoredTask> = {
  nextActionAt: null,
  penaltyDate: '2020-01-01',
  amount: toMinorUnits(1),
  unpaidRepayment: toMinorUnits(0),
  lastCallAt: null,
  lastFollowUpAt: null,
  promisedAt: null,
};

/** Changes a row's case; the answer undoes it. */
async function change(row: { id: string; loanId: string } | undefined, changes: Partial<StoredTask>) {
  const { database } = listing.server;
  const { id, ...was } = await readCase(database, row?.loanId ?? '');
  await setCase(database, id, changes);
  return () => setCase(database, id, was);
}

test.each(sortings.filter(({ sort }) => sort !== 'borrowerName'))(
  'CL-05 MI-03 by %j what followed the place where a case stood is found when the case has moved and its neighbour has left the list',
  async (sorting) => {
    const input = { ...sorting, productCategory: 'micro', device: 'iOS' };
    const { result } = await list(listing.agent, { ...input, size: '100' });
    const [before, here, gone, after] = result.slice(2, 6);
    const asked = { ...input, taskId: String(here?.id) };
    const { place } = await neighbours(listing.agent, asked);
    const backAgain = [await change(here, ELSEWHERE), await change(gone, { productCategory: 'other' })];
    const found = await neighbours(listing.agent, { ...asked, place: String(place) });
    for (const back of backAgain) await back();
    expect([found.previous?.id, found.next?.id]).toEqual([before?.id, after?.id]);
  },
);

test('CL-05 a list by name tells no place: a name does not travel in an address', async () => {
  const [own] = listing.visibleTo(listing.agent);
  const found = await neighbours(listing.agent, { sort: 'borrowerName', taskId: String(own?.id) });
  expect(found.place).toBeNull();
});

test.each([
  ['next', 'yesterday'],
  ['next', '2026-13-45T00:00:00Z'],
  ['amount', '12.5'],
  ['amount', '1e+30'],
  ['penaltyDay', '2026-02-31'],
  ['borrowerName', 'Ana'],
])('CL-05 by %s %s is no place', async (sort, place) => {
  const [own] = listing.visibleTo(listing.agent);
  const input = { sort, place, taskId: String(own?.id) };
  expect(await get(listing.server, listing.agent, { path: '/prod/task/neighbours', input })).toMatchObject({
    code: '10',
  });
});

test('CL-05 a case that the filters no longer find still has neighbours, but no position', async () => {
  const { result } = await list(listing.agent, { status: 'C10', size: '100' });
  const outside = listing.visibleTo(listing.agent).find(({ status }) => status === 'C20');
  const found = await neighbours(listing.agent, { status: 'C10', taskId: String(outside?.id) });
  expect(found.position).toBeNull();
  expect(found.totalCount).toBe(result.length);
  expect([found.previous?.id, found.next?.id].some((id) => result.some((row) => row.id === id))).toBe(true);
});

test('CL-05 RO-01 a case of somebody else has no neighbours for the caller', async () => {
  const foreign = listing.visibleTo(listing.stranger)[0];
  expect(
    await get(listing.server, listing.agent, { path: '/prod/task/neighbours', input: { taskId: String(foreign?.id) } }),
  ).toMatchObject({
    code: '20',
  });
});
