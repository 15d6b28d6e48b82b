import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { dailyScoreRun } from '../../database/tables/boardScoreTables';
import { institution } from '../../database/tables/organisationTables';

/** Key of the lock: several servers check the time, but only one counts. */
const COUNT_LOCK = 7_221_504_320;

/** An institution whose days are counted. */
export interface CountedInstitution {
  readonly id: number;
  readonly timeZone: string;
}

/** Returns all institutions. */
export const countedInstitutions = (tx: Pick<Transaction, 'select'>): Promise<CountedInstitution[]> =>
  tx.select({ id: institution.id, timeZone: institution.timeZone }).from(institution);

/** Waits for the lock on the count of an institution's days and holds it until the end of the transaction. */
export const lockCounting = async (tx: Pick<Transaction, 'execute'>, institutionId: number): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${COUNT_LOCK + institutionId})`);
};

/** Returns the last counted day of an institution; undefined without one. */
export async function lastCountedDay(
  tx: Pick<Transaction, 'select'>,
  institutionId: number,
): Promise<string | undefined> {
  const [last] = await tx
    .select({ day: dailyScoreRun.day })
    .from(dailyScoreRun)
    .where(eq(dailyScoreRun.institutionId, institutionId))
    .orderBy(desc(dailyScoreRun.day))
    .limit(1);
  return last?.day;
}

/** Marks the closed days since one for a recount of their payments. */
export async function markStale(
  tx: Pick<Transaction, 'update'>,
  { institutionId, from }: { readonly institutionId: number; readonly from: string },
): Promise<void> {
  await tx
    .update(dailyScoreRun)
    .set({ isStale: true })
    .where(and(eq(dailyScoreRun.institutionId, institutionId), gte(dailyScoreRun.day, from)));
}

/**
 * Takes the closed days of an institution with changed payments, oldest first. Waits for bookings that mark them; called before
 * the payments are read, so that no booking is missed.
 */
export async function takeStaleDays(tx: Pick<Transaction, 'update'>, institutionId: number): Promise<string[]> {
  const rows = await tx
    .update(dailyScoreRun)
    .set({ isStale: false })
    .where(and(eq(dailyScoreRun.institutionId, institutionId), eq(dailyScoreRun.isStale, true)))
    .returning({ day: dailyScoreRun.day });
  return rows.map(({ day }) => day).toSorted();
}
