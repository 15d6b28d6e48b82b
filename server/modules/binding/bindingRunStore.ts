import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { bindingOperation } from '../../database/tables/queueTables';
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

/** A case that somebody works on is waited for no longer than this, for the cases before it are held meanwhile. */
const LOCK_WAIT_MS = 300;

/** What the transaction has to wait for too long fails it from here on. */
export const waitBriefly = (tx: Transaction): Promise<unknown> =>
  tx.execute(sql.raw(`set local lock_timeout = ${LOCK_WAIT_MS}`));

/** PostgreSQL's lock_not_available. */
const LOCKED = '55P03';

/** Whether something failed because a row was held by somebody else. */
export const isLockedOut = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === LOCKED) || isLockedOut(error.cause));

/** Where a binding stands now. */
export type BindingChange = Partial<Pick<StoredOperation, 'state' | 'done' | 'changed' | 'startedAt' | 'finishedAt'>>;

/** Writes down where a binding under way stands. */
export const noteProgress = (tx: Transaction, of: StoredOperation, change: BindingChange): Promise<unknown> =>
  tx
    .update(bindingOperation)
    .set(change)
    .where(and(ofOperation(of), isUnderWay));
