import { NO_MONEY } from '@/contract/minor';
import { codeLiteral } from '../codeLiteral';
import { DEDUCTION, DEDUCTION_STATUS } from '@/contract/codes/deductionStatus';
import { DEDUCTION_TYPE } from '@/contract/codes/deductionType';
import { REPAYMENT_CODE_STATE } from '@/contract/codes/repaymentCodeState';
import { NOT_EXTENDED } from '@/contract/codes/notExtended';
import { CODE_FOR, REPAYMENT_CODE_TYPE } from '@/contract/codes/repaymentCodeType';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { loan, task } from './caseTables';
import { code, instant, institutionIdColumn, minor, foreignId } from './columns';
import { tenantPrimaryKey, tenantForeignKeys, tenantScopedId } from './keys';
import { appUser } from './organisationTables';

/** A period of a loan's repayment plan (§3 Repay plan row). Amounts in minor units; the sum of total − income over all periods is what is due. */
export const repayPlan = pgTable(
  'repay_plan',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    loanId: foreignId().notNull(),
    /** From 1. */
    period: integer().notNull(),
    plannedDate: date({ mode: 'string' }).notNull(),
    total: minor().notNull(),
    principal: minor().notNull().default(NO_MONEY),
    interest: minor().notNull().default(NO_MONEY),
    overdueFee: minor().notNull().default(NO_MONEY),
    /** What has come in. */
    income: minor().notNull().default(NO_MONEY),
    /** What of it went where, as far as it has been told apart (contract/money/allocation); the rest of `income` has not. */
    paidPenalty: minor().notNull().default(NO_MONEY),
    paidInterest: minor().notNull().default(NO_MONEY),
    paidTax: minor().notNull().default(NO_MONEY),
    paidPrincipal: minor().notNull().default(NO_MONEY),
    /** When it was last paid into. */
    paidAt: instant(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { loanId: loan }),
    uniqueIndex('repay_plan_period').on(table.institutionId, table.loanId, table.period),
    check('repay_plan_income', sql`${table.income} >= 0 and ${table.income} <= ${table.total}`),
    check(
      'repay_plan_parts',
      sql`least(${table.paidPenalty}, ${table.paidInterest}, ${table.paidTax}, ${table.paidPrincipal}) >= 0
        and ${table.paidPenalty} + ${table.paidInterest} + ${table.paidTax} + ${table.paidPrincipal} <= ${table.income}`,
    ),
  ],
);

/** A code with which a borrower pays, the payment channel's (§3 Repayment code, CD-10, MI-06). */
export const repaymentCode = pgTable(
  'repayment_code',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    taskId: foreignId().notNull(),
    loanId: foreignId().notNull(),
    agentId: foreignId(),
    type: code(REPAYMENT_CODE_TYPE).notNull(),
    /** contract/codes/payChannel */
    channel: text().notNull(),
    amount: minor().notNull(),
    /** The most that could be paid with it when it was asked for. */
    maximum: minor().notNull(),
    /** Null until the channel has given it. */
    code: text(),
    requestedAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Until when it can be paid with, as the channel says; null until it has given it. */
    expiresAt: instant(),
    /** When the payment channel was asked for it first; null: not yet. */
    askedAt: instant(),
    /** When the channel is to be asked for it or about it, or told that it ends; null: there is nothing to say any more. */
    askAt: instant(),
    /** How often it was spoken of with the channel since it was asked for, or given. */
    asked: integer().notNull().default(0),
    /** contract/codes/codeFailure, or the channel's own words. */
    failure: text(),
    /** When it was good no more and why; null while it is on its way or good. */
    endedAt: instant(),
    endedHow: code(REPAYMENT_CODE_STATE),
    /** When it was paid, also after it had ended. */
    paidAt: instant(),
    /** The payment (lender_event). */
    lenderEventId: foreignId(),
    /** An extension code: how many days it buys (MI-07); null for a repayment code, and for those of before this was asked. */
    days: integer(),
    /** What its payment has put the due day off from, and to; null while it has brought no extension. */
    extendedFrom: date({ mode: 'string' }),
    extendedUntil: date({ mode: 'string' }),
    /** Paid, and no extension, or none any more: why. */
    notExtended: code(NOT_EXTENDED),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { taskId: task, loanId: loan, agentId: appUser }),
    index('repayment_code_task').on(table.taskId, table.id.desc()),
    uniqueIndex('repayment_code_one_good')
      .on(table.institutionId, table.taskId, table.type, table.channel)
      .where(sql`ended_at is null`),
    index('repayment_code_ask')
      .on(table.askAt)
      .where(sql`ask_at is not null`),
    // Who may still buy an extension of a queue's (docs/queues.md).
    index('repayment_code_offered')
      .on(table.institutionId, table.taskId)
      .where(sql`ended_at is null and days is not null`),
    check(
      'repayment_code_days',
      sql`${table.days} is null or (${table.days} > 0 and ${table.type} = ${codeLiteral(CODE_FOR.extension)})`,
    ),
    check('repayment_code_extended', sql`(${table.extendedFrom} is null) = (${table.extendedUntil} is null)`),
    check('repayment_code_ended', sql`(${table.endedAt} is null) = (${table.endedHow} is null)`),
  ],
);

/** A deduction (§3 Pay log). Successful ones make up the difference between a loan's due at start and its due. */
export const payLog = pgTable(
  'pay_log',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    loanId: foreignId().notNull(),
    taskId: foreignId(),
    /** Whose result it counts for. */
    agentId: foreignId(),
    type: code(DEDUCTION_TYPE).notNull(),
    amount: minor().notNull(),
    status: code(DEDUCTION_STATUS).notNull(),
    remark: text(),
    opAt: instant().notNull(),
    /** When the payment channel was asked for it first (MI-05); null: it never was, or not yet. */
    askedAt: instant(),
    /** When the channel is to be asked, or asked again what became of it; null once that is known. */
    askAt: instant(),
    /** How often it was spoken of with the channel. */
    asked: integer().notNull().default(0),
    /** The channel's own number of it. */
    channelReference: text(),
    /** contract/codes/deductionFailure, or the channel's own words. */
    failure: text(),
    /** The lender's event that it comes from (lender_event). */
    lenderEventId: foreignId(),
    /** When it was taken back: it has failed since. */
    reversedAt: instant(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { loanId: loan, taskId: task, agentId: appUser }),
    index('pay_log_ask')
      .on(table.askAt)
      .where(sql`ask_at is not null`),
    // What came in on a loan in some time, and what came in at an institution, is summed up from these alone.
    index('pay_log_loan').on(table.loanId, table.institutionId, table.status, table.opAt, table.amount),
    index('pay_log_event')
      .on(table.institutionId, table.lenderEventId)
      .where(sql`lender_event_id is not null`),
    index('pay_log_agent').on(table.agentId, table.opAt),
    index('pay_log_board').on(
      table.institutionId,
      table.opAt,
      table.status,
      table.agentId,
      table.amount,
      table.taskId,
      table.loanId,
    ),
    uniqueIndex('pay_log_one_open')
      .on(table.institutionId, table.loanId)
      .where(sql`status = ${codeLiteral(DEDUCTION.initialised)}`),
    check('pay_log_amount_positive', sql`${table.amount} > 0`),
  ],
);
