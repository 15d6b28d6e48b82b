import type * as z from 'zod/mini';
import type { SQL } from 'drizzle-orm';
import { and, count, sql } from 'drizzle-orm';
import type { taskListingQuery } from '@/contract/entities/task';
import { task } from '../../database/tables/caseTables';
import type { PromiseState } from '@/contract/codes/promiseState';
import type { CallerContext } from '../../access/callContext';
import type { HoldKind } from '@/contract/codes/holdKind';
import { heldKind } from './holderStore';
import { promiseState } from './promiseStateStore';
import { matchesFilters } from './taskFilterStore';
import { taskOrder } from './taskOrderStore';
import { type ListedTask, ROW_COLUMNS } from './taskStore';
import { ownTasks, visibleTasks } from '../../access/visibleTasks';

/** What a page of cases is asked for by. */
export type ListingQuery = z.output<typeof taskListingQuery>;
/** What listings need of a call. */
export type ListingContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** The cases of a list: those the caller may see, or holds, that pass the filters. */
export const listedTasks = (query: Omit<ListingQuery, 'page' | 'size'>, context: ListingContext): SQL | undefined =>
  and(query.scope === 'mine' ? ownTasks(context.caller) : visibleTasks(context.caller), matchesFilters(query, context));

/** How many cases there are under a condition, and how many of those under another one, too: counted in one go. */
export async function countAlso(
  condition: SQL | undefined,
  also: SQL | undefined,
  { tx }: ListingContext,
): Promise<{ readonly rows: number; readonly also: number }> {
  const [row] = await tx
    .select({ rows: count(), also: sql`count(*) filter (where ${also ?? true})`.mapWith(Number) })
    .from(task)
    .where(condition);
  return row ?? { rows: 0, also: 0 };
}

/** How many cases there are under a condition. */
export async function countTasks(condition: SQL | undefined, { tx }: ListingContext): Promise<number> {
  const [row] = await tx.select({ rows: count() }).from(task).where(condition);
  return row?.rows ?? 0;
}

/**
 * The total beside each row, so that a page is one statement. An agent's cases are read once and counted on the way;
 * a whole institution is counted apart, for then the page itself needs no more than its own rows of the index.
 */
function totalBeside(condition: SQL | undefined, isNarrow: boolean): SQL<number> {
  const total = isNarrow
    ? sql<number>`count(*) over ()`
    : sql<number>`(select count(*) from ${task} where ${condition})`;
  return total.mapWith(Number);
}

/** A page of cases with the exact total (CL-01, CL-02, AP-03). */
export async function listTasks(
  query: ListingQuery,
  context: ListingContext,
): Promise<{
  rows: (ListedTask & { promiseState: PromiseState | null; heldKind: HoldKind | null })[];
  totalCount: number;
}> {
  const condition = listedTasks(query, context);
  const isNarrow = query.scope === 'mine' || context.caller.role === 'member';
  const rows = await context.tx
    .select({ ...ROW_COLUMNS, promiseState: promiseState(context), heldKind, total: totalBeside(condition, isNarrow) })
    .from(task)
    .where(condition)
    .orderBy(...taskOrder(query))
    .limit(query.size)
    .offset((query.page - 1) * query.size);
  const totalCount = rows[0]?.total ?? (query.page === 1 ? 0 : await countTasks(condition, context));
  return { rows, totalCount };
}
