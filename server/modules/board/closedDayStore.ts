import { and, between, eq, getTableColumns, sql } from 'drizzle-orm';
import { dailyScore, dailyScoreCorrection, dailyScoreRun } from '../../database/tables/boardScoreTables';
import { columnName } from '../../database/columnName';
import { getParts } from '../../values/getParts';
import type { BoardDays, DailyScore } from './dailyScoreStore';
import type { BoardConnection } from '../../access/boardScope';

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
export async function correctRows(
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
