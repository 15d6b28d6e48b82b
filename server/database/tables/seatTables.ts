import { DUTY_STATUS, SCHEDULE_CHANGE_KIND } from '@/contract/codes/seatCodes';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  code,
  instant,
  institutionIdColumn,
  foreignId,
  tenantPrimaryKey,
  tenantForeignKeys,
  tenantScopedId,
} from './columns';
import { appUser, queue, userGroup } from './organizationTables';

const calendarDay = () => date({ mode: 'string' });

/**
 * Planned status of an agent on a day (SS-01). Without a row nothing is planned. A departed agent has one row 'departed' on the first
 * day and none after it: every later day counts as departed too.
 */
export const workSchedule = pgTable(
  'work_schedule',
  {
    institutionId: institutionIdColumn(),
    userId: foreignId().notNull(),
    /** A calendar day of the institution's time zone. */
    day: calendarDay().notNull(),
    status: code(DUTY_STATUS).notNull(),
    updatedAt: instant().notNull(),
    updatedBy: foreignId().notNull(),
  },
  (table) => [
    ...tenantForeignKeys(table, { userId: appUser, updatedBy: appUser }),
    primaryKey({ columns: [table.institutionId, table.userId, table.day] }),
    index('work_schedule_day').on(table.institutionId, table.day),
    uniqueIndex('work_schedule_departed')
      .on(table.institutionId, table.userId)
      .where(sql`status = 'departed'`),
  ],
);

/**
 * Planned number of cases of a team for one queue, with an optional last day. Of several plans for a day, the one that began last
 * applies (SS-01).
 */
export const seatPlan = pgTable(
  'seat_plan',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    groupId: foreignId().notNull(),
    queueId: foreignId().notNull(),
    fromDay: calendarDay().notNull(),
    /** Last day; null: until another plan begins. */
    toDay: calendarDay(),
    /** Null: the team's share of the queue's planned case count. */
    plannedCaseCount: integer(),
    minPerCapita: integer().notNull(),
    maxPerCapita: integer().notNull(),
    minSeats: integer().notNull(),
    /** Null: no limit. */
    maxSeats: integer(),
    updatedAt: instant().notNull(),
    updatedBy: foreignId().notNull(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { groupId: userGroup, queueId: queue, updatedBy: appUser }),
    uniqueIndex('seat_plan_from').on(table.institutionId, table.groupId, table.queueId, table.fromDay),
    check('seat_plan_days', sql`${table.toDay} is null or ${table.toDay} >= ${table.fromDay}`),
    check('seat_plan_per_capita', sql`1 <= ${table.minPerCapita} and ${table.minPerCapita} <= ${table.maxPerCapita}`),
    check(
      'seat_plan_seats',
      sql`1 <= ${table.minSeats} and (${table.maxSeats} is null or ${table.minSeats} <= ${table.maxSeats})`,
    ),
  ],
);

/** Cell of the schedule before and after a change; null: nothing planned. */
export interface ChangedCell {
  readonly userId: number;
  readonly day: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Change of the schedule with its author, its kind and the change that undoes it. Never changed (SS-01). */
export const workScheduleChange = pgTable(
  'work_schedule_change',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    byId: foreignId().notNull(),
    kind: code(SCHEDULE_CHANGE_KIND).notNull(),
    /** Change that this one undid. */
    undoes: foreignId(),
    cells: jsonb().$type<readonly ChangedCell[]>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { byId: appUser }),
    index('work_schedule_change_by').on(table.byId, table.id.desc()),
    uniqueIndex('work_schedule_change_undoes')
      .on(table.institutionId, table.undoes)
      .where(sql`undoes is not null`),
  ],
);
