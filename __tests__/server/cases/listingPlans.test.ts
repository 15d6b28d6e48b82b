import { sql } from 'drizzle-orm';
import { CASES_COUNTED_MAX } from '@/contract/ourLimits';
import type { Cells } from '../../support/cases/cases';
import { addEndedCases, type Listing, openListing } from '../../support/cases/listedCases';
import { untilNextLook } from '../../support/untilNextLook';

let listing: Listing;

/** One more case than is counted has a product category that the others lack. */
beforeAll(async () => {
  listing = await openListing();
  const { database } = listing.server;
  await addEndedCases(listing, CASES_COUNTED_MAX + 1);
  await database.execute(sql`update task set product_category = 'Far shop' where borrower_no = 'FAR'`);
  await database.execute(sql`vacuum analyze task`);
});
afterAll(() => listing.server.close());

async function countScans(indexes: readonly string[]): Promise<number> {
  const { $client } = listing.server.database;
  const { rows } = await $client.query<{ scans: string }>(
    'select sum(idx_scan) as scans from pg_stat_user_indexes where indexrelname = any($1)',
    [indexes],
  );
  return Number(rows[0]?.scans);
}

async function untilScanned(indexes: readonly string[], before: number): Promise<void> {
  while ((await countScans(indexes)) === before) {
    // Each connection reports its scans after some seconds, or now.
    await listing.server.database.$client.query('select pg_stat_force_next_flush()');
    await untilNextLook();
  }
}

/** One row per read path of the table in taskListingStore, with the indexes of which it reads one. */
const PATHS: readonly (readonly [string, 'agent' | 'admin', Cells, readonly string[]])[] = [
  ['personal', 'agent', { scope: 'mine' }, ['task_agent_next', 'task_board_agent']],
  ['whole institution', 'admin', { sort: 'amount', order: 'asc' }, ['task_list_amount']],
  ['nulls last', 'admin', { sort: 'lastCallTime', order: 'desc' }, ['task_list_last_call_at']],
  ['few matches', 'admin', { status: 'C10' }, ['task_status_next']],
  ['many matches of a text', 'admin', { productCategory: 'far', sort: 'penaltyDay' }, ['task_list_penalty_date']],
];

test.each(PATHS)('SC-02 the read path "%s" of a case list uses an index', async (...[, who, input, indexes]) => {
  const before = await countScans(indexes);
  const { result } = await listing.list(listing[who], { ...input, size: '20' });
  expect(result).not.toHaveLength(0);
  await untilScanned(indexes, before);
});
