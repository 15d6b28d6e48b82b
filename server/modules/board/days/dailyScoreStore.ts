import { and, between, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { dailyScore, dailyScoreCorrection, dailyScoreRun } from '../../../database/tables/boardTables';
import { type BoardFact, FACT_NAMES, type FactName } from '../boardFactStore';
import { type BoardConnection, type BoardSelection, restrictToGroupAtTime } from '../../../access/boardScope';

export type { DailyStandard, CorrectedFigures, ScorePart } from '../../../database/tables/boardTables';

/** A closed day of a user. */
export type DailyScore = typeof dailyScore.$inferSelect;

/** Correction of a closed day. */
export type DailyScoreCorrection = typeof dailyScoreCorrection.$inferSelect;

/** Calendar days of the institution, both ends included. */
export interface BoardDays {
  readonly from: string;
  readonly to: string;
}

const isIn = (selection: BoardSelection, { from, to }: BoardDays): SQL | undefined =>
  and(
    eq(dailyScore.institutionId, selection.viewer.institutionId),
    between(dailyScore.day, from, to),
    restrictToGroupAtTime(sql`${dailyScore.userId}`, sql`${dailyScore.groupId}`, selection),
  );

/** Reads the facts of the selected users on some days. */
export const listDailyScores = (
  tx: BoardConnection,
  selection: BoardSelection,
  days: BoardDays,
): Promise<DailyScore[]> =>
  tx.select().from(dailyScore).where(isIn(selection, days)).orderBy(dailyScore.day, dailyScore.userId);

/** Final scores and ranks of the selected users on a day. */
export const listFinalScores = (
  tx: BoardConnection,
  selection: BoardSelection,
  day: string,
): Promise<Pick<DailyScore, 'userId' | 'score' | 'rank'>[]> =>
  tx
    .select({ userId: dailyScore.userId, score: dailyScore.score, rank: dailyScore.rank })
    .from(dailyScore)
    .where(isIn(selection, { from: day, to: day }));

/** Reads the cases held at the end of a day, by user; none if they were not counted. */
export async function readCasesHeldOn(
  tx: BoardConnection,
  selection: BoardSelection,
  day: string,
): Promise<BoardFact[]> {
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

/** Returns true for facts at the end of a day that cannot be counted later. */
const isHeld = (name: string): boolean => name === 'boundCases' || name === 'dueAmount';

type DayRow = Record<FactName | 'target', number> & {
  readonly day: string;
  readonly kept: boolean;
  readonly score: number | null;
  readonly rank: number | null;
} & Record<string, unknown>;

const getSum = (name: FactName | 'target', is: SQL): SQL =>
  sql`coalesce(sum(${dailyScore[name]}) filter (where ${is}), 0)::float8 as ${sql.identifier(name)}`;

/** Returns the counted days, oldest first: sums of the users, their average score, and for a single user the rank. */
export async function listScoredDays(
  tx: BoardConnection,
  selection: BoardSelection,
  { from, to }: BoardDays,
): Promise<ScoredDay[]> {
  const sums = sql.join(
    [...FACT_NAMES.map((name) => getSum(name, sql`true`)), getSum('target', sql`${dailyScore.isAtWork}`)],
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

/** Reads the closed days of an institution. */
export async function findClosedDays(
  tx: BoardConnection,
  institutionId: number,
  { from, to }: BoardDays,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ day: dailyScoreRun.day })
    .from(dailyScoreRun)
    .where(and(eq(dailyScoreRun.institutionId, institutionId), between(dailyScoreRun.day, from, to)));
  return new Set(rows.map(({ day }) => day));
}

/** Reads the recovery targets of users on closed days, by queue; minor units. */
export const listClosedTargets = (
  tx: BoardConnection,
  selection: BoardSelection,
  days: BoardDays,
): Promise<{ userId: number; queueId: number | null; target: number }[]> =>
  tx
    .select({
      userId: dailyScore.userId,
      queueId: dailyScore.queueId,
      target: sql<number>`sum(${dailyScore.target})`.mapWith(Number),
    })
    .from(dailyScore)
    .where(and(isIn(selection, days), eq(dailyScore.isAtWork, true)))
    .groupBy(dailyScore.userId, dailyScore.queueId);

/** Lists the corrections of a user's closed days, newest first. */
export const listCorrections = (
  tx: BoardConnection,
  { institutionId, userId }: { readonly institutionId: number; readonly userId: number },
  { from, to }: BoardDays,
): Promise<DailyScoreCorrection[]> =>
  tx
    .select()
    .from(dailyScoreCorrection)
    .where(
      and(
        eq(dailyScoreCorrection.institutionId, institutionId),
        eq(dailyScoreCorrection.userId, userId),
        between(dailyScoreCorrection.day, from, to),
      ),
    )
    .orderBy(desc(dailyScoreCorrection.id));

/** Counts the ranked users of a user's group on a day. */
export async function countRankedAgents(
  tx: BoardConnection,
  { groupId, day }: { groupId: number; day: string },
): Promise<number> {
  const [row] = await tx
    .select({ ranked: count(dailyScore.rank) })
    .from(dailyScore)
    .where(and(eq(dailyScore.groupId, groupId), eq(dailyScore.day, day)));
  return row?.ranked ?? 0;
}
