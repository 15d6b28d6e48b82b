import type { SQL } from 'drizzle-orm';
import { and, asc, count, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { matchesRow } from '../../database/matchesRow';
import { task } from '../../database/tables/caseTables';
import { bindingItem, bindingOperation } from '../../database/tables/queueTables';
import { parseRowId } from '../../values/parseRowId';
import type { Caller } from '../../kernel/caller';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { StoredOperation } from './bindingPlanStore';
import { queueNumber } from '../queues/queuesFacade';

type BindingContext = Pick<CallerContext, 'tx' | 'caller'>;

const seesAll = ({ role }: Caller): boolean => role === 'admin' || role === 'auditor';

/** Matches the bindings that a caller may see: their own; for administrators and auditors all of the institution. */
const visible = ({ caller }: BindingContext): SQL | undefined =>
  and(
    eq(bindingOperation.institutionId, caller.institutionId),
    seesAll(caller) ? undefined : eq(bindingOperation.actorId, caller.userId),
  );

/** Selects the running or finished undo of a binding; with named columns, because the same table is read twice. */
const undoneBy = sql<string | null>`(select undo.id from binding_operation as undo
  where undo.institution_id = binding_operation.institution_id and undo.undo_of = binding_operation.id and undo.state in ('waiting', 'running', 'done') limit 1)`;

/** Binding, with the undo that is running or done, if any. */
export interface OperationRow {
  readonly row: StoredOperation;
  readonly undoneBy: string | null;
}

/** Returns one binding that the caller may see. */
export async function readOperation(id: string, context: BindingContext): Promise<OperationRow> {
  const [found] = await context.tx
    .select({ row: bindingOperation, undoneBy })
    .from(bindingOperation)
    .where(and(eq(bindingOperation.id, parseRowId(id)), visible(context)));
  if (!found) throw new Refusal('notFound');
  return found;
}

/** Finds a binding and locks it until the end of the transaction. */
export async function lockOperation(id: string, context: BindingContext): Promise<StoredOperation> {
  const [row] = await context.tx
    .select()
    .from(bindingOperation)
    .where(and(eq(bindingOperation.id, parseRowId(id)), visible(context)))
    .for('update');
  if (!row) throw new Refusal('notFound');
  return row;
}

/** Filter and page of the list of bindings. */
export interface OperationPage {
  readonly queueId?: string | undefined;
  readonly page: number;
  readonly size: number;
}

async function ofQueue(queueId: string | undefined, context: BindingContext): Promise<SQL | undefined> {
  if (queueId === undefined) return undefined;
  const number = await queueNumber(queueId, context);
  return number === 'none' ? sql`${bindingOperation.queueId} is null` : eq(bindingOperation.queueId, number);
}

/** Lists a page of the bindings that the caller may see, newest first; dry runs are excluded. */
export async function listOperations(
  { queueId, page, size }: OperationPage,
  context: BindingContext,
): Promise<{ rows: OperationRow[]; totalCount: number }> {
  const condition = and(visible(context), ne(bindingOperation.state, 'planned'), await ofQueue(queueId, context));
  const rows = await context.tx
    .select({ row: bindingOperation, undoneBy })
    .from(bindingOperation)
    .where(condition)
    .orderBy(desc(bindingOperation.id))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await context.tx.select({ rows: count() }).from(bindingOperation).where(condition);
  return { rows, totalCount: total?.rows ?? 0 };
}

/** Case of a binding that was not reassigned. */
export interface SkippedBindingItem {
  readonly item: typeof bindingItem.$inferSelect;
  readonly loanNo: string;
  readonly borrowerName: string;
}

/** Lists a page of the cases of a binding that were not reassigned. */
export async function listSkippedItems(
  { id, page, size }: { id: string; page: number; size: number },
  context: BindingContext,
): Promise<{ rows: SkippedBindingItem[]; totalCount: number }> {
  const { row: operation } = await readOperation(id, context);
  const left = and(
    eq(bindingItem.operationId, operation.id),
    isNotNull(bindingItem.outcome),
    ne(bindingItem.outcome, 'changed'),
  );
  const rows = await context.tx
    .select({ item: bindingItem, loanNo: task.loanNo, borrowerName: task.borrowerName })
    .from(bindingItem)
    .innerJoin(task, matchesRow(task, bindingItem.taskId))
    .where(left)
    .orderBy(asc(bindingItem.place))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await context.tx.select({ rows: count() }).from(bindingItem).where(left);
  return { rows, totalCount: total?.rows ?? 0 };
}

/** Updates a binding that the transaction has locked or created. */
export async function changeOperation(
  id: number,
  changes: Partial<Omit<StoredOperation, 'id' | 'institutionId'>>,
  { tx }: Pick<BindingContext, 'tx'>,
): Promise<void> {
  await tx.update(bindingOperation).set(changes).where(eq(bindingOperation.id, id));
}

/** Requests the cancellation of the caller's own binding, unless it has ended. */
export async function requestCancellation(id: number, { tx, caller }: BindingContext): Promise<void> {
  await tx
    .update(bindingOperation)
    .set({ cancelAsked: true })
    .where(
      and(
        eq(bindingOperation.id, id),
        eq(bindingOperation.actorId, caller.userId),
        inArray(bindingOperation.state, ['waiting', 'running']),
      ),
    );
}
