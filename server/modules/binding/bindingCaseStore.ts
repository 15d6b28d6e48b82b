import { type SQL, and, sql } from 'drizzle-orm';
import { type Minor, minorUnits } from '@/contract/minor';
import { BIND_CASES_MAX } from '@/contract/ourLimits';
import { joinsTo } from '../../database/joinsTo';
import { loan, task } from '../../database/tables/caseTables';
import type { CallerContext } from '../../access/callContext';
import { isOpenTask, queueTasks } from '../../access/queueScope';
import type { CaseKind } from './caseKind';
import { type QueueTaskFilters, queueTasksUnder } from '../queues/queuesFacade';

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
    amount: minorUnits(amounts[at] ?? 0),
    agentId: agents[at] ?? null,
    isOpen: open[at] ?? false,
  }));
}

/** Returns those of some cases that the caller may bind. */
export const casesByIds = (ids: readonly number[], context: CaseContext): Promise<BoundCase[]> =>
  readCases(and(sql`${task.id} = any(${sql.param([...ids])}::bigint[])`, queueTasks(context.caller)), context);

/** Reads the open cases of a queue that the caller may bind and that match the filters. */
export const casesUnder = (
  queueId: number | 'none',
  filters: QueueTaskFilters,
  context: CaseContext,
): Promise<BoundCase[]> => readCases(queueTasksUnder(queueId, filters, context), context);

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
      from ${task} join ${loan} on ${joinsTo(loan, task.loanId)}
      where ${task.institutionId} = ${caller.institutionId} and ${task.id} = any(${sql.param([...ids])}::bigint[])) as chosen`);
  const [found] = rows;
  return new Map(
    found?.ids.map((id, at) => [id, { product: found.products[at] ?? null, loanType: found.types[at] ?? null }]),
  );
}
