import { NO_MONEY } from '@/contract/minor';
import type { Indicator } from '@/contract/codes/indicator';
import { SCORE_CORRECTION } from '@/contract/codes/scoreCorrection';
import { boolean, date, index, integer, jsonb, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { code, instant, institutionIdColumn, minor, foreignId } from './columns';
import { tenantPrimaryKey, tenantForeignKeys, tenantScopedId } from './keys';
import { appUser, ofInstitution } from './organisationTables';

/** What an indicator should have reached on a closed day; amounts in minor units, rates in per cent, else a number. */
export interface ClosedStandard {
  readonly indicator: Indicator;
  readonly target: number;
  /** Its weight in per cent. */
  readonly weight: number;
}

/** One indicator's part of a day's score (docs/board.md). */
export interface ScorePart extends ClosedStandard {
  /** In the target's unit. */
  readonly actual: number;
  /** Points out of 100 of this indicator alone. */
  readonly points: number;
}

const figure = () => integer().notNull().default(0);

/**
 * A user's closed day (DB-01): the settings that were valid on it, what was counted when it was over, score and rank. Only what
 * payments decide is counted again, by the settings of this row; each change is a row of daily_score_correction.
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
    /** Open cases held when the day was over, and what was due on them; null where nobody counted that evening. */
    boundCases: integer(),
    dueAmount: minor(),
    /** An enabled member on that day: the target counts in sums, and the user among the agents. */
    isAtWork: boolean().notNull().default(false),
    /** Planned for that day: has a score even without any work. */
    isOnDuty: boolean().notNull().default(false),
    isRanked: boolean().notNull().default(false),
    /** What the user should have recovered that day. */
    target: minor().notNull().default(NO_MONEY),
    /** What the score of that day is measured by. */
    standards: jsonb().$type<readonly ClosedStandard[]>().notNull().default([]),
    /** Null: nothing of what counts could be measured. */
    score: numeric({ precision: 6, scale: 2, mode: 'number' }),
    /** Within the group; null for those who are not ranked. */
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

/** How a figure of a closed day was corrected, when and why (DB-01). Append-only. */
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

/** The days that are closed, so that each is closed once (DB-01). */
export const dailyScoreRun = pgTable(
  'daily_score_run',
  {
    institutionId: ofInstitution(),
    day: date({ mode: 'string' }).notNull(),
    countedAt: instant().notNull(),
    /** A late payment or a reversal has changed its payments since: they are counted again. */
    isStale: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.institutionId, table.day] })],
);
