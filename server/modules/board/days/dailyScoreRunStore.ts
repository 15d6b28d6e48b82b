import { and, between, eq, getTableColumns, sql, desc, gte } from 'drizzle-orm';
import { dailyScore, dailyScoreCorrection, dailyScoreRun } from '../../../database/tables/boardTables';
import { columnName } from '../../../database/columnName';
import { getParts } from '../../../values/arrays';
import type { BoardDays, DailyScore } from './dailyScoreStore';
import type { BoardConnection } from '../../../access/boardScope';
import type { Transaction } from '../../../database/connect';
import { institution } from '../../../database/tables/organizationTables';

/** A closed day of a user before it is stored. */
export type NewDailyScore = typeof dailyScore.$inferInsert;

/** A correction before it is stored. */
export type NewCorrection = typeof dailyScoreCorrection.$inferInsert;

/** Stores closed days; existing rows are not changed. */
export async function addDailyScores(
  tx: BoardConnection,
  { institutionId, days, now }: { institutionId: number; days: readonly string[]; now: Date },
  rows: readonly NewDailyScore[],
): Promise<void> {
  for (const part of getParts(rows)) await tx.insert(dailyScore).values(part).onConflictDoNothing();
  const runs = days.map((day) => ({ institutionId, day, countedAt: now }));
  await tx.insert(dailyScoreRun).values(runs).onConflictDoNothing();
}

/** Reads the closed days of all users of an institution. */
export const listClosedDays = (
  tx: BoardConnection,
  institutionId: number,
  { from, to }: BoardDays,
): Promise<DailyScore[]> =>
  tx
    .select()
    .from(dailyScore)
    .where(and(eq(dailyScore.institutionId, institutionId), between(dailyScore.day, from, to)))
    .orderBy(dailyScore.day, dailyScore.userId);

/** Columns that a correction changes; the settings of the day remain. */
const CORRECTED = ['recovered', 'payments', 'promisesDue', 'promisesKept', 'score', 'rank', 'parts'] as const;

const SET = Object.fromEntries(
  CORRECTED.map((name) => [name, sql`excluded.${sql.identifier(columnName(getTableColumns(dailyScore)[name].name))}`]),
);

/** Stores corrected rows with their previous values. */
export async function updateScores(
  tx: BoardConnection,
  rows: readonly DailyScore[],
  corrections: readonly NewCorrection[],
): Promise<void> {
  const target = [dailyScore.institutionId, dailyScore.userId, dailyScore.day];
  for (const part of getParts(rows)) {
    await tx.insert(dailyScore).values(part).onConflictDoUpdate({ target, set: SET });
  }
  for (const part of getParts(corrections)) await tx.insert(dailyScoreCorrection).values(part);
}

/** Key of the lock: several servers check the time, but only one counts. */
const COUNT_LOCK = 7_221_504_320;

/** An institution whose days are counted. */
export interface ScoredInstitution {
  readonly id: number;
  readonly timeZone: string;
}

/** Returns all institutions. */
export const listScoredInstitutions = (tx: Pick<Transaction, 'select'>): Promise<ScoredInstitution[]> =>
  tx.select({ id: institution.id, timeZone: institution.timeZone }).from(institution);

/** Waits for the lock on the count of an institution's days and holds it until the end of the transaction. */
export const lockCounting = async (tx: Pick<Transaction, 'execute'>, institutionId: number): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${COUNT_LOCK + institutionId})`);
};

/** Returns the last counted day of an institution; undefined without one. */
export async function findLastScoredDay(
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
