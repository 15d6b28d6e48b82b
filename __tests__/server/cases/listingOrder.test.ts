import type { Listing } from '../../support/cases/listedCases';
import { openListing, overdue, SORTINGS } from '../../support/cases/listedCases';
import type { TASK_SORTS } from '@/contract/entities/task';
import type { Cells, StoredTask } from '../../support/cases/cases';
import { get } from '../../support/cases/cases';
import type { SignedIn } from '../../support/server/people';

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

test.each(SORTINGS)('CL-01 sorted by %j: in order, empty ones last, the same on every reading', async (sorting) => {
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
}

const neighbours = async (who: SignedIn, input: Cells): Promise<Neighbours> =>
  (await get<Neighbours>(listing.server, who, { path: '/prod/task/neighbours', input })).data;

test.each(SORTINGS)('CL-05 from case to case by %j walks through the whole list, there and back', async (sorting) => {
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
