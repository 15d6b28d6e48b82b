import { NO_MONEY } from '@/contract/minor';
import { toCodeLiteral } from '../toCodeLiteral';
import { mapCaseFields } from '@/contract/caseFields';
import { CASE_STATUS, OPEN_CASE_STATUSES, LOAN_STATUS, LOAN_TYPE, WILLINGNESS } from '@/contract/codes/caseCodes';
import { CONTACT_CHANNEL } from '@/contract/codes/contactCodes';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  caseIndexes,
  numberIndexes,
  getLinesAgainstLine,
  getMessageLines,
  getPromiseLines,
  searchIndexes,
  getWork,
} from './caseIndexes';
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
import { type PromiseStanding, buildCallCriteria } from './buildCallCriteria';

/** A borrower (§3 User info). */
export const borrower = pgTable(
  'borrower',
  {
    id: tenantScopedId(),
    institutionId: ofInstitution(),
    /** The borrower's number on the lender's side: the wire's borrowerId. */
    borrowerNo: text().notNull(),
    name: text().notNull(),
    identityNumber: text(),
    maritalStatus: text(),
    education: text(),
    mobilePhone: text(),
    homePhone: text(),
    companyName: text(),
    occupation: text(),
    workingYears: integer(),
    homeAddress: text(),
    companyAddress: text(),
    /** Possible IANA time zones of the borrower, separated by blanks; null: unknown (LC-03). */
    timeZones: text(),
  },
  (table) => [
    tenantPrimaryKey(table),
    uniqueIndex('borrower_no').on(table.institutionId, table.borrowerNo),
    ...numberIndexes('borrower', table.institutionId, table.borrowerNo),
    ...searchIndexes(table),
  ],
);

/** A loan (§3 Loan item, §2 key info). Amounts in minor units. */
export const loan = pgTable(
  'loan',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    borrowerId: foreignId().notNull(),
    /** The loan's number on the lender's side: the wire's loanId and loan order. */
    loanNo: text().notNull(),
    status: code(LOAN_STATUS).notNull(),
    reloan: code(LOAN_TYPE),
    ...mapCaseFields(() => text()),
    loanTime: instant(),
    /** First day on which it is overdue. */
    penaltyDate: date({ mode: 'string' }).notNull(),
    contractAmount: minor().notNull(),
    /** Amount due when the case entered collection; due = dueAtStart − successful pay logs. */
    dueAtStart: minor().notNull(),
    /** Current amount due, penalties included. */
    due: minor().notNull(),
    /** Unpaid part of the principal. */
    unpaidRepayment: minor().notNull(),
    interestReceivable: minor().notNull().default(NO_MONEY),
    penaltyInterest: minor().notNull().default(NO_MONEY),
    ivaReceivable: minor().notNull().default(NO_MONEY),
    deductionAccount: text(),
    bankAccount: text(),
    lastOpenedAt: instant(),
    lastRepaymentPageAt: instant(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { borrowerId: borrower }),
    uniqueIndex('loan_no').on(table.institutionId, table.loanNo),
    ...numberIndexes('loan', table.institutionId, table.loanNo),
    index('loan_borrower').on(table.borrowerId),
    check('loan_due_not_negative', sql`${table.due} >= 0`),
  ],
);

/**
 * A case: one overdue loan in collection (§3 Task). Includes copies of all columns that lists filter and sort by, so that a page is read
 * from this table alone. The transaction that changes the original updates the copy.
 */
export const task = pgTable(
  'task',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    loanId: foreignId().notNull(),
    borrowerId: foreignId().notNull(),
    queueId: foreignId(),
    agentId: foreignId(),
    /** Group of the agent who holds the case; decides which leader sees it. */
    groupId: foreignId(),
    status: code(CASE_STATUS).notNull(),
    loanNo: text().notNull(),
    borrowerNo: text().notNull(),
    borrowerName: text().notNull(),
    /** Search form of the borrower's name (migration search_forms). */
    searchName: text().generatedAlwaysAs(sql`saldo_search_form(borrower_name)`),
    /** Digits of all the borrower's phones, space separated, for the phone filter. */
    phoneDigits: text().notNull().default(''),
    agentName: text(),
    ...mapCaseFields(() => text()),
    penaltyDate: date({ mode: 'string' }).notNull(),
    amount: minor().notNull(),
    unpaidRepayment: minor().notNull(),
    lastCallResult: text(),
    /** Outcome of the last call; null if the result has no call, or is older than the log. */
    lastCallStatus: text(),
    lastCallAt: instant(),
    lastCallAgent: text(),
    lastFollowUpAt: instant(),
    nextFollowUpAt: instant(),
    willingness: code(WILLINGNESS).notNull().default('unknown'),
    promisedAmount: minor(),
    promisedAt: instant(),
    /** Time of the newest promise. Payments from then until the end of the day of promisedAt count toward it. */
    promiseMadeAt: instant(),
    /** Amount that must be paid before the promised amount counts: the earlier parts of the payment plan (MI-08). */
    promisedBefore: minor().notNull().default(NO_MONEY),
    /** Amount paid on the loan from promiseMadeAt until the end of the day of promisedAt; maintained by the database (migration 0047). */
    promisedPaid: minor().notNull().default(NO_MONEY),
    /** Progress of the promise; null without one. Maintained by the database as well. */
    promiseStanding: text().$type<PromiseStanding>(),
    /** Payment plan whose next open part is the promise: promise_plan; null: no plan. */
    promisePlanId: foreignId(),
    /** Time of the agent's next action; lists show the oldest first and null (closed) last. */
    nextActionAt: instant(),
    collectionAt: instant().notNull(),
    assignedAt: instant(),
    openedAt: instant(),
    settledAt: instant(),
    longAging: boolean().notNull().default(false),
    /** Number of replies that the agent of the case has not read. */
    unreadReplies: integer().notNull().default(0),
    /** Incremented by every change. */
    version: integer().notNull().default(1),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { loanId: loan, borrowerId: borrower, queueId: queue, agentId: appUser }),
    uniqueIndex('task_open_loan')
      .on(table.institutionId, table.loanId)
      .where(sql`status in (${toCodeLiteral(...OPEN_CASE_STATUSES)})`),
    ...caseIndexes(table),
  ],
);

/** Person through whom a borrower can be reached (§3 Contact). */
export const contact = pgTable(
  'contact',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    borrowerId: foreignId().notNull(),
    relation: text().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    /** Digits of the number, for comparisons regardless of notation. */
    phoneDigits: text().generatedAlwaysAs(sql`regexp_replace(phone, '\\D', '', 'g')`),
    emergency: boolean().notNull().default(false),
    lastCallResult: text(),
    lastCallStatus: text(),
    lastCallAt: instant(),
    /** Source of a number that a user added, with the user and the time; null: it came with the loan or from the borrower's own lists. */
    source: text(),
    addedBy: foreignId(),
    addedAt: instant(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { borrowerId: borrower, addedBy: appUser }),
    index('contact_borrower').on(table.borrowerId),
    index('contact_phone_digits').on(table.institutionId, table.phoneDigits),
  ],
);

/** A line of a case's collection log (§3). Never changed. */
export const collectionLog = pgTable(
  'collection_log',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    taskId: foreignId().notNull(),
    agentId: foreignId(),
    creatorName: text().notNull(),
    callStatus: text(),
    callResult: text().notNull(),
    channel: code(CONTACT_CHANNEL).notNull(),
    contactId: foreignId(),
    contactRelation: text(),
    contactName: text(),
    contactPhone: text(),
    remarks: text(),
    nextFollowUpAt: instant(),
    promisedAmount: minor(),
    promisedAt: instant(),
    /** The telephone call that this is the result of. */
    phoneCallId: foreignId(),
    /**
     * Call status reported by the line, if the recorded result contradicts it (CALL_STATUS). Such a log entry never counts as a contact.
     * Late reports of the line set or remove it; nothing else of an entry changes.
     */
    lineStatus: text(),
    createdAt: instant().notNull(),
    ...buildCallCriteria(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { taskId: task, agentId: appUser, contactId: contact }),
    index('collection_log_task').on(table.taskId, table.createdAt.desc(), table.id.desc()),
    ...getWork(table),
    getPromiseLines(table),
    getMessageLines(table),
    getLinesAgainstLine(table),
  ],
);
