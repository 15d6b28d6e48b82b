import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { getCaseFields } from '@/contract/caseFields';
import { caseEvent } from '../../database/tables/callTables';
import { task } from '../../database/tables/caseTables';
import type { CallerContext } from '../../access/callContext';
import { preparedQuery } from '../../database/preparedQuery';
import { clearReadCache, memoizePerTransaction } from '../../database/memoizePerTransaction';
import { parseRowId } from '../../values/parseRowId';
import { Refusal } from '../../kernel/refusal';
import { parameterizeCaller, selectVisibleTasks } from '../../access/selectVisibleTasks';

/** Stored case. */
export type Task = typeof task.$inferSelect;
/** Columns of a case that can change; the version is incremented automatically. */
export type TaskChanges = Partial<Omit<typeof task.$inferInsert, 'version'>>;
/** History line of a case before it is written. */
export type NewCaseEvent = typeof caseEvent.$inferInsert;
/** Parts of the call context that finding a case uses. */
export type TaskContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Columns of a list row. */
export const ROW_COLUMNS = {
  id: task.id,
  loanNo: task.loanNo,
  borrowerNo: task.borrowerNo,
  borrowerName: task.borrowerName,
  phoneDigits: task.phoneDigits,
  penaltyDate: task.penaltyDate,
  amount: task.amount,
  status: task.status,
  lastCallResult: task.lastCallResult,
  lastCallStatus: task.lastCallStatus,
  lastCallAt: task.lastCallAt,
  lastCallAgent: task.lastCallAgent,
  unpaidRepayment: task.unpaidRepayment,
  lastFollowUpAt: task.lastFollowUpAt,
  nextFollowUpAt: task.nextFollowUpAt,
  willingness: task.willingness,
  ...getCaseFields(task),
  agentName: task.agentName,
  promisedAmount: task.promisedAmount,
  promisedAt: task.promisedAt,
  unreadReplies: task.unreadReplies,
} as const;

/** A case as a list reads it. */
export type ListedTask = Pick<Task, keyof typeof ROW_COLUMNS>;

const byId = (taskId: string, { caller }: TaskContext) =>
  and(eq(task.id, parseRowId(taskId)), selectVisibleTasks(caller));

async function askTask(
  taskId: string,
  { tx, caller }: TaskContext,
  { isHeld }: { readonly isHeld: boolean },
): Promise<Task> {
  const { kind, places, numbers } = parameterizeCaller(caller);
  const ask = preparedQuery<Task>(`task_${isHeld ? 'held' : 'seen'}_by_${kind}`, (placeholders) => {
    const seen = placeholders
      .select()
      .from(task)
      .where(and(eq(task.id, sql.placeholder('id')), selectVisibleTasks(places)));
    return isHeld ? seen.for('update') : seen;
  });
  const [row] = await ask(tx, { ...numbers, id: parseRowId(taskId) });
  if (!row) throw new Refusal('notFound');
  return row;
}

const found = memoizePerTransaction<Task>();

/** Finds a case that the caller may see; others are refused as not found (RO-01). */
export const findTask = (taskId: string, context: TaskContext): Promise<Task> =>
  found(context.tx, `task ${taskId} of ${context.caller.userId}`, () => askTask(taskId, context, { isHeld: false }));

/** Finds a case and locks it until the end of the transaction. */
export const lockTask = (taskId: string, context: TaskContext): Promise<Task> =>
  askTask(taskId, context, { isHeld: true });

const toContactLock = (borrowerId: SQL): SQL =>
  sql`pg_advisory_xact_lock(hashtextextended('contact ' || ${borrowerId}, 0))`;

/** Locks the contacts of a borrower over all cases: a contact either started before, or is decided with what follows (LC-03). */
export async function lockBorrowerContacts(borrowerId: number, { tx }: Pick<TaskContext, 'tx'>): Promise<void> {
  await tx.execute(sql`select ${toContactLock(sql`${borrowerId}::bigint`)}`);
}

/**
 * Locks a case to contact its borrower. Only one contact at a time is possible over all cases of the borrower, so that caps are
 * exact (LC-03). The lock of the borrower always comes before that of a case.
 */
export async function lockToContact(taskId: string, context: TaskContext): Promise<Task> {
  const turn = sql`${toContactLock(sql`${task.borrowerId}`)}::text`;
  await context.tx.select({ turn }).from(task).where(byId(taskId, context));
  return lockTask(taskId, context);
}

/** Locks those of several cases that the caller may see until the end of the transaction, always in the same order. */
export const lockTasks = (ids: readonly number[], { tx, caller }: TaskContext): Promise<Task[]> =>
  tx
    .select()
    .from(task)
    .where(and(inArray(task.id, [...ids]), selectVisibleTasks(caller)))
    .orderBy(asc(task.id))
    .for('update');

/** Refuses the number of a loan without a case that the caller may see as not found (RO-01). */
export async function assertLoanVisible(loanNo: string, { tx, caller }: TaskContext): Promise<void> {
  const { kind, places, numbers } = parameterizeCaller(caller);
  const ask = preparedQuery<Pick<Task, 'id'>>(`loan_seen_by_${kind}`, (placeholders) =>
    placeholders
      .select({ id: task.id })
      .from(task)
      .where(and(eq(task.loanNo, sql.placeholder('loanNo')), selectVisibleTasks(places)))
      .limit(1),
  );
  const rows = await ask(tx, { ...numbers, loanNo });
  if (rows.length === 0) throw new Refusal('notFound');
}

/** Returns the ids of those of several cases that the caller may see. */
export async function findVisibleTask(
  ids: readonly number[],
  { tx, caller }: TaskContext,
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ id: task.id })
    .from(task)
    .where(and(inArray(task.id, [...ids]), selectVisibleTasks(caller)));
  return new Set(rows.map(({ id }) => id));
}

/** Reads the columns of cases that are required to notify the users who see them. */
export const findNotificationColumns = (
  ids: readonly number[],
  { tx }: Pick<TaskContext, 'tx'>,
): Promise<Pick<Task, 'id' | 'agentId' | 'groupId'>[]> =>
  tx
    .select({ id: task.id, agentId: task.agentId, groupId: task.groupId })
    .from(task)
    .where(inArray(task.id, [...ids]));

/** Updates a case locked by the transaction and increments its version. */
export async function changeTask(id: number, changes: TaskChanges, { tx }: Pick<TaskContext, 'tx'>): Promise<void> {
  clearReadCache(tx);
  await tx
    .update(task)
    .set({ ...changes, version: sql`${task.version} + 1` })
    .where(eq(task.id, id));
}

/** Adds a line to a case's status history; lines are immutable. */
export async function addCaseEvent(line: NewCaseEvent, { tx }: Pick<TaskContext, 'tx'>): Promise<void> {
  await tx.insert(caseEvent).values(line);
}
