import { pgTable, text, date, foreignKey, index, integer, jsonb, unique } from 'drizzle-orm/pg-core';
import {
  instant,
  foreignId,
  code,
  institutionIdColumn,
  minor,
  tenantPrimaryKey,
  tenantForeignKeys,
  tenantScopedId,
} from './columns';
import { institution, ofInstitution } from './organizationTables';
import {
  CLARIFICATION_STATE,
  CLARIFY_REASON,
  LENDER_EVENT_KIND,
  LENDER_EVENT_STATE,
  LENDER_HANDLE,
} from '@/contract/codes/lenderCodes';
import { DEDUCTION_TYPE } from '@/contract/codes/moneyCodes';
import { LOAN_PART } from '@/contract/codes/caseCodes';
import { sql } from 'drizzle-orm';
import { toCodeLiteral } from '../toCodeLiteral';
import { loan } from './caseTables';

/** Key with which an institution's lender signs its calls (MI-01). Only the server can read it; no institution's role may. */
export const lenderKey = pgTable('lender_key', {
  institutionId: foreignId()
    .primaryKey()
    .references(() => institution.id),
  secret: text().notNull(),
  /** User who made it. */
  actorName: text().notNull(),
  createdAt: instant().notNull(),
});

/** Batch of events received together: a file, an upload or a signed call (MI-01). */
export const lenderBatch = pgTable(
  'lender_batch',
  {
    institutionId: ofInstitution(),
    id: tenantScopedId(),
    handle: code(LENDER_HANDLE).notNull(),
    /** The file's name, or the key of the call. */
    name: text().notNull(),
    /** Null: no user. */
    actorName: text(),
    /** Rows that were sent, and what was done with them: new ones are booked one after the other. */
    rows: integer().notNull(),
    fresh: integer().notNull(),
    known: integer().notNull(),
    contradictory: integer().notNull(),
    refused: integer().notNull(),
    /** Number of new events processed so far. */
    done: integer().notNull().default(0),
    createdAt: instant().notNull(),
    finishedAt: instant(),
  },
  (table) => [
    tenantPrimaryKey(table),
    index('lender_batch_file')
      .on(table.institutionId, table.id)
      .where(sql`handle in (${toCodeLiteral('file', 'screen')})`),
  ],
);

/**
 * Event reported by a lender: inbox and ledger combined (MI-01). The reported content never changes, only its processing state; rows are
 * never deleted.
 */
export const lenderEvent = pgTable(
  'lender_event',
  {
    institutionId: institutionIdColumn(),
    id: tenantScopedId(),
    batchId: foreignId().notNull(),
    /** Reference of the lender; unique within an institution. */
    reference: text().notNull(),
    kind: code(LENDER_EVENT_KIND).notNull(),
    loanNo: text().notNull(),
    /** Minor units; null for a kind without an amount. */
    amount: minor(),
    /** ISO 4217. */
    currency: text(),
    /** Time at which it happened at the lender. */
    valueAt: instant().notNull(),
    receivedAt: instant().notNull(),
    /** Payment to which a reversal or refund refers. */
    ofReference: text(),
    newDueDay: date({ mode: 'string' }),
    reason: text(),
    /** Payer: the borrower, or the lender's own deduction. */
    payType: code(DEDUCTION_TYPE),
    /** Hash of the reported content: the same reference with another hash is a contradiction. */
    fingerprint: text().notNull(),
    state: code(LENDER_EVENT_STATE).notNull(),
    clarifyReason: code(CLARIFY_REASON),
    /** Loan on which it was posted first. */
    loanId: foreignId(),
    bookedAt: instant(),
    /** For a payment: the event that reversed all of it. */
    reversedBy: foreignId(),
  },
  (table) => [
    ...tenantForeignKeys(table, { loanId: loan }),
    tenantPrimaryKey(table),
    unique('lender_event_reference').on(table.institutionId, table.reference),
    foreignKey({
      name: 'lender_event_batch',
      columns: [table.institutionId, table.batchId],
      foreignColumns: [lenderBatch.institutionId, lenderBatch.id],
    }),
    index('lender_event_received')
      .on(table.institutionId, table.id)
      .where(sql`state = 'received'`),
    index('lender_event_waiting')
      .on(table.institutionId, table.ofReference)
      .where(sql`state = 'waits'`),
    index('lender_event_list').on(table.institutionId, table.receivedAt.desc(), table.id.desc()),
    index('lender_event_loan').on(table.institutionId, table.loanNo),
  ],
);

/** Row that was not accepted as a new event: known, contradictory or refused (MI-01). Never changed. */
export const lenderRejectedItem = pgTable(
  'lender_turned_away',
  {
    institutionId: institutionIdColumn(),
    id: tenantScopedId(),
    batchId: foreignId().notNull(),
    /** contract/codes/lenderCodes */
    answer: text().notNull(),
    reference: text(),
    amount: minor(),
    currency: text(),
    /** Content as sent by the lender. */
    content: jsonb(),
    receivedAt: instant().notNull(),
  },
  (table) => [
    tenantPrimaryKey(table),
    foreignKey({
      name: 'lender_turned_away_batch',
      columns: [table.institutionId, table.batchId],
      foreignColumns: [lenderBatch.institutionId, lenderBatch.id],
    }),
    index('lender_turned_away_day').on(table.institutionId, table.receivedAt),
  ],
);

/** Amount of an event allocated to a part of an installment (MI-02); negative if it was removed by `causeId`. Never changed. */
export const allocation = pgTable(
  'allocation',
  {
    institutionId: institutionIdColumn(),
    id: tenantScopedId(),
    /** Payment that the money belongs to. */
    eventId: foreignId().notNull(),
    /** Event that caused the allocation: the payment, its reversal or its refund. */
    causeId: foreignId().notNull(),
    loanId: foreignId().notNull(),
    period: integer().notNull(),
    part: code(LOAN_PART).notNull(),
    amount: minor().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    ...tenantForeignKeys(table, { loanId: loan }),
    tenantPrimaryKey(table),
    foreignKey({
      name: 'allocation_event',
      columns: [table.institutionId, table.eventId],
      foreignColumns: [lenderEvent.institutionId, lenderEvent.id],
    }),
    index('allocation_of_event').on(table.institutionId, table.eventId),
    index('allocation_of_loan').on(table.institutionId, table.loanId),
  ],
);

/** Item that needs a user's decision, with its amount (MI-02). */
export const clarification = pgTable(
  'clarification',
  {
    institutionId: institutionIdColumn(),
    id: tenantScopedId(),
    eventId: foreignId().notNull(),
    reason: code(CLARIFY_REASON).notNull(),
    /** Minor units; 0 if no money is waiting, negative if a refund has to be recovered. */
    amount: minor().notNull(),
    currency: text(),
    state: code(CLARIFICATION_STATE).notNull(),
    /** Loan to which it was assigned. */
    loanId: foreignId(),
    actorName: text(),
    note: text(),
    createdAt: instant().notNull(),
    decidedAt: instant(),
  },
  (table) => [
    ...tenantForeignKeys(table, { loanId: loan }),
    tenantPrimaryKey(table),
    foreignKey({
      name: 'clarification_event',
      columns: [table.institutionId, table.eventId],
      foreignColumns: [lenderEvent.institutionId, lenderEvent.id],
    }),
    index('clarification_of_event').on(table.institutionId, table.eventId),
    index('clarification_open')
      .on(table.institutionId, table.id)
      .where(sql`state = 'open'`),
  ],
);
