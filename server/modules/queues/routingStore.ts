import type { SQL } from 'drizzle-orm';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { caseEvent } from '../../database/tables/callTables';
import { task } from '../../database/tables/caseTables';
import { queue } from '../../database/tables/organizationTables';
import type { StoredMove } from '../../database/tables/queueTables';
import { isOpenTask } from '../../access/queueScope';
import { toCalendarDay } from '../../values/toCalendarDay';
import { selectMatchingQueue } from './queueRuleStore';
import type { RuledQueue } from './ruledQueueStore';

export type { StoredMove } from '../../database/tables/queueTables';

/** Scope of a routing: its cases, its day and who requested it. */
export interface Routing {
  readonly institutionId: number;
  readonly timeZone: string;
  readonly now: Date;
  /** Manual queues whose cases are routed as well; cases of other manual queues stay. */
  readonly manualIds?: readonly number[];
  /** Restricts routing to these cases, as SQL on task. */
  readonly only?: SQL | undefined;
  /** Null: automatic. */
  readonly by: { readonly userId: number; readonly name: string } | null;
}

/** Connection for reading and moving. */
export type RoutingReader = Pick<Transaction, 'select' | 'execute'>;

const automatic = (institutionId: number): SQL =>
  sql`(select ${queue.id} from ${queue} where ${queue.institutionId} = ${institutionId} and ${queue.type} = 'automatic')`;

/** Condition for the open cases that rules may move: those in automatic queues or without a queue, and those in selected manual queues. */
const routable = ({ institutionId, manualIds = [], only }: Routing): SQL | undefined =>
  and(
    eq(task.institutionId, institutionId),
    isOpenTask,
    only,
    or(
      isNull(task.queueId),
      sql`${task.queueId} in ${automatic(institutionId)}`,
      manualIds.length > 0 ? sql`${task.queueId} = any(${sql.param([...manualIds])}::bigint[])` : undefined,
    ),
  );

/** Selects the cases that would move, each with its current and its matching queue. */
function moving(routing: Routing, queues: readonly RuledQueue[]): SQL {
  const to = selectMatchingQueue(queues, toCalendarDay(routing.now, routing.timeZone));
  return sql`select ${task.id} as id, ${task.queueId} as from_id, ${to} as to_id from ${task}
    where ${routable(routing)} and ${to} is not null and ${to} is distinct from ${task.queueId}`;
}

interface MoveRow extends Record<string, unknown> {
  readonly from_id: string | null;
  readonly to_id: string;
  readonly count: string;
}

const getMove = ({ from_id: from, to_id: to, count }: MoveRow): StoredMove => ({
  fromId: from === null ? null : Number(from),
  toId: Number(to),
  count: Number(count),
});

/** Sums the cases of moves. */
export const getTotal = (moves: readonly Pick<StoredMove, 'count'>[]): number =>
  moves.reduce((sum, { count }) => sum + count, 0);

/** Counts the cases that would move between queues. */
export async function countMoves(
  tx: RoutingReader,
  routing: Routing,
  queues: readonly RuledQueue[],
): Promise<StoredMove[]> {
  const { rows } = await tx.execute<MoveRow>(
    sql`select from_id, to_id, count(*) as count from (${moving(routing, queues)}) as m group by from_id, to_id`,
  );
  return rows.map(getMove);
}

/** Batch of the cases to move. */
export interface RoutingMove extends Routing {
  /** Maximum number of cases, because they are locked until the end of the transaction. */
  readonly most: number;
}

// One statement with SKIP LOCKED: cases in use are left for the next time, so that no transaction waits.
const moveThem = ({ most, ...routing }: RoutingMove, queues: readonly RuledQueue[]): SQL => {
  const { institutionId, now, by } = routing;
  return sql`
  with fitting as (${moving(routing, queues)} order by ${task.id} limit ${most} for update of task skip locked),
  moved as (
    update ${task} set queue_id = fitting.to_id, version = ${task.version} + 1 from fitting
    where ${task.institutionId} = ${institutionId} and ${task.id} = fitting.id
    returning ${task.id} as id, ${task.status} as status, fitting.from_id, fitting.to_id
  ), noted as (
    insert into ${caseEvent} (institution_id, task_id, actor_id, actor_name, event, from_status, to_status, created_at)
    select ${institutionId}::bigint, id, ${by?.userId ?? null}::bigint, ${by?.name ?? null}::text, 'queued', status, status, ${now} from moved
  )
  select from_id, to_id, count(*) as count, max(id) as last_id from moved group by from_id, to_id`;
};

/** Moves cases in order of their numbers and writes a history entry for each; `lastId` is the last one moved. */
export async function moveCases(
  tx: RoutingReader,
  routing: RoutingMove,
  queues: readonly RuledQueue[],
): Promise<{ moves: StoredMove[]; lastId: number }> {
  const { rows } = await tx.execute<MoveRow & { last_id: string }>(moveThem(routing, queues));
  return { moves: rows.map(getMove), lastId: Math.max(0, ...rows.map(({ last_id: last }) => Number(last))) };
}

/** Returns the last case number of the next window of at most that many cases; undefined if none are left. */
export async function findWindowEnd(
  tx: RoutingReader,
  routing: Routing,
  { after, size }: { readonly after: number; readonly size: number },
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ last: string | null }>(sql`select max(id) as last from (
    select ${task.id} as id from ${task} where ${routable(routing)} and ${task.id} > ${after} order by ${task.id} limit ${size}) as seen`);
  const last = rows[0]?.last ?? null;
  return last === null ? undefined : Number(last);
}

/** Condition for the cases between two numbers, the first exclusive, as SQL on task. */
export const selectCasesBetween = (after: number, until: number): SQL =>
  sql`${task.id} > ${after} and ${task.id} <= ${until}`;

/** Returns the names of an institution's queues by number. */
export async function getQueueNames(tx: RoutingReader, institutionId: number): Promise<Map<number, string>> {
  const rows = await tx
    .select({ id: queue.id, name: queue.name })
    .from(queue)
    .where(eq(queue.institutionId, institutionId));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
