import type { SQL } from 'drizzle-orm';
import { and, asc, count, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { BindOperation, LeftCase } from '@/contract/entities/binding';
import { task } from '../../database/tables/caseTables';
import { bindingItem, bindingOperation } from '../../database/tables/queueTables';
import { timeOrNull, toWire } from '../../values/wire';
import { parseRowId } from '../../values/parseRowId';
import type { Caller } from '../../kernel/caller';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { StoredOperation } from './bindingPlanStore';
import { queueNumber } from '../queues/queuesFacade';

type BindingContext = Pick<CallerContext, 'tx' | 'caller'>;

const seesAll = ({ role }: Caller): boolean => role === 'admin' || role === 'auditor';

/** The bindings that a caller may see: their own; administrators and auditors the institution's. */
const visible = ({ caller }: BindingContext): SQL | undefined =>
  and(
    eq(bindingOperation.institutionId, caller.institutionId),
    seesAll(caller) ? undefined : eq(bindingOperation.actorId, caller.userId),
  );

/** The undo of a binding that is under way or done; its columns by name, for here a table is read twice. */
const undoneBy = sql<string | null>`(select undo.id from binding_operation as undo
  where undo.undo_of = binding_operation.id and undo.state in ('waiting', 'running', 'done') limit 1)`;

interface Found {
  readonly row: StoredOperation;
  readonly undoneBy: string | null;
}

const canUndo = ({ row, undoneBy: by }: Found, { role, userId }: Caller): boolean =>
  row.state === 'done' &&
  row.kind !== 'undo' &&
  row.changed > 0 &&
  by === null &&
  (role === 'admin' || row.actorId === userId);

const toWireOperation = (found: Found, { caller }: BindingContext): BindOperation => {
  const { row } = found;
  return {
    id: String(row.id),
    kind: row.kind,
    state: row.state,
    queueId: row.queueId === null ? null : String(row.queueId),
    actorName: row.actorName,
    agentNames: row.agentNames,
    total: row.total,
    amount: toWire(row.amount, caller.currencyDigits),
    done: row.done,
    changed: row.changed,
    createdTime: row.createdAt.toISOString(),
    finishedTime: timeOrNull(row.finishedAt),
    canUndo: canUndo(found, caller),
    undoOf: row.undoOf === null ? null : String(row.undoOf),
    undoneBy: found.undoneBy,
  };
};

/** One binding that the caller may see. */
export async function readOperation(id: string, context: BindingContext): Promise<BindOperation> {
  const [found] = await context.tx
    .select({ row: bindingOperation, undoneBy })
    .from(bindingOperation)
    .where(and(eq(bindingOperation.id, parseRowId(id)), visible(context)));
  if (!found) throw new Refusal('notFound');
  return toWireOperation(found, context);
}

/** The same, held until the end of the transaction. */
export async function lockOperation(id: string, context: BindingContext): Promise<StoredOperation> {
  const [row] = await context.tx
    .select()
    .from(bindingOperation)
    .where(and(eq(bindingOperation.id, parseRowId(id)), visible(context)))
    .for('update');
  if (!row) throw new Refusal('notFound');
  return row;
}

/** Which bindings, and which page of them. */
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

/** A page of the bindings that the caller may see, newest first; dry runs are none. */
export async function listOperations(
  { queueId, page, size }: OperationPage,
  context: BindingContext,
): Promise<{ result: BindOperation[]; totalCount: number }> {
  const wanted = and(visible(context), ne(bindingOperation.state, 'planned'), await ofQueue(queueId, context));
  const rows = await context.tx
    .select({ row: bindingOperation, undoneBy })
    .from(bindingOperation)
    .where(wanted)
    .orderBy(desc(bindingOperation.id))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await context.tx.select({ rows: count() }).from(bindingOperation).where(wanted);
  return { result: rows.map((row) => toWireOperation(row, context)), totalCount: total?.rows ?? 0 };
}

/** A page of the cases of a binding that did not change hands. */
export async function listLeft(
  { id, page, size }: { id: string; page: number; size: number },
  context: BindingContext,
): Promise<{ result: LeftCase[]; totalCount: number }> {
  const operation = await readOperation(id, context);
  const left = and(
    eq(bindingItem.operationId, parseRowId(operation.id)),
    isNotNull(bindingItem.outcome),
    ne(bindingItem.outcome, 'changed'),
  );
  const rows = await context.tx
    .select({ item: bindingItem, loanNo: task.loanNo, borrowerName: task.borrowerName })
    .from(bindingItem)
    .innerJoin(task, eq(task.id, bindingItem.taskId))
    .where(left)
    .orderBy(asc(bindingItem.place))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await context.tx.select({ rows: count() }).from(bindingItem).where(left);
  const result = rows.map(({ item, loanNo, borrowerName }) => ({
    taskId: String(item.taskId),
    loanId: loanNo,
    borrowerName,
    outcome: item.outcome ?? '',
    agentName: item.foundAgentName,
  }));
  return { result, totalCount: total?.rows ?? 0 };
}
