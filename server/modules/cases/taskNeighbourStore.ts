import type * as z from 'zod/mini';
import type { SQL } from 'drizzle-orm';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { taskNeighboursQuery } from '@/contract/entities/task';
import { parseRowId } from '../../values/parseRowId';
import { anyNumber } from '../../database/anyOf';
import { task } from '../../database/tables/caseTables';
import { Refusal } from '../../kernel/refusal';
import type { ListingContext } from './taskListingStore';
import { countListed, listedTasks, soughtTasks } from './taskListingStore';
import { isFree } from './holderStore';
import { promiseState } from './promiseStateStore';
import { after, before, placeText, readPlace, type Side, sortColumn, taskOrder } from './taskOrderStore';
import { visibleTasks } from '../../access/visibleTasks';

/** Which case's neighbours, in which list. */
export type NeighboursQuery = z.output<typeof taskNeighboursQuery>;

/** How many cases ahead are looked at. */
const AHEAD = 32;

/** The cases beside one in a list, where it stands there, and how long the list is. */
export interface Neighbours {
  readonly previous: Neighbour | null;
  /** The next ones, the nearest first. */
  readonly ahead: readonly Neighbour[];
  /** From one on; null also where the list is longer than is counted. */
  readonly position: number | null;
  readonly totalCount: number;
  readonly place: string | null;
}

const nearest = ({ condition, order }: Side, { tx, ...given }: ListingContext, limit: number) =>
  tx
    .select({
      id: task.id,
      loanNo: task.loanNo,
      loanId: task.loanId,
      borrowerId: task.borrowerId,
      agentId: task.agentId,
      groupId: task.groupId,
      status: task.status,
      penaltyDate: task.penaltyDate,
      queueId: task.queueId,
      promisedAt: task.promisedAt,
      promiseState: promiseState(given),
    })
    .from(task)
    .where(condition)
    .orderBy(...order)
    .limit(limit);

/** A case beside another one. */
export type Neighbour = Awaited<ReturnType<typeof nearest>>[number];

/** Nobody works a held case: whoever goes on to the next one passes it by, unless held ones are what the list is of (MI-10). */
const workableIn = (query: NeighboursQuery): SQL | undefined =>
  query.heldKind === undefined && query.heldUntilDay === undefined ? isFree : undefined;

/** Those of some cases that are still in a list and can be worked, in its order. */
export const workableAmong = (
  ids: readonly number[],
  query: NeighboursQuery,
  context: ListingContext,
): Promise<Neighbour[]> => {
  const condition = and(anyNumber(task.id, ids), listedTasks(query, context), workableIn(query));
  return nearest({ condition, order: taskOrder(query) }, context, ids.length);
};

/** The nearest of a list's cases on one side, as far as they can be worked. */
async function nearestOn(
  sides: readonly Side[],
  within: SQL | undefined,
  { context, limit }: { readonly context: ListingContext; readonly limit: number },
) {
  const found: Neighbour[] = [];
  for (const { condition, order } of sides) {
    if (found.length < limit) {
      found.push(...(await nearest({ condition: and(within, condition), order }, context, limit - found.length)));
    }
  }
  return found;
}

interface Standing {
  readonly listed: SQL | undefined;
  /** Those of it that stand before the case. */
  readonly earlier: SQL | undefined;
}

/** How long a list is and where the case stands in it; without a place where the list is longer than is counted. */
async function standingOf({ listed, earlier }: Standing, query: NeighboursQuery, context: ListingContext) {
  const [length, ahead] = await countListed([listed, earlier], query, context);
  const position = length?.more === false && ahead ? ahead.totalCount + 1 : null;
  return { position, totalCount: length?.totalCount ?? 0 };
}

/** The cases before and after one in a list's order, found from its place, so that no list is loaded (CL-05), held ones are passed by (MI-10); from where it stood before, where the query tells that. A case that no longer passes the filters has neighbours but no position. */
export async function findNeighbours(query: NeighboursQuery, context: ListingContext): Promise<Neighbours> {
  const listed = await soughtTasks(query, context);
  const [here] = await context.tx
    .select({ id: task.id, value: sortColumn(query.sort), isListed: sql<boolean>`coalesce(${listed}, false)` })
    .from(task)
    .where(and(eq(task.id, parseRowId(query.taskId)), visibleTasks(context.caller)));
  if (!here) throw new Refusal('notFound');
  const value = query.place === undefined ? here.value : readPlace(query, query.place);
  const from = { id: query.placeOf === undefined ? here.id : parseRowId(query.placeOf), value };
  // Asked about where it stood, the case itself may be anywhere else by now.
  const others = and(listed, ne(task.id, here.id), ne(task.id, from.id));
  const sides = { before: before(query, from), after: after(query, from) };
  const earlier = and(others, or(...sides.before.map(({ condition }) => condition)));
  const workable = and(others, workableIn(query));
  const { position, totalCount } = await standingOf({ listed, earlier }, query, context);
  const [previous] = await nearestOn(sides.before, workable, { context, limit: 1 });
  return {
    previous: previous ?? null,
    ahead: await nearestOn(sides.after, workable, { context, limit: AHEAD }),
    position: here.isListed ? position : null,
    totalCount,
    place: placeText(query, value),
  };
}
