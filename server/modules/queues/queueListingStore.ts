import type * as z from 'zod/mini';
import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import type { QUEUE_SORTS, queueListQuery } from '@/contract/entities/management/queue';
import { caseLoad } from '../../database/tables/queueTables';
import { appUser, queue, type QueueRule } from '../../database/tables/organizationTables';
import { parseRowId } from '../../values/parseRowId';
import { Refusal } from '../../kernel/refusal';
import { selectExtendedSince, startOfMonth } from '../money/moneyFacade';
import { selectBinders, queueTasks, selectVisibleBinders, selectVisibleQueues } from '../../access/queueScope';
import { anyColumnContainsWords } from '../../values/searchText';
import type { QueueContext } from './queueStore';

type ListQuery = z.output<typeof queueListQuery>;

/** Sums the open cases by queue: those the caller sees, and the whole queue's, for its limits. */
function sumOpenCases({ caller }: QueueContext, some: SQL | undefined): SQL {
  const seen = queueTasks(caller, caseLoad) ?? sql`true`;
  return sql`
  select ${caseLoad.queueId} as queue_id, sum(${caseLoad.cases}) as open, sum(${caseLoad.cases}) filter (where ${seen}) as cases,
    sum(${caseLoad.cases}) filter (where ${caseLoad.agentId} is null and ${seen}) as unassigned,
    sum(${caseLoad.amount}) filter (where ${seen}) as amount,
    sum(${caseLoad.amount}) filter (where ${caseLoad.agentId} is null and ${seen}) as unassigned_amount
  from ${caseLoad} where ${caseLoad.institutionId} = ${caller.institutionId} and ${some ?? sql`true`} group by 1`;
}

/** Counts the whole queue, even if the caller sees only part of it, because the limit applies to the whole queue. */
const extensions = (context: QueueContext): SQL => sql`
  select queue_id, count(*) as extended from (${selectExtendedSince(startOfMonth(context), context.caller)}) as given group by queue_id`;

const users = ({ caller }: QueueContext): SQL =>
  sql`select ${appUser.queueId} as queue_id, count(*) as users from ${appUser} where ${selectVisibleBinders(caller)} group by ${appUser.queueId}`;

/** Counts all agents of each queue, regardless of visibility. */
const workers = ({ caller }: QueueContext): SQL =>
  sql`select ${appUser.queueId} as queue_id, count(*) as workers from ${appUser} where ${selectBinders(caller)} group by ${appUser.queueId}`;

/**
 * Share of a queue's plan for the agents visible to the caller; compared with their share of the cases instead of the whole plan
 * (QU-01).
 */
const PLANNED_SEEN = sql`case when coalesce(w.workers, 0) = coalesce(u.users, 0) then queue.planned_case_count
  else round(queue.planned_case_count * coalesce(u.users, 0)::numeric / w.workers) end`;

/** Queue with its counts as selected. */
export interface QueueWithCounts extends Record<string, unknown> {
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
  /** Condition on the cases to count; absent: all. */
  readonly cases?: SQL;
  readonly order: SQL;
  readonly limit: number;
  readonly offset: number;
}

/** Open cases without a queue, and all unassigned ones. */
interface CountedApart extends Record<string, unknown> {
  /** Id of the queue in the row; null if the page has none. */
  readonly id: string | null;
  readonly none: string;
  readonly none_unassigned: string;
  readonly all_unassigned: string;
}

const isQueue = (row: CountedApart): row is CountedApart & QueueWithCounts => row.id !== null;

const APART = sql`select coalesce(sum(cases) filter (where queue_id is null), 0) as none,
  coalesce(sum(unassigned) filter (where queue_id is null), 0) as none_unassigned, coalesce(sum(unassigned), 0) as all_unassigned from counted`;

async function readRows({ where, cases, order, limit, offset }: Part, context: QueueContext) {
  const { rows } = await context.tx.execute<CountedApart>(sql`
    with counted as materialized (${sumOpenCases(context, cases)}), page as (
    select row_number() over (order by ${order}, queue.id) as place, queue.id, queue.code, queue.name, queue.type, queue.enabled, queue.priority, queue.rule, queue.planned_case_count as planned,
      ${PLANNED_SEEN} as planned_seen,
      queue.extension_percent as percent, (extract(epoch from queue.updated_at) * 1000)::bigint as updated,
      coalesce(u.users, 0) as users, coalesce(c.cases, 0) as cases, coalesce(c.unassigned, 0) as unassigned, coalesce(c.amount, 0) as amount,
      coalesce(c.unassigned_amount, 0) as unassigned_amount, coalesce(c.open, 0) as open, coalesce(e.extended, 0) as extended, count(*) over () as total
    from ${queue} left join counted as c on c.queue_id = queue.id
      left join (${users(context)}) as u on u.queue_id = queue.id left join (${workers(context)}) as w on w.queue_id = queue.id
      left join (${extensions(context)}) as e on e.queue_id = queue.id
    where ${where} order by place limit ${limit} offset ${offset}
    ) select * from (${APART}) as apart left join page on true order by place`);
  const [apart] = rows;
  if (apart === undefined) throw new Error('nothing was counted');
  return { rows: rows.filter(isQueue), apart };
}

const getOrder = ({ sort, order }: Pick<ListQuery, 'sort' | 'order'>): SQL =>
  sql`${SORTS[sort]} ${sql.raw(order)} nulls last`;

const matches = ({ text, type, enabled }: ListQuery): SQL | undefined =>
  and(
    text === undefined ? undefined : anyColumnContainsWords([queue.code, queue.name], text),
    type === undefined ? undefined : eq(queue.type, type),
    enabled === undefined ? undefined : eq(queue.enabled, enabled),
  );

/** Returns a page of the queues that the caller sees, with their counts (QU-01). */
export async function listQueues(query: ListQuery, context: QueueContext) {
  const where = and(selectVisibleQueues(context.caller), matches(query));
  const offset = (query.page - 1) * query.size;
  const { rows, apart } = await readRows({ where, order: getOrder(query), limit: query.size, offset }, context);
  return {
    rows,
    totalCount: Number(rows[0]?.total ?? 0),
    withoutQueue: { caseCount: Number(apart.none), unassignedCount: Number(apart.none_unassigned) },
    unassignedCount: Number(apart.all_unassigned),
  };
}

/** Reads one queue with its counts; refuses a queue that the caller does not see as not found. */
export async function readQueue(id: string, context: QueueContext): Promise<QueueWithCounts> {
  const number = parseRowId(id);
  const where = and(selectVisibleQueues(context.caller), eq(queue.id, number));
  const cases = eq(caseLoad.queueId, number);
  const [row] = (await readRows({ where, cases, order: SORTS.code, limit: 1, offset: 0 }, context)).rows;
  if (!row) throw new Refusal('notFound');
  return row;
}
