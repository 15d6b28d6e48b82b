import { and, eq } from 'drizzle-orm';
import { task } from '../../database/tables/caseTables';
import type { CallerContext } from '../../access/callContext';
import { rowNumber } from '../../values/rowNumber';
import { Refusal } from '../../kernel/refusal';
import type { Task } from './taskWire';
import { visibleTasks } from '../../access/visibleTasks';

/** What finding a case needs of a call. */
export type TaskContext = Pick<CallerContext, 'tx' | 'caller'>;

const byId = (taskId: string, { caller }: TaskContext) => and(eq(task.id, rowNumber(taskId)), visibleTasks(caller));

/** A case that the caller may see; one of somebody else does not exist for the caller (RO-01). */
export async function findTask(taskId: string, context: TaskContext): Promise<Task> {
  const [row] = await context.tx.select().from(task).where(byId(taskId, context));
  if (!row) throw new Refusal('notFound');
  return row;
}

/** The same case, held until the end of the transaction: nobody else changes it meanwhile. */
export async function lockTask(taskId: string, context: TaskContext): Promise<Task> {
  const [row] = await context.tx.select().from(task).where(byId(taskId, context)).for('update');
  if (!row) throw new Refusal('notFound');
  return row;
}
