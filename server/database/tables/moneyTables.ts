import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { loan, task } from './caseTables';
import { instant, minor, rowId, rowRef } from './columns';
import { appUser, institution } from './organisationTables';

const ofInstitution = () =>
  rowRef()
    .notNull()
    .references(() => institution.id);

/** A period of a loan's repayment plan (§3 Repay plan row). Amounts in minor units; the sum of total − income over all periods is what is due. */
export const repayPlan = pgTable(
  'repay_plan',
  {
    id: rowId(),
    institutionId: ofInstitution(),
    loanId: rowRef()
      .notNull()
      .references(() => loan.id),
    /** From 1. */
    period: integer().notNull(),
    plannedDate: date({ mode: 'string' }).notNull(),
    total: minor().notNull(),
    principal: minor().notNull().default(0),
    interest: minor().notNull().default(0),
    overdueFee: minor().notNull().default(0),
    /** What has come in: filled from the oldest period on. */
    income: minor().notNull().default(0),
    /** When it was last paid into. */
    paidAt: instant(),
  },
  (table) => [
    uniqueIndex('repay_plan_period').on(table.loanId, table.period),
    check('repay_plan_income', sql`${table.income} >= 0 and ${table.income} <= ${table.total}`),
  ],
);

/** A code with which a borrower pays at the lender's channels (§3 Repayment code, CD-10). */
export const repaymentCode = pgTable(
  'repayment_code',
  {
    id: rowId(),
    institutionId: ofInstitution(),
    taskId: rowRef()
      .notNull()
      .references(() => task.id),
    loanId: rowRef()
      .notNull()
      .references(() => loan.id),
    agentId: rowRef().references(() => appUser.id),
    /** contract/codes/repaymentCodeType */
    type: text({ enum: ['1', '2'] }).notNull(),
    /** contract/codes/payChannel */
    channel: text().notNull(),
    amount: minor().notNull(),
    /** The most that could be paid with it when it was asked for. */
    maximum: minor().notNull(),
    /** Null until the channel has given it. */
    code: text(),
    requestedAt: instant().notNull(),
    /** When the channel will have given it. */
    readyAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index('repayment_code_task').on(table.taskId, table.id.desc())],
);
