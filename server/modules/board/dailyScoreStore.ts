import { and, between, count, eq, type SQL, sql } from 'drizzle-orm';
import { dailyScore, dailyScoreRun, type ScorePart } from '../../database/tables/boardScoreTables';
import { partsOf } from '../../values/partsOf';
import { type BoardFact, FACT_NAMES, type FactName } from './boardFactStore';
import { type BoardConnection, type BoardSelection, ofAgents } from '../../access/boardScope';

/** What a user did on a day, as it was counted when the day was over. */
export type DailyScore = typeof dailyScore.$inferSelect;

/** The same before it is stored. */
export type NewDailyScore = typeof dailyScore.$inferInsert;
export type { ScorePart };

/** Calendar days of the institution, both ends included. */
export interface BoardDays {
  readonly from: string;
  readonly to: string;
}

const isIn = (selection: BoardSelection, { from, to }: BoardDays): SQL | undefined =>
  and(
    eq(dailyScore.institutionId, selection.viewer.institutionId),
    between(dailyScore.day, from, to),
    ofAgents(sql`${dailyScore.userId}`, selection),
  );

/** What was counted of the selected users on some days. */
export const dailyScores = (tx: BoardConnection, selection: BoardSelection, days: BoardDays): Promise<DailyScore[]> =>
  tx.select().from(dailyScore).where(isIn(selection, days)).orderBy(dailyScore.day, dailyScore.userId);

/** Final scores and ranks of the selected users on a day. */
export const finalScoresOn = (
  tx: BoardConnection,
  selection: BoardSelection,
  day: string,
): Promise<Pick<DailyScore, 'userId' | 'score' | 'rank'>[]> =>
  tx
    .select({ userId: dailyScore.userId, score: dailyScore.score, rank: dailyScore.rank })
    .from(dailyScore)
    .where(isIn(selection, { from: day, to: day }));

/** What was held in the evening of a day, by user; nothing where nobody counted. */
export async function heldOn(tx: BoardConnection, selection: BoardSelection, day: string): Promise<BoardFact[]> {
  const rows = await tx
    .select({ userId: dailyScore.userId, boundCases: dailyScore.boundCases, dueAmount: dailyScore.dueAmount })
    .from(dailyScore)
    .where(and(isIn(selection, { from: day, to: day }), sql`${dailyScore.boundCases} is not null`));
  return rows.map(({ userId, boundCases, dueAmount }) => ({
    day,
    agentId: userId,
    queueId: null,
    facts: { boundCases: boundCases ?? 0, dueAmount: dueAmount ?? 0 },
  }));
}

/** A day of all selected users together; amounts in minor units. */
export interface ScoredDay {
  readonly day: string;
  readonly facts: Readonly<Record<string, number>>;
  readonly hasHeld: boolean;
  readonly target: number;
  readonly score: number | null;
  readonly rank: number | null;
}

/** What is held when a day ends, and cannot be counted later. */
const isHeld = (name: string): boolean => name === 'boundCases' || name === 'dueAmount';

type DayRow = Record<FactName | 'target', number> & {
  readonly day: string;
  readonly kept: boolean;
  readonly score: number | null;
  readonly rank: number | null;
} & Record<string, unknown>;

/** The days that were counted, oldest first: sums of the users, their average score, and of one user alone the rank. */
export async function scoredDays(
  tx: BoardConnection,
  selection: BoardSelection,
  { from, to }: BoardDays,
): Promise<ScoredDay[]> {
  const sums = sql.join(
    [...FACT_NAMES, 'target' as const].map(
      (name) => sql`coalesce(sum(${dailyScore[name]}), 0)::float8 as ${sql.identifier(name)}`,
    ),
    sql`, `,
  );
  const { rows } = await tx.execute<DayRow>(sql`
    select ${dailyScore.day}::text as day, ${sums}, coalesce(bool_or(${dailyScore.boundCases} is not null), false) as kept,
      round(avg(${dailyScore.score}), 2)::float8 as score, case when count(*) = 1 then min(${dailyScore.rank}) end as rank
    from ${dailyScore} where ${isIn(selection, { from, to })} group by ${dailyScore.day} order by ${dailyScore.day}`);
  return rows.map(({ day, kept, score, rank, target, ...sum }) => {
    const names = kept ? FACT_NAMES : FACT_NAMES.filter((name) => !isHeld(name));
    const facts = Object.fromEntries(names.map((name) => [name, sum[name]]));
    return { day, facts, hasHeld: kept, target, score, rank };
  });
}

/** How many of a user's group had a rank on a day. */
export async function rankedCount(
  tx: BoardConnection,
  { groupId, day }: { groupId: number; day: string },
): Promise<number> {
  const [row] = await tx
    .select({ ranked: count(dailyScore.rank) })
    .from(dailyScore)
    .where(and(eq(dailyScore.groupId, groupId), eq(dailyScore.day, day)));
  return row?.ranked ?? 0;
}

/** What is held stays as it was counted that evening: nobody can count it again later. */
const OVERWRITTEN = {
  ...Object.fromEntries(
    [...[...FACT_NAMES, 'target' as const].filter((name) => !isHeld(name)), 'score', 'rank', 'parts'].map((name) => [
      name,
      sql`excluded.${sql.identifier(name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))}`,
    ]),
  ),
  groupId: sql`excluded.group_id`,
  boundCases: sql`coalesce(${dailyScore.boundCases}, excluded.bound_cases)`,
  dueAmount: sql`coalesce(${dailyScore.dueAmount}, excluded.due_amount)`,
};

/** Writes down what was counted of some days, over what was counted of them before; the same however often. */
export async function keepDailyScores(
  tx: BoardConnection,
  { institutionId, days, now }: { institutionId: number; days: readonly string[]; now: Date },
  rows: readonly NewDailyScore[],
): Promise<void> {
  for (const part of partsOf(rows)) {
    await tx
      .insert(dailyScore)
      .values(part)
      .onConflictDoUpdate({ target: [dailyScore.institutionId, dailyScore.userId, dailyScore.day], set: OVERWRITTEN });
  }
  if (days.length === 0) return;
  await tx
    .insert(dailyScoreRun)
    .values(days.map((day) => ({ institutionId, day, countedAt: now })))
    .onConflictDoUpdate({
      target: [dailyScoreRun.institutionId, dailyScoreRun.day],
      set: { countedAt: now, isStale: false },
    });
}
