import { type SQL, sql } from 'drizzle-orm';
import type { CallerContext } from '../../access/callContext';
import { isOpenTask } from '../../access/queueScope';
import { selectVisibleTasks } from '../../access/selectVisibleTasks';
import type { Minor } from '@/contract/minor';
import { task } from '../../database/tables/caseTables';
import { appUser } from '../../database/tables/organizationTables';
import { bindingItem } from '../../database/tables/queueTables';
import type { StoredApproval } from './approvalStore';

type StoreContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Case of a batch move with its current and its next agent; amount in minor units. */
export interface StoredMovedCase extends Record<string, unknown> {
  readonly id: number;
  readonly loanNo: string;
  readonly borrowerName: string;
  readonly amount: Minor;
  readonly agentName: string | null;
  readonly toAgentName: string | null;
}

/** Reads ids from the stored input of a call; other values are ignored. */
const readIds = (value: unknown): number[] =>
  Array.isArray(value) ? value.map(Number).filter(Number.isSafeInteger) : [];

const NONE = sql`select null::bigint as task_id, null::bigint as from_id, null::bigint as to_id where false`;

/**
 * Selects the cases chosen one by one, or those of users to be disabled. The latter are known only before the move, which
 * changes their agents.
 */
function itemsOfInput({ state, input, institutionId }: StoredApproval): SQL {
  if (state !== 'waiting') return NONE;
  const { taskIds, agentId = null, selection } = input;
  const userIds =
    typeof selection === 'object' && selection !== null && 'userIds' in selection ? selection.userIds : [];
  const to = agentId === null || agentId === '' ? null : Number(agentId);
  return sql`select id as task_id, agent_id as from_id, ${to}::bigint as to_id from ${task}
    where institution_id = ${institutionId} and ${isOpenTask}
      and (id = any(${sql.param(readIds(taskIds))}::bigint[]) or agent_id = any(${sql.param(readIds(userIds))}::bigint[]))`;
}

const PLANNED = /^binding (?<id>\d+)$/u;

/** Selects the cases of a move: those of its dry run, or those of its input. */
function getItems(approval: StoredApproval): SQL {
  if (approval.kind !== 'batchMove') return NONE;
  const plan = PLANNED.exec(approval.subject)?.groups?.['id'];
  if (plan === undefined) return itemsOfInput(approval);
  return sql`select task_id, from_agent_id as from_id, to_agent_id as to_id from ${bindingItem}
    where institution_id = ${approval.institutionId} and operation_id = ${Number(plan)}`;
}

/** Lists a page of the cases of a batch move that the caller may see, in the order of their loans. */
export async function listMovedCases(
  approval: StoredApproval,
  { page, size }: { readonly page: number; readonly size: number },
  { tx, caller }: StoreContext,
): Promise<{ rows: StoredMovedCase[]; totalCount: number }> {
  const seen = sql`from (${getItems(approval)}) i
    join ${task} on ${task.institutionId} = ${approval.institutionId} and ${task.id} = i.task_id and ${selectVisibleTasks(caller) ?? sql`true`}`;
  const { rows } = await tx.execute<StoredMovedCase>(sql`
    select ${task.id}::int as id, ${task.loanNo} as "loanNo", ${task.borrowerName} as "borrowerName",
      ${task.amount}::float8 as amount, f.name as "agentName", t.name as "toAgentName"
    ${seen}
    left join ${appUser} f on f.institution_id = ${approval.institutionId} and f.id = i.from_id
    left join ${appUser} t on t.institution_id = ${approval.institutionId} and t.id = i.to_id
    order by ${task.loanNo}, ${task.id} limit ${size} offset ${(page - 1) * size}`);
  const counted = await tx.execute<{ number: number }>(sql`select count(*)::int as number ${seen}`);
  return { rows, totalCount: counted.rows[0]?.number ?? 0 };
}
