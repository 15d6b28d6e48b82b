import { NO_MONEY } from '@/contract/minor';
import { toCodeLiteral } from '../toCodeLiteral';
import {
  DEDUCTION,
  DEDUCTION_STATUS,
  DEDUCTION_TYPE,
  REPAYMENT_CODE_STATE,
  NOT_EXTENDED,
  CODE_FOR,
  REPAYMENT_CODE_TYPE,
} from '@/contract/codes/moneyCodes';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { loan, task } from './caseTables';
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
import { appUser } from './organizationTables';

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
    /** Amount received. */
    income: minor().notNull().default(NO_MONEY),
    /** Part of `income` per component, as far as it has been allocated (contract/money/allocation); the rest of `income` is unallocated. */
    paidPenalty: minor().notNull().default(NO_MONEY),
    paidInterest: minor().notNull().default(NO_MONEY),
    paidTax: minor().notNull().default(NO_MONEY),
    paidPrincipal: minor().notNull().default(NO_MONEY),
    /** Time of the last payment. */
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

/** Payment code issued by the payment channel for a borrower (§3 Repayment code, CD-10, MI-06). */
export const repaymentCode = pgTable(
  'repayment_code',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    taskId: foreignId().notNull(),
    loanId: foreignId().notNull(),
    agentId: foreignId(),
    type: code(REPAYMENT_CODE_TYPE).notNull(),
    /** contract/codes/moneyCodes */
    channel: text().notNull(),
    amount: minor().notNull(),
    /** Maximum payable amount at the time of the request. */
    maximum: minor().notNull(),
    /** Null until the channel has issued it. */
    code: text(),
    requestedAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Expiry as stated by the channel; null until the code has been issued. */
    expiresAt: instant(),
    /** Time of the first request to the payment channel; null: not yet. */
    askedAt: instant(),
    /** Time of the next request to the channel: to issue the code, to poll its state, or to end it; null: nothing is left to do. */
    askAt: instant(),
    /** Number of exchanges with the channel since the code was requested or issued. */
    asked: integer().notNull().default(0),
    /** contract/codes/moneyCodes, or the channel's own message. */
    failure: text(),
    /** End of validity and its reason; null while the code is pending or valid. */
    endedAt: instant(),
    endedHow: code(REPAYMENT_CODE_STATE),
    /** Time of the payment, even after expiry. */
    paidAt: instant(),
    /** The payment (lender_event). */
    lenderEventId: foreignId(),
    /**
     * For an extension code: the number of days it extends (MI-07). Null for a repayment code, and for codes from before this field
     * existed.
     */
    days: integer(),
    /** Due day before and after the extension that its payment brought; null while there is none. */
    extendedFrom: date({ mode: 'string' }),
    extendedUntil: date({ mode: 'string' }),
    /** Reason why a paid code brought no extension, or its extension was withdrawn. */
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
    // Finds the loans that may still buy an extension of a queue's (docs/queues.md).
    index('repayment_code_offered')
      .on(table.institutionId, table.taskId)
      .where(sql`ended_at is null and days is not null`),
    check(
      'repayment_code_days',
      sql`${table.days} is null or (${table.days} > 0 and ${table.type} = ${toCodeLiteral(CODE_FOR.extension)})`,
    ),
    check('repayment_code_extended', sql`(${table.extendedFrom} is null) = (${table.extendedUntil} is null)`),
    check('repayment_code_ended', sql`(${table.endedAt} is null) = (${table.endedHow} is null)`),
  ],
);

/** A deduction (§3 Pay log). The sum of successful ones is the difference between a loan's due at start and its due. */
export const payLog = pgTable(
  'pay_log',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    loanId: foreignId().notNull(),
    taskId: foreignId(),
    /** Agent for whom the result counts. */
    agentId: foreignId(),
    type: code(DEDUCTION_TYPE).notNull(),
    amount: minor().notNull(),
    status: code(DEDUCTION_STATUS).notNull(),
    remark: text(),
    opAt: instant().notNull(),
    /** Time of the first request to the payment channel (MI-05); null: never, or not yet. */
    askedAt: instant(),
    /** Time of the next request or status query to the channel; null once the outcome is known. */
    askAt: instant(),
    /** Number of exchanges with the channel. */
    asked: integer().notNull().default(0),
    /** Reference number of the channel. */
    channelReference: text(),
    /** contract/codes/moneyCodes, or the channel's own message. */
    failure: text(),
    /** Originating event of the lender (lender_event). */
    lenderEventId: foreignId(),
    /** Time of the reversal: the deduction has failed since. */
    reversedAt: instant(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { loanId: loan, taskId: task, agentId: appUser }),
    index('pay_log_ask')
      .on(table.askAt)
      .where(sql`ask_at is not null`),
    // Covering index: sums the payments of a loan in a period, and those of an institution.
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
      .where(sql`status = ${toCodeLiteral(DEDUCTION.initialised)}`),
    check('pay_log_amount_positive', sql`${table.amount} > 0`),
  ],
);
