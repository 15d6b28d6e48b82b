import type { SQL } from 'drizzle-orm';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { QueueMove } from '@/contract/entities/queue';
import type { Transaction } from '../../database/connect';
import { caseEvent } from '../../database/tables/callTables';
import { task } from '../../database/tables/caseTables';
import { queue } from '../../database/tables/organisationTables';
import { queueLog } from '../../database/tables/queueTables';
import { isOpenTask } from '../../access/queueScope';
import { ruledQueues } from './ruledQueueStore';
import { calendarDay } from '../../values/calendarDay';
import { type RuledQueue, takingQueue } from './queueRules';

/** Whose cases are routed, by which day, and at whose wish. */
export interface Routing {
  readonly institutionId: number;
  readonly timeZone: string;
  readonly now: Date;
  /** Manual queues whose cases are routed as well; others of theirs stay. */
  readonly manualIds?: readonly number[];
  /** Only these cases, as SQL on task. */
  readonly only?: SQL;
  /** Null: by itself. */
  readonly by: { readonly userId: number; readonly name: string } | null;
}

type Reader = Pick<Transaction, 'select' | 'execute'>;

const automatic = sql`(select ${queue.id} from ${queue} where ${queue.type} = 'automatic')`;

/** The open cases that rules may move: those in automatic queues and in none; in a manual queue only where it was chosen. */
const routable = ({ institutionId, manualIds = [], only }: Routing): SQL | undefined =>
  and(
    eq(task.institutionId, institutionId),
    isOpenTask,
    only,
    or(
      isNull(task.queueId),
      sql`${task.queueId} in ${automatic}`,
      manualIds.length > 0 ? sql`${task.queueId} = any(${sql.param([...manualIds])}::bigint[])` : undefined,
    ),
  );

/** The cases that would move, each with where it lies and where it fits. */
function moving(routing: Routing, queues: readonly RuledQueue[]): SQL {
  const to = takingQueue(queues, calendarDay(routing.now, routing.timeZone));
  return sql`select ${task.id} as id, ${task.queueId} as from_id, ${to} as to_id from ${task}
    where ${routable(routing)} and ${to} is not null and ${to} is distinct from ${task.queueId}`;
}

interface MoveRow extends Record<string, unknown> {
  readonly from_id: string | null;
  readonly to_id: string;
  readonly count: string;
}

async function namesOf(tx: Reader, institutionId: number): Promise<Map<number, string>> {
  const rows = await tx
    .select({ id: queue.id, name: queue.name })
    .from(queue)
    .where(eq(queue.institutionId, institutionId));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Moves between queues, with their numbers beside their names. */
export interface CountedMove extends QueueMove {
  readonly fromId: number | null;
  readonly toId: number;
}

async function named(tx: Reader, { institutionId }: Routing, rows: readonly MoveRow[]): Promise<CountedMove[]> {
  const names = await namesOf(tx, institutionId);
  const nameOf = (id: number): string => names.get(id) ?? String(id);
  return rows
    .map(({ from_id: from, to_id: to, count }) => ({
      fromId: from === null ? null : Number(from),
      toId: Number(to),
      fromName: from === null ? null : nameOf(Number(from)),
      toName: nameOf(Number(to)),
      count: Number(count),
    }))
    .toSorted((one, other) => other.count - one.count || one.toId - other.toId);
}

/** What routing by the rules would move now; with other rules than the stored ones where `queues` are given. */
export async function previewRouting(
  tx: Reader,
  routing: Routing,
  queues?: readonly RuledQueue[],
): Promise<CountedMove[]> {
  const rules = queues ?? (await ruledQueues(tx, routing.institutionId));
  const { rows } = await tx.execute<MoveRow>(
    sql`select from_id, to_id, count(*) as count from (${moving(routing, rules)}) as m group by from_id, to_id`,
  );
  return named(tx, routing, rows);
}

/** One statement: what somebody works on at this moment is left for the next time, so that nobody waits for anybody. */
const moveThem = ({ institutionId, now, by, ...rest }: Routing, queues: readonly RuledQueue[]): SQL => sql`
  with fitting as (${moving({ institutionId, now, by, ...rest }, queues)} order by ${task.id} for update of task skip locked),
  moved as (
    update ${task} set queue_id = fitting.to_id, version = ${task.version} + 1 from fitting where ${task.id} = fitting.id
    returning ${task.id} as id, ${task.status} as status, fitting.from_id, fitting.to_id
  ), noted as (
    insert into ${caseEvent} (institution_id, task_id, actor_id, actor_name, event, from_status, to_status, created_at)
    select ${institutionId}::bigint, id, ${by?.userId ?? null}::bigint, ${by?.name ?? null}::text, 'queued', status, status, ${now} from moved
  )
  select from_id, to_id, count(*) as count from moved group by from_id, to_id`;

/** Both ends of every move stand in the histories of their queues. */
async function noteMoves(tx: Pick<Transaction, 'insert'>, routing: Routing, moves: readonly CountedMove[]) {
  const line = { institutionId: routing.institutionId, actorName: routing.by?.name ?? null, createdAt: routing.now };
  const lines = moves.flatMap(({ fromId, toId, fromName, toName, count: cases }) => [
    { ...line, queueId: toId, event: 'casesIn' as const, cases, otherQueue: fromName },
    ...(fromId === null ? [] : [{ ...line, queueId: fromId, event: 'casesOut' as const, cases, otherQueue: toName }]),
  ]);
  if (lines.length > 0) await tx.insert(queueLog).values(lines);
}

/** Moves the open cases of automatic queues, and those in none, to the queues whose rules they fit (QU-01). Whoever holds a case keeps it; one that fits no rule stays. */
export async function routeCases(tx: Reader & Pick<Transaction, 'insert'>, routing: Routing): Promise<CountedMove[]> {
  const queues = await ruledQueues(tx, routing.institutionId);
  if (queues.length === 0) return [];
  const { rows } = await tx.execute<MoveRow>(moveThem(routing, queues));
  const moves = await named(tx, routing, rows);
  await noteMoves(tx, routing, moves);
  return moves;
}
