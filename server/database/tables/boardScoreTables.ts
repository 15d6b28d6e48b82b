import { NO_MONEY } from '@/contract/minor';
import { boolean, date, index, integer, jsonb, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant, institutionOfItsRow, minor, rowRef } from './columns';
import { namesRows } from './keys';
import { appUser, ofInstitution } from './organisationTables';

/** One indicator's part of a day's score (docs/board.md). */
export interface ScorePart {
  /** contract/codes/indicator */
  readonly indicator: string;
  /** By the indicator's unit: amounts in minor units, rates in per cent, else a number. */
  readonly actual: number;
  readonly target: number;
  /** Its weight in per cent. */
  readonly weight: number;
  /** Points out of 100 of this indicator alone. */
  readonly points: number;
}

const figure = () => integer().notNull().default(0);

/** What a user did on a day, as it was counted when the day was over, with its score and rank (DB-01). Counted again at will; what was held that evening stays. */
export const dailyScore = pgTable(
  'daily_score',
  {
    institutionId: institutionOfItsRow(),
    userId: rowRef().notNull(),
    /** The group in which the rank counts. */
    groupId: rowRef(),
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
    /** What the user should have recovered that day. */
    target: minor().notNull().default(NO_MONEY),
    /** Null: nothing of what counts could be measured. */
    score: numeric({ precision: 6, scale: 2, mode: 'number' }),
    /** Within the group; null for those who are not ranked. */
    rank: integer(),
    parts: jsonb().$type<readonly ScorePart[]>().notNull().default([]),
  },
  (table) => [
    ...namesRows(table, { userId: appUser }),
    primaryKey({ columns: [table.institutionId, table.userId, table.day] }),
    index('daily_score_institution').on(table.institutionId, table.day),
  ],
);

/** The days that were counted, so that it is done once (DB-01). */
export const dailyScoreRun = pgTable(
  'daily_score_run',
  {
    institutionId: ofInstitution(),
    day: date({ mode: 'string' }).notNull(),
    countedAt: instant().notNull(),
    /** What happened on it has changed since, by a late payment or one that was taken back: it is counted again. */
    isStale: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.institutionId, table.day] })],
);
