import type * as z from 'zod/mini';
import type { SQL } from 'drizzle-orm';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { taskNeighboursQuery } from '@/contract/entities/cases/task';
import { parseRowId } from '../../values/parseRowId';
import { matchesAnyId } from '../../database/anyOf';
import type { MaybePlaceholder } from '../../database/preparedQuery';
import { task } from '../../database/tables/caseTables';
import { Refusal } from '../../kernel/refusal';
import {
  type ListStatement,
  queryList,
  type CaseList,
  selectListedTasks,
  type ListingContext,
  buildList,
} from './askListStore';
import { countListed } from './taskListingStore';
import { isFree } from './hold/holderStore';
import { getClock, selectPromiseState } from './promiseStateStore';
import {
  selectAfter,
  selectBefore,
  type ListCursor,
  formatCursorValue,
  parseCursor,
  type CursorSide,
  sortColumn,
  type SortValue,
  buildTaskOrder,
} from './taskOrderStore';
import { selectVisibleTasks } from '../../access/selectVisibleTasks';

/** Case and list whose neighbors are queried. */
export type NeighboursQuery = z.output<typeof taskNeighboursQuery>;

/** Number of following cases read at first, and in total if none of them can be called: most often the first can. */
const NEAR = 4;
const AHEAD = 32;

/** Neighbors of a case in a list, its position, and the length of the list. */
export interface Neighbours {
  readonly previous: NeighbourCase | null;
  /** Next cases in the list, the nearest first. */
  readonly ahead: readonly NeighbourCase[];
  /** Cases that follow these. */
  readonly further: () => Promise<readonly NeighbourCase[]>;
  /** Position from one on; null also if the list is longer than is counted. */
  readonly position: number | null;
  readonly totalCount: number;
  readonly place: string | null;
}

type TaskNeighbourReadContext = Pick<ListStatement<never>, 'tx' | 'clock'>;

const nearest = (
  { condition, order }: CursorSide,
  limit: MaybePlaceholder<number>,
  { tx, clock }: TaskNeighbourReadContext,
) =>
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
      promiseState: selectPromiseState(clock),
    })
    .from(task)
    .where(condition)
    .orderBy(...order)
    .limit(limit);

/** Case next to another one in a list. */
export type NeighbourCase = Awaited<ReturnType<typeof nearest>>[number];

/** Excludes cases on hold, which nobody can work, unless the list filters for them (MI-10). */
const workableIn = (query: NeighboursQuery): SQL | undefined =>
  query.heldKind === undefined && query.heldUntilDay === undefined ? isFree : undefined;

/** Returns those of some cases that are still in a list and can be worked, in its order. */
export async function filterWorkable(
  ids: readonly number[],
  query: NeighboursQuery,
  context: ListingContext,
): Promise<NeighbourCase[]> {
  const listed = selectListedTasks(await buildList(query, context), context.caller);
  const condition = and(matchesAnyId(task.id, ids), listed, workableIn(query));
  const reading = { tx: context.tx, clock: getClock(context) };
  return nearest({ condition, order: buildTaskOrder(query) }, ids.length, reading);
}

/** Case whose neighbors are queried, with its current or earlier place in the list. */
interface From {
  readonly hereId: number;
  readonly id: number;
  readonly value: SortValue;
}

type AskedFrom<More = object> = ListStatement<From & More>;

/** In a prepared statement, null remains a value. */
const placeIn = ({ at }: AskedFrom, { value }: From): ListCursor => ({
  id: at('id'),
  value: value === null ? null : at('value'),
});

/** Excludes the case itself. If an earlier place is queried, the case may be anywhere else by now. */
const getOthers = ({ listed, at }: AskedFrom): SQL | undefined =>
  and(listed, ne(task.id, at('hereId')), ne(task.id, at('id')));

const SIDES = { before: selectBefore, after: selectAfter } as const;

interface TaskNeighbourRequest {
  readonly side: keyof typeof SIDES;
  readonly limit: number;
}

/** Reads the nearest workable cases of a list on one side. */
const nearestOn =
  (list: CaseList & { readonly query: NeighboursQuery }, from: From, context: ListingContext) =>
  async ({ side, limit }: TaskNeighbourRequest): Promise<NeighbourCase[]> => {
    const found: NeighbourCase[] = [];
    const partOf = (part: number) => ({
      what: nameFrom(from, `${side}_${part}`),
      values: { ...from, limit },
      build: (statement: AskedFrom<{ limit: number }>) => {
        const { condition, order = [] } = SIDES[side](list.query, placeIn(statement, from))[part] ?? {};
        const workable = and(getOthers(statement), workableIn(list.query), condition);
        return nearest({ condition: workable, order }, statement.at('limit'), statement);
      },
    });
    for (const part of SIDES[side](list.query, from).keys()) {
      if (found.length < limit) found.push(...(await queryList(list, partOf(part), context)));
    }
    return found.slice(0, limit);
  };

const nameFrom = ({ value }: From, what: string): string => (value === null ? `${what}_from_empty` : what);

/** Returns the length of a list and the position of the case; no position if the list is longer than is counted. */
async function getStanding(list: CaseList, from: From, context: ListingContext) {
  const conditions = (statement: AskedFrom) => {
    const earlier = selectBefore(list.query, placeIn(statement, from)).map(({ condition }) => condition);
    return [statement.listed, and(getOthers(statement), or(...earlier))];
  };
  const standing = { what: nameFrom(from, 'standing'), values: from, conditions };
  const [length, ahead] = await countListed(list, standing, context);
  const position = length?.more === false && ahead ? ahead.totalCount + 1 : null;
  return { position, totalCount: length?.totalCount ?? 0 };
}

/** Finds a case that the caller may see, its sort value, and whether the list contains it. */
async function findHere(list: CaseList, id: number, context: ListingContext) {
  const value = sortColumn(list.query.sort);
  const build = ({ tx, listed, looking, at }: ListStatement<{ id: number }>) =>
    tx
      .select({ id: task.id, value, isListed: sql<boolean>`coalesce(${listed}, false)` })
      .from(task)
      .where(and(eq(task.id, at('id')), selectVisibleTasks(looking)));
  const [here] = await queryList(list, { what: 'here', values: { id }, build }, context);
  if (!here) throw new Refusal('notFound');
  return here;
}

/**
 * Finds the cases before and after one in the order of a list, by its place, without loading the list (CL-05). Skips cases on
 * hold (MI-10). Uses the earlier place if the query has one. A case that no longer matches the filters has neighbors but no
 * position.
 */
export async function findNeighbours(query: NeighboursQuery, context: ListingContext): Promise<Neighbours> {
  const list = { ...(await buildList(query, context)), query };
  const here = await findHere(list, parseRowId(query.taskId), context);
  const value = query.place === undefined ? here.value : parseCursor(query, query.place);
  const from = { hereId: here.id, id: query.placeOf === undefined ? here.id : parseRowId(query.placeOf), value };
  const nearestAt = nearestOn(list, from, context);
  const [standing, [previous], ahead] = await Promise.all([
    getStanding(list, from, context),
    nearestAt({ side: 'before', limit: 1 }),
    nearestAt({ side: 'after', limit: NEAR }),
  ]);
  const further = async () =>
    ahead.length < NEAR ? [] : (await nearestAt({ side: 'after', limit: AHEAD })).slice(NEAR);
  return {
    previous: previous ?? null,
    ahead,
    further,
    position: here.isListed ? standing.position : null,
    totalCount: standing.totalCount,
    place: formatCursorValue(query, value),
  };
}
