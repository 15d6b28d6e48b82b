import { type Minor, toMinorUnits } from '@/contract/minor';
import { sql } from 'drizzle-orm';
import { matchesRow } from '../../database/matchesRow';
import { task } from '../../database/tables/caseTables';
import { bindingItem, bindingOperation } from '../../database/tables/queueTables';
import type { CallerContext } from '../../access/callContext';

/** Case that a binding assigned to an agent; amount in minor units. */
export interface AssignedCase {
  readonly operationId: number;
  readonly id: number;
  readonly amount: Minor;
  readonly toAgentId: number;
}

/** Maximum number of cases of a week that are read, the newest. */
const CASES_MAX = 50_000;

/** Lists the cases that bindings have assigned since a moment, in the order of the bindings. */
export async function listSharedCases(
  since: Date,
  { tx, caller }: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<AssignedCase[]> {
  const { rows } = await tx.execute<{ operation: string; id: string; amount: string; agent: string }>(sql`
    select ${bindingOperation.id} as operation, ${task.id} as id, ${task.amount} as amount, ${bindingItem.toAgentId} as agent
    from ${bindingOperation} join ${bindingItem} on ${matchesRow(bindingOperation, bindingItem.operationId)}
      join ${task} on ${matchesRow(task, bindingItem.taskId)}
    where ${bindingOperation.institutionId} = ${caller.institutionId} and ${bindingOperation.kind} = 'bind'
      and ${bindingOperation.createdAt} >= ${since} and ${bindingItem.outcome} = 'changed' and ${bindingItem.toAgentId} is not null
    order by ${bindingOperation.id} desc, ${bindingItem.place} limit ${CASES_MAX}`);
  return rows.map((row) => ({
    operationId: Number(row.operation),
    id: Number(row.id),
    amount: toMinorUnits(Number(row.amount)),
    toAgentId: Number(row.agent),
  }));
}
