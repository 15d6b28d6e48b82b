import { sql } from 'drizzle-orm';
import { CASES_COUNTED_MAX } from '@/contract/ourLimits';
import { addEndedCases, CASES, getIds, type Listing, openListing, SORTINGS } from '../../support/cases/listedCases';

let listing: Listing;

beforeAll(async () => {
  listing = await openListing();
});
afterAll(() => listing.server.close());

const SIZE = 20;

test.each(SORTINGS)('CL-02 an administrator reads all pages of $sort $order, none twice', async (sorting) => {
  const whole = await listing.list(listing.admin, { ...sorting, size: '100' });
  const pages: string[] = [];
  for (let page = 1; page <= CASES / SIZE; page += 1) {
    const { result } = await listing.list(listing.admin, { ...sorting, size: String(SIZE), page: String(page) });
    pages.push(...result.map(({ id }) => id));
  }
  expect(pages.slice(0, 100)).toEqual(whole.result.map(({ id }) => id));
  expect(new Set(pages)).toEqual(new Set(getIds(listing.tasks)));
});

describe('with more cases than are counted', () => {
  beforeAll(() => addEndedCases(listing, CASES_COUNTED_MAX));

  test('CL-02 of a whole institution the list says that there are more than are counted, and how many there are of less', async () => {
    expect(await listing.list(listing.admin)).toMatchObject({ totalCount: CASES_COUNTED_MAX, more: true });
    const exact = { totalCount: CASES_COUNTED_MAX, more: false };
    expect(await listing.list(listing.admin, { borrowerName: 'far away' })).toMatchObject(exact);
    expect(await listing.list(listing.agent)).toMatchObject({ more: false });
  });

  test('CL-02 a page behind the last one that is counted has its rows as well', async () => {
    const { result } = await listing.list(listing.admin, {
      sort: 'lastCallTime',
      order: 'desc',
      page: '101',
      size: '100',
    });
    expect(result).toHaveLength(100);
    expect(result.map(({ lastCallTime }) => lastCallTime)).toEqual(Array.from({ length: 100 }, () => null));
  });

  test('SC-02 many cases of one text of the import are read in their order, few and none are found', async () => {
    await listing.server.database.execute(sql`
      update task set product_category = case when borrower_no = 'FAR' then 'Far shop' else 'Near shop' end
      where borrower_no = 'FAR' or id in (select id from task order by id limit 5)`);
    const falling = { sort: 'amount', order: 'desc', size: String(SIZE) };
    const many = await listing.list(listing.admin, { productCategory: 'shop', ...falling });
    expect(many).toMatchObject({ totalCount: CASES_COUNTED_MAX, more: true });
    const { rows } = await listing.server.database.execute<{ id: string }>(
      sql`select id from task where product_category like '%shop' order by amount desc, id desc limit ${2 * SIZE}`,
    );
    const second = await listing.list(listing.admin, { productCategory: 'shop', ...falling, page: '2' });
    expect([...many.result, ...second.result].map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(await listing.list(listing.admin, { productCategory: 'shop', status: 'C31' })).toMatchObject({
      more: false,
    });
    expect(await listing.list(listing.admin, { productCategory: 'near' })).toMatchObject({
      totalCount: 5,
      more: false,
    });
    expect(await listing.list(listing.admin, { productCategory: 'nobody' })).toMatchObject({ totalCount: 0 });
  });
});
