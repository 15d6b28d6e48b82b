import type { SQL } from 'drizzle-orm';
import { and, count, eq, getTableName, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { CASES_COUNTED_MAX } from '@/contract/ourLimits';
import { queryAndCommit } from '../../database/callTransaction';
import type { MaybePlaceholder } from '../../database/preparedQuery';
import { task } from '../../database/tables/caseTables';
import type { PromiseState } from '@/contract/codes/moneyCodes';
import type { HoldKind } from '@/contract/codes/preferenceCodes';
import {
  type ListStatement,
  queryList,
  type CaseList,
  isPersonalOrTeamScope,
  selectListedTasks,
  type ListingContext,
  type ListingQuery,
  buildList,
  type ListQuery,
  type ListRequest,
} from './askListStore';
import { holdKindSql } from './hold/holderStore';
import { getClock, selectPromiseState } from './promiseStateStore';
import { findUnindexedTexts } from './taskFilterStore';
import { sortsNullsLast, buildDescendingOrder, sortColumn, buildTaskOrder } from './taskOrderStore';
import { type ListedTask, ROW_COLUMNS } from './taskStore';

/** Returns the maximum up to which cases of a list are counted; undefined for all. */
const countedMost = (list: CaseList, context: ListingContext): number | undefined =>
  isPersonalOrTeamScope(list, context) ? undefined : CASES_COUNTED_MAX;

/** Selects the cases under a condition, up to one more than the maximum that is counted. */
const fewUnder = (condition: SQL | undefined, most: number | undefined): SQL =>
  sql`(select from ${task} where ${condition} ${most === undefined ? sql`` : sql`limit ${most + 1}`}) as counted`;

/** Length of a list, up to the maximum that is counted. */
export interface ListLength {
  readonly totalCount: number;
  /** True if there are more. */
  readonly more: boolean;
}

const getLength = (rows: number, most = Number.POSITIVE_INFINITY): ListLength => ({
  totalCount: Math.min(rows, most),
  more: rows > most,
});

type Conditions<Values> = (asked: ListStatement<Values>) => readonly (SQL | undefined)[];

/** Counts the cases of a list under each condition, up to the maximum that is counted. */
export async function countListed<Values extends object>(
  list: CaseList,
  {
    conditions,
    ...question
  }: Pick<ListRequest<Values, never>, 'what' | 'values'> & { readonly conditions: Conditions<Values> },
  context: ListingContext,
): Promise<ListLength[]> {
  const most = countedMost(list, context);
  const build = (statement: ListStatement<Values>) => {
    const counts = conditions(statement).map((condition) => sql`(select count(*) from ${fewUnder(condition, most)})`);
    // Uses the query builder so that the plan is cached.
    return statement.tx
      .select({ lengths: sql<string[]>`array[${sql.join(counts, sql`, `)}]` })
      .from(sql`(values (1)) as once`);
  };
  const [row] = await queryList(list, { ...question, build }, context);
  return (row?.lengths ?? []).map((each) => getLength(Number(each), most));
}

async function lengthOfList(list: CaseList, context: ListingContext): Promise<ListLength> {
  const whole = { what: 'length', values: {}, conditions: ({ listed }: ListStatement<object>) => [listed] };
  const [length] = await countListed(list, whole, context);
  return length ?? getLength(0);
}

/**
 * Adds the total to each row, so that a page needs one statement. Cases of an agent or group are read once and counted in the
 * same pass. Those of an institution are counted separately, so that the page reads only its own rows of the index.
 */
const totalBeside = (condition: SQL | undefined, most: number | undefined): SQL<number> =>
  (most === undefined
    ? sql<number>`count(*) over ()`
    : sql<number>`(select count(*) from ${fewUnder(condition, most)})`
  ).mapWith(Number);

interface Slice<Length = number> {
  readonly condition: SQL | undefined;
  readonly order: SQL[];
  readonly limit: Length;
  readonly offset: Length;
  readonly total: SQL<number>;
}

const selectSlice = (
  { condition, order, limit, offset, total }: Slice<MaybePlaceholder<number>>,
  { tx, clock }: Pick<ListStatement<never>, 'tx' | 'clock'>,
) =>
  tx
    .select({ ...ROW_COLUMNS, promiseState: selectPromiseState(clock), heldKind: holdKindSql, total })
    .from(task)
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);

/** A row of a page. */
type PageRow = Awaited<ReturnType<typeof selectSlice>>[number];

const readSlice = (slice: Slice, context: ListingContext): Promise<PageRow[]> =>
  selectSlice(slice, { tx: context.tx, clock: getClock(context) });

async function countAll(condition: SQL | undefined, { tx }: ListingContext): Promise<number> {
  const [row] = await tx.select({ rows: count() }).from(task).where(condition);
  return row?.rows ?? 0;
}

/**
 * Finds all cases under a condition first, and then sorts them. PostgreSQL would otherwise read an institution's cases in their
 * order until a page is full. If the few matches are at the end, it would read all cases.
 */
const foundFirst = (condition: SQL | undefined): SQL =>
  sql`(select * from ${task} where ${condition} offset 0) as ${sql.identifier(getTableName(task))}`;

/**
 * Selects the ids of the cases on a page. Few cases are found first and then sorted. Many are read in their order, with an
 * index-only scan if the index has all columns (`task_institution_next`).
 */
export const selectPageIds = (
  { condition, order, limit, offset }: Omit<Slice, 'total'>,
  { isFew }: { readonly isFew: boolean },
): SQL => sql`(select ${task.id} from ${isFew ? foundFirst(condition) : sql`${task} where ${condition}`}
  order by ${sql.join(order, sql`, `)} limit ${limit} offset ${offset})`;

/** Finds the ids of a page first, and reads only its rows. */
const readLate = (slice: Slice, isFew: boolean, context: ListingContext) => {
  const onPage = inArray(task.id, selectPageIds(slice, { isFew }));
  const condition = and(eq(task.institutionId, context.caller.institutionId), onPage);
  return readSlice({ ...slice, condition, offset: 0 }, context);
};

/**
 * Reads a page in an order with nulls last: first the cases with a value, then, if the page reaches them, those without. Each
 * part uses the order of an index.
 */
async function readInTwo(
  { condition, limit, offset, total }: Omit<Slice, 'order'>,
  query: ListQuery,
  context: ListingContext,
): Promise<PageRow[]> {
  const column = sortColumn(query.sort);
  const valued = and(condition, isNotNull(column));
  const first = await readSlice(
    { condition: valued, order: buildDescendingOrder(query), limit, offset, total },
    context,
  );
  if (first.length === limit) return first;
  const before = first.length > 0 || offset === 0 ? offset : await countAll(valued, context);
  const without = { condition: and(condition, isNull(column)), order: buildDescendingOrder(query), total };
  const left = limit - first.length;
  return [...first, ...(await readSlice({ ...without, limit: left, offset: offset - before }, context))];
}

const readInOrder = (slice: Omit<Slice, 'order'>, query: ListQuery, context: ListingContext): Promise<PageRow[]> =>
  sortsNullsLast(query)
    ? readInTwo(slice, query, context)
    : readLate({ ...slice, order: buildTaskOrder(query) }, false, context);

const KNOWN = sql<number>`0`.mapWith(Number);

/**
 * Planner settings for texts without an index. Under row-level security PostgreSQL cannot estimate how many cases match and expects few.
 * Few: a sequential scan takes a third of the index scan that it would choose. Many: the page is read in the order of an index, instead
 * of finding and sorting all matches, unless another filter gives a good estimate.
 */
const BY_TEXT = {
  few: sql`set local random_page_cost to 2`,
  many: sql`set local random_page_cost to default`,
  manyOfTexts: sql`set local random_page_cost to default; set local enable_sort to off`,
} as const;

/** Reads a page of an institution's filtered cases. They are counted first, because the best statement depends on their number. */
async function readFiltered(
  list: CaseList,
  listed: Omit<Slice, 'order' | 'total'>,
  context: ListingContext,
): Promise<Page> {
  const { query } = list;
  const texts = findUnindexedTexts(query, list.hasCommonName === true);
  if (texts.some) await context.tx.execute(BY_TEXT.few);
  const length = await lengthOfList(list, context);
  if (texts.some && length.more) await context.tx.execute(texts.alone ? BY_TEXT.manyOfTexts : BY_TEXT.many);
  if (listed.offset >= length.totalCount && !length.more) return { rows: [], ...length };
  const slice = { ...listed, total: KNOWN };
  const rows = length.more
    ? readInOrder(slice, query, context)
    : readLate({ ...slice, order: buildTaskOrder(query) }, true, context);
  return { rows: await rows, ...length };
}

/** Reads a page of a user's or a group's cases: its rows are found, counted and sorted in one statement. */
const readNarrow = (
  list: CaseList,
  page: Pick<Slice, 'limit' | 'offset'>,
  context: ListingContext,
): Promise<PageRow[]> =>
  queryList(
    list,
    {
      what: 'page',
      values: page,
      build: ({ listed, at, ...params }) =>
        selectSlice(
          {
            condition: listed,
            order: buildTaskOrder(list.query),
            limit: at('limit'),
            offset: at('offset'),
            total: totalBeside(listed, undefined),
          },
          params,
        ),
    },
    context,
  );

/** Reads a page; the first one needs no other statement. A page past the end also requires the length of the list. */
const narrowPage = (list: CaseList, place: Pick<Slice, 'limit' | 'offset'>, context: ListingContext) =>
  place.offset === 0
    ? queryAndCommit(context.tx, () => readNarrow(list, place, context))
    : readNarrow(list, place, context);

interface Page extends ListLength {
  readonly rows: (ListedTask & { promiseState: PromiseState | null; heldKind: HoldKind | null })[];
}

/**
 * Lists a page of cases with their total (CL-01, CL-02, AP-03). Each read path has a test of its plan in `listingPlans.test.ts`.
 *
 * | cases of | filters | order | query | plan |
 * | --- | --- | --- | --- | --- |
 * | user, group | any | any | `readNarrow` | finds all by an index of the user or group, sorts and counts them in one pass |
 * | institution | none | no nulls, or first | `readLate`, many | reads ids in the order of `task_list_…` or `task_institution_next` |
 * | institution | none | nulls last | `readInTwo` | reads rows with a value by `task_list_…`, then those without |
 * | institution | up to `CASES_COUNTED_MAX` matches | any | `readLate`, few | finds all by the filters' index, then sorts |
 * | institution | more matches | any | as without filters | reads in order until the page is full |
 *
 * Filters of an institution are counted first. Texts without an index set planner options (`BY_TEXT`); no other statement does.
 */
export async function listTasks({ page, size, ...query }: ListingQuery, context: ListingContext): Promise<Page> {
  const list = await buildList(query, context);
  const most = countedMost(list, context);
  const place = { limit: size, offset: (page - 1) * size };
  const condition = selectListedTasks(list, context.caller);
  if (most !== undefined && list.filters !== undefined) return readFiltered(list, { ...place, condition }, context);
  const rows = await (most === undefined
    ? narrowPage(list, place, context)
    : readInOrder({ ...place, condition, total: totalBeside(condition, most) }, query, context));
  const [first] = rows;
  if (first) return { rows, ...getLength(first.total, most) };
  // Past the end of a list no row contains its length.
  return { rows, ...(page === 1 ? getLength(0) : await lengthOfList(list, context)) };
}
