import { CLARIFICATION_STATE } from '@/contract/codes/clarificationState';
import { CLARIFY_REASON } from '@/contract/codes/clarifyReason';
import { DEDUCTION_TYPE } from '@/contract/codes/deductionType';
import { LENDER_EVENT_KIND } from '@/contract/codes/lenderEventKind';
import { LENDER_EVENT_STATE } from '@/contract/codes/lenderEventState';
import { LENDER_HANDLE } from '@/contract/codes/lenderHandle';
import { LOAN_PART } from '@/contract/codes/loanPart';
import { sql } from 'drizzle-orm';
import { date, foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { codeLiteral } from '../codeLiteral';
import { loan } from './caseTables';
import { code, instant, institutionIdColumn, minor, foreignId } from './columns';
import { tenantPrimaryKey, tenantForeignKeys, tenantScopedId } from './keys';
import { ofInstitution } from './organisationTables';

/** Events that came in together: a file, an upload, a signed call (MI-01). */
export const lenderBatch = pgTable(
  'lender_batch',
  {
    institutionId: ofInstitution(),
    id: tenantScopedId(),
    handle: code(LENDER_HANDLE).notNull(),
    /** The file's name, or the key of the call. */
    name: text().notNull(),
    /** Null: nobody of ours. */
    actorName: text(),
    /** Rows that were sent, and what was done with them: new ones are booked one after the other. */
    rows: integer().notNull(),
    fresh: integer().notNull(),
    known: integer().notNull(),
    contradictory: integer().notNull(),
    refused: integer().notNull(),
    /** New ones that have been gone through. */
    done: integer().notNull().default(0),
    createdAt: instant().notNull(),
    finishedAt: instant(),
  },
  (table) => [
    tenantPrimaryKey(table),
    index('lender_batch_file')
      .on(table.institutionId, table.id)
      .where(sql`handle in (${codeLiteral('file', 'screen')})`),
  ],
);

/** What a lender told: inbox and ledger in one (MI-01). The lender's words never change, only what became of them; nothing is deleted. */
export const lenderEvent = pgTable(
  'lender_event',
  {
    institutionId: institutionIdColumn(),
    id: tenantScopedId(),
    batchId: foreignId().notNull(),
    /** The lender's own; once in an institution. */
    reference: text().notNull(),
    kind: code(LENDER_EVENT_KIND).notNull(),
    loanNo: text().notNull(),
    /** Minor units; null with a kind that moves no money. */
    amount: minor(),
    /** ISO 4217. */
    currency: text(),
    /** When it happened at the lender's. */
    valueAt: instant().notNull(),
    receivedAt: instant().notNull(),
    /** The payment that a reversal or refund speaks of. */
    ofReference: text(),
    newDueDay: date({ mode: 'string' }),
    reason: text(),
    /** Who paid: the borrower or the lender's own deduction. */
    payType: code(DEDUCTION_TYPE),
    /** Of the lender's words: the same reference with another one is a contradiction. */
    fingerprint: text().notNull(),
    state: code(LENDER_EVENT_STATE).notNull(),
    clarifyReason: code(CLARIFY_REASON),
    /** The loan that it was booked on first. */
    loanId: foreignId(),
    bookedAt: instant(),
    /** Of a payment: the event that took all of it back. */
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

/** A row that was sent and not taken as a new event: known, contradictory or refused (MI-01). Never changed. */
export const lenderTurnedAway = pgTable(
  'lender_turned_away',
  {
    institutionId: institutionIdColumn(),
    id: tenantScopedId(),
    batchId: foreignId().notNull(),
    /** contract/codes/lenderAnswer */
    answer: text().notNull(),
    reference: text(),
    amount: minor(),
    currency: text(),
    /** What was sent. */
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

/** Money of an event in a part of an instalment (MI-02); below zero it was taken out again, by `causeId`. Never changed. */
export const allocation = pgTable(
  'allocation',
  {
    institutionId: institutionIdColumn(),
    id: tenantScopedId(),
    /** The payment whose money it is. */
    eventId: foreignId().notNull(),
    /** The event that moved it: the payment itself, its reversal, its refund. */
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

/** Something that waits for a person, with its money (MI-02). */
export const clarification = pgTable(
  'clarification',
  {
    institutionId: institutionIdColumn(),
    id: tenantScopedId(),
    eventId: foreignId().notNull(),
    reason: code(CLARIFY_REASON).notNull(),
    /** Minor units; 0 where no money waits, below zero where what was given back has to be got again. */
    amount: minor().notNull(),
    currency: text(),
    state: code(CLARIFICATION_STATE).notNull(),
    /** The loan that it was assigned to. */
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
