import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { bindingOperation } from '../../database/tables/queueTables';
import type { StoredOperation } from './bindingPlanStore';

const ofOperation = ({ id }: StoredOperation) => eq(bindingOperation.id, id);
const isUnderWay = inArray(bindingOperation.state, ['waiting', 'running']);

/** Returns all queued and running bindings, oldest first. */
export const operationsUnderWay = (tx: Pick<Transaction, 'select'>): Promise<StoredOperation[]> =>
  tx.select().from(bindingOperation).where(isUnderWay).orderBy(asc(bindingOperation.id));

/** Locks a binding for the rest of the transaction, so that no other server processes it; the lock ends if the server fails. */
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

/** Maximum wait for a case that a user is saving, because the earlier cases of the step stay locked meanwhile. */
const LOCK_WAIT_MS = 300;

/** Sets a lock timeout: a longer wait fails the transaction from here on. */
export const waitBriefly = (tx: Transaction): Promise<unknown> =>
  tx.execute(sql.raw(`set local lock_timeout = ${LOCK_WAIT_MS}`));

/** PostgreSQL's lock_not_available. */
const LOCKED = '55P03';

/** Returns true if an error was caused by a row that another transaction has locked. */
export const isLockedOut = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === LOCKED) || isLockedOut(error.cause));

/** Progress of a binding. */
export type BindingChange = Partial<Pick<StoredOperation, 'state' | 'done' | 'changed' | 'startedAt' | 'finishedAt'>>;

/** Stores the progress of a running binding. */
export const noteProgress = (tx: Transaction, of: StoredOperation, change: BindingChange): Promise<unknown> =>
  tx
    .update(bindingOperation)
    .set(change)
    .where(and(ofOperation(of), isUnderWay));
