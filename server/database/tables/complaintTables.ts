import {
  COMPLAINT_CHANNEL,
  COMPLAINT_KIND,
  COMPLAINT_PRIORITY,
  COMPLAINT_STATE,
  OPERATIONS_TEAM,
} from '@/contract/codes/complaintCodes';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { task } from './caseTables';
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

/** Complaint in process (CM-01). Its status changes only along machines/complaintLifecycle. */
export const complaint = pgTable(
  'work_order',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    /** Complaint from which it was split off. */
    parentId: foreignId(),
    state: code(COMPLAINT_STATE).notNull(),
    channel: code(COMPLAINT_CHANNEL).notNull(),
    priority: code(COMPLAINT_PRIORITY).notNull(),
    summary: text().notNull(),
    /** Name of the complainant; null: the borrower. */
    complainant: text(),
    borrowerName: text().notNull(),
    /** User whom the complaint is about. */
    accusedId: foreignId(),
    handlerId: foreignId(),
    /** Null: handled by the complaints desk. */
    team: code(OPERATIONS_TEAM),
    /** True while a question to the complainant is unanswered. */
    waitsForAnswer: boolean().notNull().default(false),
    /** Result proposed for the closure, and its author. */
    result: text(),
    proposedById: foreignId(),
    registeredById: foreignId().notNull(),
    createdAt: instant().notNull(),
    dueAt: instant().notNull(),
    completedAt: instant(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, {
      accusedId: appUser,
      handlerId: appUser,
      proposedById: appUser,
      registeredById: appUser,
    }),
    index('work_order_due').on(table.institutionId, table.dueAt),
    index('work_order_handler').on(table.handlerId),
    index('work_order_parent').on(table.parentId),
  ],
);

/** A matter of a complaint: what is complained about on which case. */
export const complaintAllegation = pgTable(
  'work_order_matter',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    workOrderId: foreignId().notNull(),
    kind: code(COMPLAINT_KIND).notNull(),
    taskId: foreignId().notNull(),
    loanNo: text().notNull(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { workOrderId: complaint, taskId: task }),
    index('work_order_matter_order').on(table.workOrderId),
    index('work_order_matter_task').on(table.taskId),
    uniqueIndex('work_order_matter_once').on(table.institutionId, table.workOrderId, table.taskId, table.kind),
  ],
);

/** Event of a complaint, with its author (CM-01). Never changed. */
export const complaintEvent = pgTable(
  'work_order_event',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    workOrderId: foreignId().notNull(),
    actorId: foreignId().notNull(),
    actorName: text().notNull(),
    /** contract/codes/complaintCodes */
    event: text().notNull(),
    fromState: text(),
    toState: text().notNull(),
    note: text(),
    /** Recipient, team or target complaint of the event. */
    about: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { workOrderId: complaint, actorId: appUser }),
    index('work_order_event_order').on(table.workOrderId, table.createdAt),
  ],
);

/** Ticket or fine against a user, at most one per complaint; the announcement notifies them (CM-01). Never changed. */
export const complaintPenalty = pgTable(
  'work_order_penalty',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    workOrderId: foreignId().notNull(),
    userId: foreignId().notNull(),
    userName: text().notNull(),
    irregularities: text().notNull(),
    processResult: text().notNull(),
    /** A fine, in minor units. */
    amount: minor(),
    /** No foreign key: an announcement can be deleted, the penalty remains. */
    announcementId: foreignId().notNull(),
    issuedById: foreignId().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { workOrderId: complaint, userId: appUser, issuedById: appUser }),
    index('work_order_penalty_order').on(table.institutionId, table.workOrderId),
  ],
);
