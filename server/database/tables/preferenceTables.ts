import { HOLD_KIND, HOLD_END, PREFERENCE_KIND, PREFERENCE_LANGUAGE } from '@/contract/codes/preferenceCodes';
import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, text, uniqueIndex, boolean } from 'drizzle-orm/pg-core';
import { task } from './caseTables';
import {
  code,
  instant,
  institutionIdColumn,
  foreignId,
  tenantPrimaryKey,
  tenantForeignKeys,
  tenantScopedId,
} from './columns';
import { CONTACT_CHANNEL } from '@/contract/codes/contactCodes';

/** Hold on a case by a user's decision (MI-10). Its content never changes: a prolonged hold ends, and a new one replaces it. */
export const caseHold = pgTable(
  'case_hold',
  {
    institutionId: institutionIdColumn(),
    id: tenantScopedId(),
    taskId: foreignId().notNull(),
    kind: code(HOLD_KIND).notNull(),
    reason: text().notNull(),
    /** Start of the hold, including all holds that this one continues. */
    since: instant().notNull(),
    decidedAt: instant().notNull(),
    decidedById: foreignId().notNull(),
    decidedByName: text().notNull(),
    /** First moment after its last day; null: unknown. */
    endsAt: instant(),
    /** Hold that this one replaces. */
    followsId: foreignId(),
    /** End of the hold; null while it is in force. */
    endedAt: instant(),
    endedHow: code(HOLD_END),
    /** Null: ended automatically. */
    endedByName: text(),
    endReason: text(),
  },
  (table) => [
    ...tenantForeignKeys(table, { taskId: task }),
    tenantPrimaryKey(table),
    foreignKey({
      name: 'case_hold_follows',
      columns: [table.institutionId, table.followsId],
      foreignColumns: [table.institutionId, table.id],
    }),
    uniqueIndex('case_hold_one')
      .on(table.institutionId, table.taskId)
      .where(sql`ended_at is null`),
    index('case_hold_task').on(table.institutionId, table.taskId, table.id),
    index('case_hold_ends')
      .on(table.endsAt)
      .where(sql`ended_at is null and ends_at is not null`),
  ],
);

/**
 * Contact preference of a borrower or a related person (LC-05), with the evidence. Never changed or deleted: a later row ends an earlier
 * one.
 */
export const contactPreferenceRow = pgTable(
  'contact_wish',
  {
    institutionId: institutionIdColumn(),
    id: tenantScopedId(),
    borrowerId: foreignId().notNull(),
    /** Case on which it was recorded; it applies to all of the borrower's cases. */
    taskId: foreignId().notNull(),
    kind: code(PREFERENCE_KIND).notNull(),
    /** Contact who expressed it, or whose number it is about; null: the borrower. */
    contactId: foreignId(),
    contactName: text(),
    /** Person whom the preference belongs to, as contacts are counted (`toPersonKey`). */
    person: text().notNull(),
    /** Number that it applies to (`toNumberKey`); null: it applies to the person. */
    number: text(),
    /** Applies every day, hh:mm, in the person's time zone. */
    hourFrom: text(),
    hourTo: text(),
    /** Contact that represents the attorney. */
    attorneyId: foreignId(),
    attorneyName: text(),
    language: code(PREFERENCE_LANGUAGE),
    /** Channel by which it was expressed. */
    channel: code(CONTACT_CHANNEL),
    /** For a row that only ends another one: the reason. */
    remark: text(),
    /** Null: recorded from the borrower's reply. */
    notedById: foreignId(),
    notedByName: text().notNull(),
    at: instant().notNull(),
    /** Row that this one ends or replaces. */
    endsId: foreignId(),
    /** True if the row only ends another preference. */
    isEnd: boolean().notNull().default(false),
  },
  (table) => [
    ...tenantForeignKeys(table, { taskId: task }),
    tenantPrimaryKey(table),
    foreignKey({
      name: 'contact_wish_ends',
      columns: [table.institutionId, table.endsId],
      foreignColumns: [table.institutionId, table.id],
    }),
    uniqueIndex('contact_wish_ended_once').on(table.institutionId, table.endsId),
    index('contact_wish_borrower').on(table.institutionId, table.borrowerId, table.id),
    index('contact_wish_task').on(table.institutionId, table.taskId, table.id),
  ],
);
