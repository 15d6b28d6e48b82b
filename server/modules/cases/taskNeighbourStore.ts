import type * as z from 'zod/mini';
import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import type { taskNeighboursQuery } from '@/contract/entities/task';
import { parseRowId } from '../../values/parseRowId';
import { task } from '../../database/tables/caseTables';
import { Refusal } from '../../kernel/refusal';
import type { ListingContext } from './taskListingStore';
import { countTasks, listedTasks } from './taskListingStore';
import { after, before, sortColumn, taskOrder, taskOrderReversed } from './taskOrderStore';
import { visibleTasks } from '../../access/visibleTasks';

type NeighboursQuery = z.output<typeof taskNeighboursQuery>;

/** A case beside another one. */
export interface Neighbour {
  readonly id: number;
  readonly loanNo: string;
}

/** The cases beside one in a list, where it stands there, and how long the list is. */
export interface Neighbours {
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
  /** From one on. */
  readonly position: number | null;
  readonly totalCount: number;
}

interface Side {
  readonly condition: SQL | undefined;
  readonly order: SQL[];
}

async function nearest({ condition, order }: Side, { tx }: ListingContext): Promise<Neighbour | null> {
  const [row] = await tx
    .select({ id: task.id, loanNo: task.loanNo })
    .from(task)
    .where(condition)
    .orderBy(...order)
    .limit(1);
  return row ?? null;
}

/** The cases before and after one in a list's order, found from its place, so that no list is loaded (CL-05). A case that no longer passes the filters has neighbours but no position. */
export async function findNeighbours(query: NeighboursQuery, context: ListingContext): Promise<Neighbours> {
  const listed = listedTasks(query, context);
  const [here] = await context.tx
    .select({ id: task.id, value: sortColumn(query.sort), isListed: sql<boolean>`coalesce(${listed}, false)` })
    .from(task)
    .where(and(eq(task.id, parseRowId(query.taskId)), visibleTasks(context.caller)));
  if (!here) throw new Refusal('notFound');
  const earlier = and(listed, before(query, here));
  const later = and(listed, after(query, here));
  return {
    previous: await nearest({ condition: earlier, order: taskOrderReversed(query) }, context),
    next: await nearest({ condition: later, order: taskOrder(query) }, context),
    position: here.isListed ? (await countTasks(earlier, context)) + 1 : null,
    totalCount: await countTasks(listed, context),
  };
}
