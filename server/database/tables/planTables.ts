import { PLAN_PARTS_MAX } from '@/contract/ourLimits';
import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core';
import { loan, task } from './caseTables';
import { instant, institutionIdColumn, minor, foreignId, tenantPrimaryKey, tenantForeignKeys } from './columns';

/** Payment plan: several promised amounts and days as one promise (MI-08). Its id is that of the log entry that recorded it. */
export const promisePlan = pgTable(
  'promise_plan',
  {
    institutionId: institutionIdColumn(),
    /** The line of collection_log. */
    id: foreignId().notNull(),
    taskId: foreignId().notNull(),
    loanId: foreignId().notNull(),
    madeAt: instant().notNull(),
    /** Time when another promise replaced it, or it was abandoned; null: it is the case's newest promise. */
    endedAt: instant(),
  },
  (table) => [
    ...tenantForeignKeys(table, { taskId: task, loanId: loan }),
    tenantPrimaryKey(table),
    index('promise_plan_task').on(table.institutionId, table.taskId),
  ],
);

/** Part of a payment plan (MI-08). Never changed: its state is calculated from payments. */
export const promisePart = pgTable(
  'promise_part',
  {
    institutionId: institutionIdColumn(),
    planId: foreignId().notNull(),
    /** From 1. */
    part: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** End of that day in the institution's time zone. */
    dueAt: instant().notNull(),
    amount: minor().notNull(),
    /** Sum promised by the earlier parts. */
    before: minor().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.institutionId, table.planId, table.part] }),
    unique('promise_part_day').on(table.institutionId, table.planId, table.day),
    foreignKey({
      name: 'promise_part_plan',
      columns: [table.institutionId, table.planId],
      foreignColumns: [promisePlan.institutionId, promisePlan.id],
    }),
    index('promise_part_due').on(table.institutionId, table.dueAt),
    check('promise_part_amount', sql`${table.amount} > 0 and ${table.before} >= 0`),
    check('promise_part_number', sql`${table.part} between 1 and ${sql.raw(String(PLAN_PARTS_MAX))}`),
  ],
);
