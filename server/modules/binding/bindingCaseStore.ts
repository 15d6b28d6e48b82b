import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { task, loan } from '../../database/tables/caseTables';
import type { CallerContext } from '../../access/callContext';
import { isOpenTask, queueTasks } from '../../access/queueScope';
import { bindingOperation } from '../../database/tables/queueTables';
import { userOperation, userOperationItem } from '../../database/tables/userTables';
import { type Minor, toMinorUnits } from '@/contract/minor';
import { BIND_CASES_MAX } from '@/contract/ourLimits';
import { matchesRow } from '../../database/matchesRow';
import { PAST_ACTIONS_MAX, type PastAction } from '../../kernel/approvableAction';
import type { CaseKind } from './caseKind';
import { type QueueTaskFilters, selectQueueTasks } from '../queues/queuesFacade';

const heldBy = (userIds: readonly number[], { caller }: BindingCaseContext): SQL | undefined =>
  and(
    eq(task.institutionId, caller.institutionId),
    isOpenTask,
    inArray(task.agentId, sql`(select unnest(${sql.param([...userIds])}::bigint[]))`),
  );

/** Counts the open cases of each user; users without cases are absent. */
export async function openCaseCounts(
  userIds: readonly number[],
  context: BindingCaseContext,
): Promise<Map<number, number>> {
  const rows = await context.tx
    .select({ agentId: task.agentId, cases: count() })
    .from(task)
    .where(heldBy(userIds, context))
    .groupBy(task.agentId);
  return new Map(rows.map(({ agentId, cases }) => [agentId ?? 0, cases]));
}

/** Returns the open cases of a user. */
export const getOpenCases = async (userId: number, context: BindingCaseContext): Promise<string[]> =>
  (
    await context.tx
      .select({ id: task.id })
      .from(task)
      .where(heldBy([userId], context))
  ).map(({ id }) => String(id));

type BindingCaseContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Locks the count of one user's moves until the end of the transaction. */
export const lockMoves = ({ tx, caller }: BindingCaseContext) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`moves of ${caller.userId}`}, 0))`);

/** Matches the bindings that count against the limit of a day. */
const isCountedMove = sql`undo_of is null and state <> 'planned'`;
/** Number of cases of a binding that count against the limit of a day. */
const movedCases = sql`case when state in ('waiting', 'running') then total else changed end`;

/**
 * Counts the cases that the caller has moved since a time or is about to move, including moves of disabled agents' cases; an
 * undo does not count.
 */
export async function countMoves(since: Date, { tx, caller }: BindingCaseContext): Promise<number> {
  const { institutionId, userId } = caller;
  const { rows } = await tx.execute<{ cases: number }>(sql`
    select (
      select coalesce(sum(${movedCases}), 0)
      from ${bindingOperation} where institution_id = ${institutionId} and actor_id = ${userId} and ${isCountedMove}
        and created_at >= ${since.toISOString()}::timestamptz
    )::int + (
      select count(*) from ${userOperation} o
      join ${userOperationItem} i on i.institution_id = o.institution_id and i.operation_id = o.id and i.outcome is null
      join ${task} on ${task.institutionId} = o.institution_id and ${task.agentId} = i.user_id and ${isOpenTask}
      where o.institution_id = ${institutionId} and o.actor_id = ${userId} and o.act = 'disable' and o.finished_at is null
    )::int as cases`);
  return rows[0]?.cases ?? 0;
}

/** Lists the bindings since a time, each with those of its user earlier that day; reads the newest PAST_ACTIONS_MAX. */
export async function listPastMoves(since: Date, { tx, caller }: BindingCaseContext): Promise<PastAction[]> {
  const { rows } = await tx.execute<{ cases: number; today: number }>(sql`
    with newest as (
      select * from ${bindingOperation} where institution_id = ${caller.institutionId} order by id desc limit ${PAST_ACTIONS_MAX}
    )
    select total as cases, coalesce(sum(${movedCases}) over (
      partition by actor_id, (created_at at time zone ${caller.timeZone})::date order by created_at, id
      rows between unbounded preceding and 1 preceding
    ), 0)::int as today
    from newest where ${isCountedMove} and created_at >= ${since.toISOString()}::timestamptz`);
  return rows;
}

type CaseContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** Case in a plan; amount in minor units. */
export interface BoundCase {
  readonly id: number;
  readonly amount: Minor;
  readonly agentId: number | null;
  readonly isOpen: boolean;
}

/** Columns of all cases, each as one array in the order of the case ids. */
interface CaseColumns extends Record<string, unknown> {
  readonly ids: readonly number[];
  readonly amounts: readonly number[];
  readonly agents: readonly (number | null)[];
  readonly open: readonly boolean[];
}

const NO_CASES: CaseColumns = { ids: [], amounts: [], agents: [], open: [] };

/**
 * Reads one more case than a binding may have, so that too many are detected. The cases are returned as four arrays in one row:
 * 50,000 rows would block the event loop for half a second of parsing and garbage collection.
 */
async function readCases(condition: SQL | undefined, { tx }: CaseContext): Promise<BoundCase[]> {
  const { rows } = await tx.execute<CaseColumns>(sql`
    select coalesce(json_agg(id order by id), '[]') as ids, coalesce(json_agg(amount order by id), '[]') as amounts,
      coalesce(json_agg(agent_id order by id), '[]') as agents, coalesce(json_agg(is_open order by id), '[]') as open
    from (select ${task.id} as id, ${task.amount} as amount, ${task.agentId} as agent_id, ${isOpenTask} as is_open
      from ${task} where ${condition} order by ${task.id} limit ${BIND_CASES_MAX + 1}) as chosen`);
  const [{ ids, amounts, agents, open } = NO_CASES] = rows;
  return ids.map((id, at) => ({
    id,
    amount: toMinorUnits(amounts[at] ?? 0),
    agentId: agents[at] ?? null,
    isOpen: open[at] ?? false,
  }));
}

/** Returns those of some cases that the caller may bind. */
export const listCasesByIds = (ids: readonly number[], context: CaseContext): Promise<BoundCase[]> =>
  readCases(and(sql`${task.id} = any(${sql.param([...ids])}::bigint[])`, queueTasks(context.caller)), context);

/** Reads the open cases of a queue that the caller may bind and that match the filters. */
export const listCasesInQueue = (
  queueId: number | 'none',
  filters: QueueTaskFilters,
  context: CaseContext,
): Promise<BoundCase[]> => readCases(selectQueueTasks(queueId, filters, context), context);

interface KindColumns extends Record<string, unknown> {
  readonly ids: readonly number[];
  readonly products: readonly (string | null)[];
  readonly types: readonly (string | null)[];
}

/** Reads the kinds of some cases of the caller's institution, by case id. */
export async function getKinds(
  ids: readonly number[],
  { tx, caller }: CaseContext,
): Promise<ReadonlyMap<number, CaseKind>> {
  const { rows } = await tx.execute<KindColumns>(sql`
    select coalesce(json_agg(id), '[]') as ids, coalesce(json_agg(product), '[]') as products, coalesce(json_agg(type), '[]') as types
    from (select ${task.id} as id, ${task.productCategory} as product, ${loan.reloan} as type
      from ${task} join ${loan} on ${matchesRow(loan, task.loanId)}
      where ${task.institutionId} = ${caller.institutionId} and ${task.id} = any(${sql.param([...ids])}::bigint[])) as chosen`);
  const [found] = rows;
  return new Map(
    found?.ids.map((id, at) => [id, { product: found.products[at] ?? null, loanType: found.types[at] ?? null }]),
  );
}
