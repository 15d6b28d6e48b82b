import { asc, sql } from 'drizzle-orm';
import { caseEvent } from '../../database/tables/callTables';
import { task } from '../../database/tables/caseTables';
import { matchesAnyId } from '../../database/anyOf';
import type { Transaction } from '../../database/connect';
import type { NewCaseEvent, Task } from './taskStore';

/**
 * Locks all cases of some loans, including ended ones, until the end of the transaction; always in the same order, and before
 * their loans.
 */
export const lockCasesOfLoans = (tx: Transaction, loanIds: readonly number[]): Promise<Task[]> =>
  tx.select().from(task).where(matchesAnyId(task.loanId, loanIds)).orderBy(asc(task.id)).for('update');

/** Reassignment of a case; null means no agent. */
export type CaseReassignment = Pick<
  typeof caseEvent.$inferSelect,
  'taskId' | 'fromAgentId' | 'toAgentId' | 'createdAt'
>;

/** Returns the reassignments of some cases, oldest first. */
export const listReassignments = (tx: Transaction, taskIds: readonly number[]): Promise<CaseReassignment[]> =>
  tx
    .select({
      taskId: caseEvent.taskId,
      fromAgentId: caseEvent.fromAgentId,
      toAgentId: caseEvent.toAgentId,
      createdAt: caseEvent.createdAt,
    })
    .from(caseEvent)
    .where(
      sql`${caseEvent.taskId} = any(${sql.param([...taskIds])}::bigint[]) and coalesce(${caseEvent.fromAgentId}, ${caseEvent.toAgentId}) is not null`,
    )
    .orderBy(asc(caseEvent.id));

/** Stores the results of `applyCaseStep` for many locked cases, each kind of row in one statement. */
export async function storeCaseResults(
  tx: Transaction,
  tasks: readonly Task[],
  lines: readonly NewCaseEvent[],
): Promise<void> {
  if (tasks.length === 0) return;
  await tx.execute(sql`
    update ${task} as t set status = x.status, amount = x.amount, unpaid_repayment = x."unpaidRepayment", penalty_date = x."penaltyDate",
      next_action_at = x."nextActionAt", next_follow_up_at = x."nextFollowUpAt", settled_at = x."settledAt", agent_id = x."agentId",
      agent_name = x."agentName", group_id = x."groupId", assigned_at = x."assignedAt", opened_at = x."openedAt", version = t.version + 1
    from jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb) as x (id bigint, status text, amount bigint, "unpaidRepayment" bigint, "penaltyDate" date,
      "nextActionAt" timestamptz, "nextFollowUpAt" timestamptz, "settledAt" timestamptz, "agentId" bigint, "agentName" text, "groupId" bigint,
      "assignedAt" timestamptz, "openedAt" timestamptz)
    where t.id = x.id`);
  if (lines.length === 0) return;
  await tx.execute(sql`
    insert into ${caseEvent} (institution_id, task_id, actor_id, actor_name, event, from_status, to_status, created_at)
    select x."institutionId", x."taskId", x."actorId", x."actorName", x.event, x."fromStatus", x."toStatus", x."createdAt"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as x ("institutionId" bigint, "taskId" bigint, "actorId" bigint, "actorName" text,
      event text, "fromStatus" text, "toStatus" text, "createdAt" timestamptz)`);
}
