import { COMPLAINT_CHANNEL } from '@/contract/codes/complaintChannel';
import { COMPLAINT_KIND } from '@/contract/codes/complaintKind';
import { COMPLAINT_PRIORITY } from '@/contract/codes/complaintPriority';
import { COMPLAINT_STATE } from '@/contract/codes/complaintState';
import { OPERATIONS_TEAM } from '@/contract/codes/operationsTeam';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { task } from './caseTables';
import { code, instant, institutionIdColumn, minor, foreignId } from './columns';
import { tenantPrimaryKey, tenantForeignKeys, tenantScopedId } from './keys';
import { appUser } from './organisationTables';

/** A complaint as it is worked (CM-01). Where it stands moves only along machines/complaintLifecycle. */
export const complaint = pgTable(
  'work_order',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    /** The complaint that it was split off. */
    parentId: foreignId(),
    state: code(COMPLAINT_STATE).notNull(),
    channel: code(COMPLAINT_CHANNEL).notNull(),
    priority: code(COMPLAINT_PRIORITY).notNull(),
    summary: text().notNull(),
    /** Who complains; null: the borrower. */
    complainant: text(),
    borrowerName: text().notNull(),
    /** Whom it is about. */
    accusedId: foreignId(),
    handlerId: foreignId(),
    /** null: the complaints desk has it. */
    team: code(OPERATIONS_TEAM),
    /** The complainant was asked something and has not answered. */
    waitsForAnswer: boolean().notNull().default(false),
    /** With which result its closure was proposed, and by whom. */
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
export const complaintMatter = pgTable(
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

/** What happened to a complaint, and who did it (CM-01). Never changed. */
export const complaintEvent = pgTable(
  'work_order_event',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    workOrderId: foreignId().notNull(),
    actorId: foreignId().notNull(),
    actorName: text().notNull(),
    /** contract/codes/complaintEvent */
    event: text().notNull(),
    fromState: text(),
    toState: text().notNull(),
    note: text(),
    /** To whom, to which team, into which complaints. */
    about: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { workOrderId: complaint, actorId: appUser }),
    index('work_order_event_order').on(table.workOrderId, table.createdAt),
  ],
);

/** A ticket or fine against somebody, at most one per complaint; the announcement tells them (CM-01). Never changed. */
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
    /** No reference: an announcement can be deleted, what was issued stays. */
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
