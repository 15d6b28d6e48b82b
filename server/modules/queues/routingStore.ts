import type { SQL } from 'drizzle-orm';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { caseEvent } from '../../database/tables/callTables';
import { task } from '../../database/tables/caseTables';
import { queue } from '../../database/tables/organisationTables';
import { isOpenTask } from '../../access/queueScope';
import { calendarDay } from '../../values/calendarDay';
import { takingQueue } from './queueRuleStore';
import type { RuledQueue } from './ruledQueueStore';

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

/** What routing reads and moves by. */
export type Reader = Pick<Transaction, 'select' | 'execute'>;

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

/** So many cases from one queue, or none, to another. */
export interface StoredMove {
  readonly fromId: number | null;
  readonly toId: number;
  readonly count: number;
}

async function readMoves(tx: Reader, statement: SQL): Promise<StoredMove[]> {
  const { rows } = await tx.execute<MoveRow>(statement);
  return rows.map(({ from_id: from, to_id: to, count }) => ({
    fromId: from === null ? null : Number(from),
    toId: Number(to),
    count: Number(count),
  }));
}

/** How many cases would move between which queues. */
export const countMoves = (tx: Reader, routing: Routing, queues: readonly RuledQueue[]): Promise<StoredMove[]> =>
  readMoves(
    tx,
    sql`select from_id, to_id, count(*) as count from (${moving(routing, queues)}) as m group by from_id, to_id`,
  );

// One statement: what somebody works on at this moment is left for the next time, so that nobody waits for anybody.
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

/** Moves the cases, each with a line of its own history. */
export const moveCases = (tx: Reader, routing: Routing, queues: readonly RuledQueue[]): Promise<StoredMove[]> =>
  readMoves(tx, moveThem(routing, queues));

/** The names of an institution's queues by their numbers. */
export async function queueNames(tx: Reader, institutionId: number): Promise<Map<number, string>> {
  const rows = await tx
    .select({ id: queue.id, name: queue.name })
    .from(queue)
    .where(eq(queue.institutionId, institutionId));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
