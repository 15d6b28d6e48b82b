import type * as z from 'zod/mini';
import type { SQL } from 'drizzle-orm';
import { and, count, eq, getTableName, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { taskListingQuery } from '@/contract/entities/task';
import { CASES_COUNTED_MAX } from '@/contract/ourLimits';
import { task } from '../../database/tables/caseTables';
import type { PromiseState } from '@/contract/codes/promiseState';
import type { CallerContext } from '../../access/callContext';
import type { HoldKind } from '@/contract/codes/holdKind';
import { amongFewBorrowers } from './fewBorrowersStore';
import { heldKind } from './holderStore';
import { promiseState } from './promiseStateStore';
import { isFiltered, matchesFilters } from './taskFilterStore';
import { endsInEmpty, fallingOrder, sortColumn, taskOrder } from './taskOrderStore';
import { type ListedTask, ROW_COLUMNS } from './taskStore';
import { ownTasks, seesInstitution, visibleTasks } from '../../access/visibleTasks';

/** What a page of cases is asked for by. */
export type ListingQuery = z.output<typeof taskListingQuery>;
/** What listings need of a call. */
export type ListingContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** The cases of a list: those the caller may see, or holds, that pass the filters. */
export const listedTasks = (query: Omit<ListingQuery, 'page' | 'size'>, context: ListingContext): SQL | undefined =>
  and(query.scope === 'mine' ? ownTasks(context.caller) : visibleTasks(context.caller), matchesFilters(query, context));

/** Whether a list is of somebody's cases or a group's: few enough to be read whole, where an institution's are not. */
const isNarrow = ({ scope }: Pick<ListingQuery, 'scope'>, { caller }: ListingContext): boolean =>
  scope === 'mine' || !seesInstitution(caller);

/** The same, narrowed by what can be looked up. */
export const soughtTasks = async (
  query: Omit<ListingQuery, 'page' | 'size'>,
  context: ListingContext,
): Promise<SQL | undefined> => and(listedTasks(query, context), await amongFewBorrowers(query, context));

/** Up to how many cases of a list are counted; undefined: all. */
const countedMost = (query: Pick<ListingQuery, 'scope'>, context: ListingContext): number | undefined =>
  isNarrow(query, context) ? undefined : CASES_COUNTED_MAX;

/** The cases under a condition, and not many more than are counted. */
const fewUnder = (condition: SQL | undefined, most: number | undefined): SQL =>
  sql`(select from ${task} where ${condition} ${most === undefined ? sql`` : sql`limit ${most + 1}`}) as counted`;

/** How long a list is, up to where it is counted. */
export interface ListLength {
  readonly totalCount: number;
  /** There are more than that. */
  readonly more: boolean;
}

const lengthOf = (rows: number, most = Number.POSITIVE_INFINITY): ListLength => ({
  totalCount: Math.min(rows, most),
  more: rows > most,
});

/** How many cases of a list there are under each of some conditions, as far as they are counted. */
export async function countListed(
  conditions: readonly (SQL | undefined)[],
  query: Pick<ListingQuery, 'scope'>,
  context: ListingContext,
): Promise<ListLength[]> {
  const most = countedMost(query, context);
  const counts = conditions.map((condition) => sql`(select count(*) from ${fewUnder(condition, most)})`);
  // By the query builder, so that its plan is kept.
  const [row] = await context.tx
    .select({ lengths: sql<string[]>`array[${sql.join(counts, sql`, `)}]` })
    .from(sql`(values (1)) as once`);
  return (row?.lengths ?? []).map((each) => lengthOf(Number(each), most));
}

/**
 * The total beside each row, so that a page is one statement. An agent's or a group's cases are read once and counted on the way;
 * a whole institution is counted apart, for then the page itself needs no more than its own rows of the index.
 */
const totalBeside = (condition: SQL | undefined, most: number | undefined): SQL<number> =>
  (most === undefined
    ? sql<number>`count(*) over ()`
    : sql<number>`(select count(*) from ${fewUnder(condition, most)})`
  ).mapWith(Number);

interface Slice {
  readonly condition: SQL | undefined;
  readonly order: SQL[];
  readonly limit: number;
  readonly offset: number;
  readonly total: SQL<number>;
}

const readSlice = ({ condition, order, limit, offset, total }: Slice, context: ListingContext) =>
  context.tx
    .select({ ...ROW_COLUMNS, promiseState: promiseState(context), heldKind, total })
    .from(task)
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);

/** A row of a page. */
type PageRow = Awaited<ReturnType<typeof readSlice>>[number];

async function countAll(condition: SQL | undefined, { tx }: ListingContext): Promise<number> {
  const [row] = await tx.select({ rows: count() }).from(task).where(condition);
  return row?.rows ?? 0;
}

/**
 * All cases under a condition are found first, and sorted then. PostgreSQL would rather read an institution's cases in their order until
 * a page is full, and reads past all of them where the few that fit stand at the end.
 */
const foundFirst = (condition: SQL | undefined): SQL =>
  sql`(select * from ${task} where ${condition} offset 0) as ${sql.identifier(getTableName(task))}`;

/** The numbers of the cases on a page. Of few all are found first; many are read in their order, in an index alone where it has all that is asked for (`task_institution_next`). */
export const numbersOnPage = (
  { condition, order, limit, offset }: Omit<Slice, 'total'>,
  { isFew }: { readonly isFew: boolean },
): SQL => sql`(select ${task.id} from ${isFew ? foundFirst(condition) : sql`${task} where ${condition}`}
  order by ${sql.join(order, sql`, `)} limit ${limit} offset ${offset})`;

/** The numbers of a page are found first, and only its rows are read. */
const readLate = (slice: Slice, isFew: boolean, context: ListingContext) => {
  const onPage = inArray(task.id, numbersOnPage(slice, { isFew }));
  const condition = and(eq(task.institutionId, context.caller.institutionId), onPage);
  return readSlice({ ...slice, condition, offset: 0 }, context);
};

/** In an order that ends with the cases without a value: first those with one, then, where the page reaches them, those without. Each is in the order of an index. */
async function readInTwo(
  { condition, limit, offset, total }: Omit<Slice, 'order'>,
  query: ListingQuery,
  context: ListingContext,
): Promise<PageRow[]> {
  const column = sortColumn(query.sort);
  const valued = and(condition, isNotNull(column));
  const first = await readSlice({ condition: valued, order: fallingOrder(query), limit, offset, total }, context);
  if (first.length === limit) return first;
  const before = first.length > 0 || offset === 0 ? offset : await countAll(valued, context);
  const without = { condition: and(condition, isNull(column)), order: fallingOrder(query), total };
  const left = limit - first.length;
  return [...first, ...(await readSlice({ ...without, limit: left, offset: offset - before }, context))];
}

const readInOrder = (slice: Omit<Slice, 'order'>, query: ListingQuery, context: ListingContext): Promise<PageRow[]> =>
  endsInEmpty(query)
    ? readInTwo(slice, query, context)
    : readLate({ ...slice, order: taskOrder(query) }, false, context);

const KNOWN = sql<number>`0`.mapWith(Number);

/** A page of an institution's cases that pass filters: counted first, for how many there are decides how they are read. */
async function readFiltered(
  listed: Omit<Slice, 'order' | 'total'>,
  query: ListingQuery,
  context: ListingContext,
): Promise<Page> {
  const [length = lengthOf(0)] = await countListed([listed.condition], query, context);
  if (listed.offset >= length.totalCount && !length.more) return { rows: [], ...length };
  const slice = { ...listed, total: KNOWN };
  const rows = length.more
    ? readInOrder(slice, query, context)
    : readLate({ ...slice, order: taskOrder(query) }, true, context);
  return { rows: await rows, ...length };
}

interface Page extends ListLength {
  readonly rows: (ListedTask & { promiseState: PromiseState | null; heldKind: HoldKind | null })[];
}

/** A page of cases with their total (CL-01, CL-02, AP-03). */
export async function listTasks(query: ListingQuery, context: ListingContext): Promise<Page> {
  const condition = await soughtTasks(query, context);
  const most = countedMost(query, context);
  const slice = { condition, limit: query.size, offset: (query.page - 1) * query.size };
  if (most !== undefined && isFiltered(query)) return readFiltered(slice, query, context);
  const counted = { ...slice, total: totalBeside(condition, most) };
  const rows = await (most === undefined
    ? readSlice({ ...counted, order: taskOrder(query) }, context)
    : readInOrder(counted, query, context));
  const [first] = rows;
  if (first) return { rows, ...lengthOf(first.total, most) };
  const [length = lengthOf(0)] = query.page === 1 ? [] : await countListed([condition], query, context);
  return { rows, ...length };
}
