import { desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { dailyScoreRun } from '../../database/tables/boardScoreTables';
import { institution } from '../../database/tables/organisationTables';

/** Several servers watch the clock; only one counts. */
const COUNT_LOCK = 7_221_504_320;

/** An institution whose days are counted. */
export interface CountedInstitution {
  readonly id: number;
  readonly timeZone: string;
}

/** All institutions. */
export const countedInstitutions = (tx: Pick<Transaction, 'select'>): Promise<CountedInstitution[]> =>
  tx.select({ id: institution.id, timeZone: institution.timeZone }).from(institution);

/** Waits until no other server counts an institution's days, and keeps others from it until the end of the transaction. */
export const lockCounting = async (tx: Pick<Transaction, 'execute'>, institutionId: number): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${COUNT_LOCK + institutionId})`);
};

/** The last day of an institution that was counted; undefined where none was. */
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
