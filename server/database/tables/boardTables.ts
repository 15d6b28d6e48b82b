import { NO_MONEY } from '@/contract/minor';
import { type Indicator, SCORE_CORRECTION } from '@/contract/codes/boardCodes';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  check,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  code,
  instant,
  institutionIdColumn,
  minor,
  foreignId,
  tenantPrimaryKey,
  tenantForeignKeys,
  tenantScopedId,
} from './columns';
import { appUser, ofInstitution, queue } from './organizationTables';
import { sql } from 'drizzle-orm';

/** Target of an indicator on a closed day; amounts in minor units, rates in per cent, else a number. */
export interface DailyStandard {
  readonly indicator: Indicator;
  readonly target: number;
  /** Its weight in per cent. */
  readonly weight: number;
}

/** Contribution of one indicator to a day's score (docs/board.md). */
export interface ScorePart extends DailyStandard {
  /** In the target's unit. */
  readonly actual: number;
  /** Points out of 100 of this indicator alone. */
  readonly points: number;
}

const figure = () => integer().notNull().default(0);

/**
 * A user's closed day (DB-01): the settings of that day, the final counts, score and rank. Only figures that depend on payments are
 * recalculated, with this row's settings; each change is a row of daily_score_correction.
 */
export const dailyScore = pgTable(
  'daily_score',
  {
    institutionId: institutionIdColumn(),
    userId: foreignId().notNull(),
    /** The user's group on that day, in which the rank counts. */
    groupId: foreignId(),
    /** The user's queue on that day. */
    queueId: foreignId(),
    /** A calendar day of the institution's time zone. */
    day: date({ mode: 'string' }).notNull(),
    recovered: minor().notNull().default(NO_MONEY),
    payments: figure(),
    handledCases: figure(),
    calls: figure(),
    connectedCalls: figure(),
    reachedCases: figure(),
    rightPartyCases: figure(),
    promisedCases: figure(),
    promisesDue: figure(),
    promisesKept: figure(),
    newCases: figure(),
    settledCases: figure(),
    /** Open cases at the end of the day, and the amount due on them; null if they were not counted. */
    boundCases: integer(),
    dueAmount: minor(),
    /** True for an enabled member on that day: the target counts in sums, and the user among the agents. */
    isAtWork: boolean().notNull().default(false),
    /** True if planned for that day: has a score even without any work. */
    isOnDuty: boolean().notNull().default(false),
    isRanked: boolean().notNull().default(false),
    /** Recovery target of the user for that day. */
    target: minor().notNull().default(NO_MONEY),
    /** Standards that the score of that day is measured by. */
    standards: jsonb().$type<readonly DailyStandard[]>().notNull().default([]),
    /** Null: no indicator could be measured. */
    score: numeric({ precision: 6, scale: 2, mode: 'number' }),
    /** Within the group; null for unranked users. */
    rank: integer(),
    parts: jsonb().$type<readonly ScorePart[]>().notNull().default([]),
  },
  (table) => [
    ...tenantForeignKeys(table, { userId: appUser }),
    primaryKey({ columns: [table.institutionId, table.userId, table.day] }),
    index('daily_score_institution').on(table.institutionId, table.day),
  ],
);

/** The figures of a closed day that a payment can change; amounts in minor units. */
export interface CorrectedFigures {
  readonly recovered: number;
  readonly payments: number;
  readonly promisesDue: number;
  readonly promisesKept: number;
  readonly score: number | null;
  readonly rank: number | null;
}

/** Correction of a closed day's figure, with its time and reason (DB-01). Append-only. */
export const dailyScoreCorrection = pgTable(
  'daily_score_correction',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    userId: foreignId().notNull(),
    day: date({ mode: 'string' }).notNull(),
    correctedAt: instant().notNull(),
    reason: code(SCORE_CORRECTION).notNull(),
    before: jsonb().$type<CorrectedFigures>().notNull(),
    after: jsonb().$type<CorrectedFigures>().notNull(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { userId: appUser }),
    index('daily_score_correction_day').on(table.institutionId, table.userId, table.day),
  ],
);

/** Closed days, so that each is closed only once (DB-01). */
export const dailyScoreRun = pgTable(
  'daily_score_run',
  {
    institutionId: ofInstitution(),
    day: date({ mode: 'string' }).notNull(),
    countedAt: instant().notNull(),
    /** True if a late payment or a reversal has changed its payments since; it is recalculated. */
    isStale: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.institutionId, table.day] })],
);

/** Daily target of an indicator, for a whole institution or for one queue (§3 achievement standard; SY-01). */
export const achievementStandard = pgTable(
  'achievement_standard',
  {
    id: tenantScopedId(),
    institutionId: ofInstitution(),
    /** Null: applies to every queue without separate standards. */
    queueId: foreignId(),
    /** contract/codes/boardCodes */
    indicator: text().notNull(),
    /** In the indicator's unit: amounts in minor units, rates in per cent, else a number. */
    target: numeric({ precision: 18, scale: 2, mode: 'number' }).notNull(),
    /** Share of the score in per cent; those of the enabled indicators add up to 100. */
    weight: integer().notNull(),
    enabled: boolean().notNull().default(true),
    updatedAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { queueId: queue }),
    uniqueIndex('achievement_standard_indicator').on(
      table.institutionId,
      sql`coalesce(${table.queueId}, 0)`,
      table.indicator,
    ),
    check('achievement_standard_target', sql`${table.target} >= 0`),
    check('achievement_standard_weight', sql`${table.weight} between 0 and 100`),
  ],
);
