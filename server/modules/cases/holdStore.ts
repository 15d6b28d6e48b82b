import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { task } from '../../database/tables/caseTables';
import { caseHold } from '../../database/tables/holdTables';
import type { StoredHold } from './holderStore';
import type { Task } from './taskStore';

type Writing = { readonly tx: Transaction };
type Ending = Pick<StoredHold, 'endedAt' | 'endedHow' | 'endedByName' | 'endReason'>;

/** Stores a hold (MI-10). */
export async function addHold(hold: typeof caseHold.$inferInsert, { tx }: Writing): Promise<StoredHold> {
  const [row] = await tx.insert(caseHold).values(hold).returning();
  if (!row) throw new Error('the hold was not written');
  return row;
}

export async function endHold(of: StoredHold, ending: Ending, { tx }: Writing): Promise<void> {
  await tx
    .update(caseHold)
    .set(ending)
    .where(and(eq(caseHold.institutionId, of.institutionId), eq(caseHold.id, of.id), isNull(caseHold.endedAt)));
}

/** Finds the active holds whose last day has passed, the earliest end first. */
export const findHoldsOver = (tx: Pick<Transaction, 'select'>, now: Date, most: number): Promise<StoredHold[]> =>
  tx
    .select()
    .from(caseHold)
    .where(and(isNull(caseHold.endedAt), lte(caseHold.endsAt, now)))
    .orderBy(asc(caseHold.endsAt))
    .limit(most);

/** Locks the case of a hold until the end of the transaction. */
export async function lockHeldCase({ institutionId, taskId }: StoredHold, tx: Transaction): Promise<Task | undefined> {
  const [row] = await tx
    .select()
    .from(task)
    .where(and(eq(task.institutionId, institutionId), eq(task.id, taskId)))
    .for('update');
  return row;
}
