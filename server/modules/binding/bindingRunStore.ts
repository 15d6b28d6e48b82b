import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { bindingOperation } from '../../database/tables/queueTables';
import type { BindingProgress } from './bindingItemStore';
import type { StoredOperation } from './bindingPlanStore';

const ofOperation = ({ id }: StoredOperation) => eq(bindingOperation.id, id);
const isUnderWay = inArray(bindingOperation.state, ['waiting', 'running']);

/** All bindings that wait or were begun, the oldest first. */
export const operationsUnderWay = (tx: Pick<Transaction, 'select'>): Promise<StoredOperation[]> =>
  tx.select().from(bindingOperation).where(isUnderWay).orderBy(asc(bindingOperation.id));

/** As long as the transaction lasts nobody else takes the binding up; when its server dies, somebody may. */
export async function takeUp(tx: Transaction, of: StoredOperation): Promise<StoredOperation | undefined> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`binding ${of.id}`}, 0)) as mine`,
  );
  if (rows[0]?.mine !== true) return undefined;
  const [row] = await tx
    .select()
    .from(bindingOperation)
    .where(and(ofOperation(of), isUnderWay));
  return row;
}

/** Writes down how many cases a binding has gone through; tells whether it was asked to stop meanwhile. */
export async function noteProgress(tx: Transaction, of: StoredOperation, done: number): Promise<boolean> {
  const [row] = await tx
    .update(bindingOperation)
    .set({ state: 'running', done })
    .where(and(ofOperation(of), isUnderWay))
    .returning({ cancelAsked: bindingOperation.cancelAsked });
  return row?.cancelAsked ?? false;
}

/** Writes down that a binding is done; false where it was asked to stop before. */
export async function finishOperation(
  tx: Transaction,
  of: StoredOperation,
  { now: finishedAt, ...figures }: BindingProgress & { readonly now: Date },
): Promise<boolean> {
  const finished = await tx
    .update(bindingOperation)
    .set({ state: 'done', ...figures, startedAt: of.startedAt ?? finishedAt, finishedAt })
    .where(and(ofOperation(of), isUnderWay, eq(bindingOperation.cancelAsked, false)))
    .returning({ id: bindingOperation.id });
  return finished.length > 0;
}

/** Writes down that a binding ended and nothing of it remains. */
export async function endOperation(
  tx: Transaction,
  of: StoredOperation,
  end: { readonly state: 'cancelled' | 'failed'; readonly finishedAt: Date },
): Promise<void> {
  await tx
    .update(bindingOperation)
    .set({ ...end, done: 0, changed: 0 })
    .where(and(ofOperation(of), isUnderWay));
}
