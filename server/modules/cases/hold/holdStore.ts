import { and, eq, sql, asc, isNull, lte } from 'drizzle-orm';
import { matchesAnyId } from '../../../database/anyOf';
import type { Transaction } from '../../../database/connect';
import { repaymentCode } from '../../../database/tables/moneyTables';
import { task } from '../../../database/tables/caseTables';
import { caseHold } from '../../../database/tables/preferenceTables';
import type { StoredHold } from './holderStore';
import type { Task } from '../taskStore';

/**
 * Withdraws the codes of some cases, which have ended or whose codes must no longer be paid.
 * The channel is notified of the codes that it knows (MI-06).
 */
export async function withdrawCodes(
  tx: Transaction,
  {
    institutionId,
    taskIds,
    now,
  }: { readonly institutionId: number; readonly taskIds: readonly number[]; readonly now: Date },
): Promise<void> {
  if (taskIds.length === 0) return;
  await tx
    .update(repaymentCode)
    .set({
      endedAt: now,
      endedHow: 'withdrawn',
      updatedAt: now,
      asked: 0,
      askAt: sql`case when ${repaymentCode.askedAt} is null then null else ${now.toISOString()}::timestamptz end`,
    })
    .where(
      and(
        eq(repaymentCode.institutionId, institutionId),
        matchesAnyId(repaymentCode.taskId, taskIds),
        sql`${repaymentCode.endedAt} is null`,
      ),
    );
}

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
export const findExpiredHolds = (tx: Pick<Transaction, 'select'>, now: Date, most: number): Promise<StoredHold[]> =>
  tx
    .select()
    .from(caseHold)
    .where(and(isNull(caseHold.endedAt), lte(caseHold.endsAt, now)))
    .orderBy(asc(caseHold.endsAt))
    .limit(most);

/** Locks the case of a hold until the end of the transaction. */
export async function lockCaseOnHold(
  { institutionId, taskId }: StoredHold,
  tx: Transaction,
): Promise<Task | undefined> {
  const [row] = await tx
    .select()
    .from(task)
    .where(and(eq(task.institutionId, institutionId), eq(task.id, taskId)))
    .for('update');
  return row;
}
