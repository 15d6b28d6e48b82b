import type * as z from 'zod/mini';
import type { SQL } from 'drizzle-orm';
import { and, eq, ilike, or, sql } from 'drizzle-orm';
import type { QUEUE_SORTS, queueListQuery } from '@/contract/entities/queue';
import { task } from '../../database/tables/caseTables';
import { appUser, queue, type QueueRule } from '../../database/tables/organisationTables';
import { parseRowId } from '../../values/parseRowId';
import { Refusal } from '../../kernel/refusal';
import { isExtendedSince, startOfMonth } from '../money/moneyFacade';
import { binders, isOpenTask, queueTasks, visibleBinders, visibleQueues } from '../../access/queueScope';
import { anywhere } from '../../values/searchText';
import type { QueueContext } from './queueStore';

type ListQuery = z.output<typeof queueListQuery>;

const counts = ({ caller }: QueueContext): SQL => sql`
  select ${task.queueId} as queue_id, count(*) as cases, count(*) filter (where ${task.agentId} is null) as unassigned,
    sum(${task.amount}) as amount, sum(${task.amount}) filter (where ${task.agentId} is null) as unassigned_amount
  from ${task} where ${isOpenTask} and ${queueTasks(caller)} group by ${task.queueId}`;

/** Of the whole queue, whatever part of it the caller sees: the limit is the whole queue's. */
const extensions = (context: QueueContext): SQL => sql`
  select ${task.queueId} as queue_id, count(*) filter (where ${isOpenTask}) as open,
    count(*) filter (where ${isExtendedSince(startOfMonth(context), context.caller)}) as extended
  from ${task} where ${task.institutionId} = ${context.caller.institutionId} and ${task.queueId} is not null group by ${task.queueId}`;

const users = ({ caller }: QueueContext): SQL =>
  sql`select ${appUser.queueId} as queue_id, count(*) as users from ${appUser} where ${visibleBinders(caller)} group by ${appUser.queueId}`;

/** Everybody who works each queue, whoever sees them. */
const workers = ({ caller }: QueueContext): SQL =>
  sql`select ${appUser.queueId} as queue_id, count(*) as workers from ${appUser} where ${binders(caller)} group by ${appUser.queueId}`;

/** What of a queue's plan falls to those whom the caller sees: their share of the cases is compared with it, not with the whole (QU-01). */
const PLANNED_SEEN = sql`case when coalesce(w.workers, 0) = coalesce(u.users, 0) then queue.planned_case_count
  else round(queue.planned_case_count * coalesce(u.users, 0)::numeric / w.workers) end`;

/** A queue with its counts as the database answers them. */
export interface CountedQueue extends Record<string, unknown> {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly type: string;
  readonly enabled: boolean;
  readonly priority: number;
  readonly rule: QueueRule | null;
  readonly planned: number;
  readonly planned_seen: string;
  readonly percent: number;
  readonly updated: string;
  readonly users: string;
  readonly cases: string;
  readonly unassigned: string;
  readonly amount: string;
  readonly unassigned_amount: string;
  readonly open: string;
  readonly extended: string;
  readonly total: string;
}

const SORTS: Readonly<Record<(typeof QUEUE_SORTS)[number], SQL>> = {
  unassigned: sql`coalesce(c.unassigned, 0)`,
  code: sql`queue.code`,
  cases: sql`coalesce(c.cases, 0)`,
  amount: sql`coalesce(c.amount, 0)`,
  users: sql`coalesce(u.users, 0)`,
  load: sql`coalesce(c.cases, 0)::float / nullif(${PLANNED_SEEN}, 0)`,
};

interface Part {
  readonly where: SQL | undefined;
  readonly order: SQL;
  readonly limit: number;
  readonly offset: number;
}

async function readRows({ where, order, limit, offset }: Part, context: QueueContext): Promise<CountedQueue[]> {
  const { rows } = await context.tx.execute<CountedQueue>(sql`
    select queue.id, queue.code, queue.name, queue.type, queue.enabled, queue.priority, queue.rule, queue.planned_case_count as planned,
      ${PLANNED_SEEN} as planned_seen,
      queue.extension_percent as percent, (extract(epoch from queue.updated_at) * 1000)::bigint as updated,
      coalesce(u.users, 0) as users, coalesce(c.cases, 0) as cases, coalesce(c.unassigned, 0) as unassigned, coalesce(c.amount, 0) as amount,
      coalesce(c.unassigned_amount, 0) as unassigned_amount, coalesce(e.open, 0) as open, coalesce(e.extended, 0) as extended, count(*) over () as total
    from ${queue} left join (${counts(context)}) as c on c.queue_id = queue.id
      left join (${users(context)}) as u on u.queue_id = queue.id left join (${workers(context)}) as w on w.queue_id = queue.id
      left join (${extensions(context)}) as e on e.queue_id = queue.id
    where ${where} order by ${order}, queue.id limit ${limit} offset ${offset}`);
  return rows;
}

const orderOf = ({ sort, order }: Pick<ListQuery, 'sort' | 'order'>): SQL =>
  sql`${SORTS[sort]} ${sql.raw(order)} nulls last`;

const matches = ({ text, type, enabled }: ListQuery): SQL | undefined =>
  and(
    text === undefined ? undefined : or(ilike(queue.code, anywhere(text)), ilike(queue.name, anywhere(text))),
    type === undefined ? undefined : eq(queue.type, type),
    enabled === undefined ? undefined : eq(queue.enabled, enabled),
  );

/** Open cases that lie in no queue, and all that nobody holds. */
async function countApart(context: QueueContext) {
  const { rows } = await context.tx.execute<Record<'none' | 'none_unassigned' | 'unassigned', string>>(sql`
    select count(*) filter (where queue_id is null) as none, count(*) filter (where queue_id is null and agent_id is null) as none_unassigned,
      count(*) filter (where agent_id is null) as unassigned
    from ${task} where ${isOpenTask} and ${queueTasks(context.caller)}`);
  const [row] = rows;
  return {
    withoutQueue: { caseCount: Number(row?.none ?? 0), unassignedCount: Number(row?.none_unassigned ?? 0) },
    unassignedCount: Number(row?.unassigned ?? 0),
  };
}

/** A page of the queues that the caller sees, with their counts (QU-01). */
export async function listQueues(query: ListQuery, context: QueueContext) {
  const where = and(visibleQueues(context.caller), matches(query));
  const offset = (query.page - 1) * query.size;
  const rows = await readRows({ where, order: orderOf(query), limit: query.size, offset }, context);
  const apart = await countApart(context);
  return {
    rows,
    totalCount: Number(rows[0]?.total ?? 0),
    ...apart,
  };
}

/** One queue with its counts; one that the caller does not see does not exist. */
export async function readQueue(id: string, context: QueueContext): Promise<CountedQueue> {
  const where = and(visibleQueues(context.caller), eq(queue.id, parseRowId(id)));
  const [row] = await readRows({ where, order: SORTS.code, limit: 1, offset: 0 }, context);
  if (!row) throw new Refusal('notFound');
  return row;
}
