import { COMPLAINT_CHANNEL } from '@/contract/codes/complaintChannel';
import { COMPLAINT_KIND } from '@/contract/codes/complaintKind';
import { COMPLAINT_PRIORITY } from '@/contract/codes/complaintPriority';
import { COMPLAINT_STATE } from '@/contract/codes/complaintState';
import { OPERATIONS_TEAM } from '@/contract/codes/operationsTeam';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { task } from './caseTables';
import { code, instant, minor, rowId, rowRef } from './columns';
import { appUser, institution } from './organisationTables';

const ofInstitution = () =>
  rowRef()
    .notNull()
    .references(() => institution.id);

/** A complaint as it is worked (CM-01). Where it stands moves only along machines/complaintLifecycle. */
export const complaint = pgTable(
  'work_order',
  {
    id: rowId(),
    institutionId: ofInstitution(),
    /** The complaint that it was split off. */
    parentId: rowRef(),
    state: code(COMPLAINT_STATE).notNull(),
    channel: code(COMPLAINT_CHANNEL).notNull(),
    priority: code(COMPLAINT_PRIORITY).notNull(),
    summary: text().notNull(),
    /** Who complains; null: the borrower. */
    complainant: text(),
    borrowerName: text().notNull(),
    /** Whom it is about. */
    accusedId: rowRef().references(() => appUser.id),
    handlerId: rowRef().references(() => appUser.id),
    /** null: the complaints desk has it. */
    team: code(OPERATIONS_TEAM),
    /** The complainant was asked something and has not answered. */
    waitsForAnswer: boolean().notNull().default(false),
    /** With which result its closure was proposed, and by whom. */
    result: text(),
    proposedById: rowRef().references(() => appUser.id),
    registeredById: rowRef()
      .notNull()
      .references(() => appUser.id),
    createdAt: instant().notNull(),
    dueAt: instant().notNull(),
    completedAt: instant(),
  },
  (table) => [
    index('work_order_due').on(table.institutionId, table.dueAt),
    index('work_order_handler').on(table.handlerId),
    index('work_order_parent').on(table.parentId),
  ],
);

/** A matter of a complaint: what is complained about on which case. */
export const complaintMatter = pgTable(
  'work_order_matter',
  {
    id: rowId(),
    institutionId: ofInstitution(),
    workOrderId: rowRef()
      .notNull()
      .references(() => complaint.id),
    kind: code(COMPLAINT_KIND).notNull(),
    taskId: rowRef()
      .notNull()
      .references(() => task.id),
    loanNo: text().notNull(),
  },
  (table) => [
    index('work_order_matter_order').on(table.workOrderId),
    index('work_order_matter_task').on(table.taskId),
    uniqueIndex('work_order_matter_once').on(table.workOrderId, table.taskId, table.kind),
  ],
);

/** What happened to a complaint, and who did it (CM-01). Never changed. */
export const complaintEvent = pgTable(
  'work_order_event',
  {
    id: rowId(),
    institutionId: ofInstitution(),
    workOrderId: rowRef()
      .notNull()
      .references(() => complaint.id),
    actorId: rowRef()
      .notNull()
      .references(() => appUser.id),
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
  (table) => [index('work_order_event_order').on(table.workOrderId, table.createdAt)],
);

/** A ticket or fine against somebody, at most one per complaint; the announcement tells them (CM-01). Never changed. */
export const complaintPenalty = pgTable(
  'work_order_penalty',
  {
    id: rowId(),
    institutionId: ofInstitution(),
    workOrderId: rowRef()
      .notNull()
      .references(() => complaint.id),
    userId: rowRef()
      .notNull()
      .references(() => appUser.id),
    userName: text().notNull(),
    irregularities: text().notNull(),
    processResult: text().notNull(),
    /** A fine, in minor units. */
    amount: minor(),
    /** No reference: an announcement can be deleted, what was issued stays. */
    announcementId: rowRef().notNull(),
    issuedById: rowRef()
      .notNull()
      .references(() => appUser.id),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('work_order_penalty_once').on(table.workOrderId)],
);
