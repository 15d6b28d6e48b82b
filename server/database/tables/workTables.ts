import { DRAFT_KINDS } from '@/contract/entities/cases/draft';
import { LANGUAGES, type Language } from '@/contract/language';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { task } from './caseTables';
import {
  instant,
  institutionIdColumn,
  rowId,
  foreignId,
  tenantPrimaryKey,
  tenantForeignKeys,
  tenantScopedId,
} from './columns';
import { appUser, institution, ofInstitution } from './organizationTables';

/** Draft text of one user on one case (CD-13). */
export const draft = pgTable(
  'draft',
  {
    userId: foreignId().notNull(),
    taskId: foreignId().notNull(),
    kind: text({ enum: DRAFT_KINDS }).notNull(),
    institutionId: institutionIdColumn(),
    content: text().notNull(),
    idempotencyKey: text('intent').notNull(),
    version: integer().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    ...tenantForeignKeys(table, { userId: appUser, taskId: task }),
    primaryKey({ columns: [table.institutionId, table.userId, table.taskId, table.kind] }),
  ],
);

/** Completed idempotent write: the same actor, call and key get the stored reply without another execution (CD-06, CD-13). */
export const idempotentCall = pgTable(
  'intent',
  {
    actorId: foreignId().notNull(),
    institutionId: foreignId().notNull(),
    call: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the body, to detect reuse of a key for other content. */
    bodyHash: text().notNull(),
    reply: jsonb(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.institutionId, table.actorId, table.call, table.key] }),
    // Finds old rows for deletion.
    index('intent_created').on(table.createdAt),
  ],
);

/** An announcement's texts by language (SY-02). */
export type AnnouncementTexts = Partial<
  Record<Language, { readonly irregularities: string; readonly processResult: string; readonly content: string }>
>;

/** Violation announcement (§3 Announcement) and its recipient: one user, or all users of the institution if null. */
export const announcement = pgTable(
  'announcement',
  {
    id: tenantScopedId(),
    institutionId: ofInstitution(),
    forUserId: foreignId(),
    name: text().notNull(),
    idNo: text().notNull(),
    irregularities: text().notNull(),
    processResult: text().notNull(),
    content: text().notNull(),
    label: text(),
    base64Image: text(),
    /** Translations by language; a missing language falls back to the columns above (SY-02). */
    texts: jsonb().$type<AnnouncementTexts>().notNull().default({}),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { forUserId: appUser }),
    index('announcement_institution').on(table.institutionId, table.createdAt),
  ],
);

/** Users who have read an announcement. */
export const announcementRead = pgTable(
  'announcement_read',
  {
    announcementId: foreignId().notNull(),
    userId: foreignId().notNull(),
    institutionId: institutionIdColumn(),
    readAt: instant().notNull(),
  },
  (table) => [
    ...tenantForeignKeys(table, { announcementId: announcement }, 'cascade'),
    ...tenantForeignKeys(table, { userId: appUser }),
    primaryKey({ columns: [table.institutionId, table.announcementId, table.userId] }),
  ],
);

/** Scrolling notice in one language; for all institutions if institutionId is null. */
export const scrollingNotice = pgTable('scrolling_notice', {
  id: rowId(),
  institutionId: foreignId().references(() => institution.id),
  language: text({ enum: LANGUAGES }).notNull(),
  content: text().notNull(),
  createdAt: instant()
    .notNull()
    .default(sql`now()`),
});

/** Use of personal data by a user (CD-12, AP-07). Never changed. */
export const behavior = pgTable(
  'behaviour',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    userId: foreignId().notNull(),
    type: text().notNull(),
    loanNo: text(),
    detail: text(),
    /** IP address as reported by the caller's look-up service. */
    ip: text(),
    /** The address of the connection. */
    socketIp: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { userId: appUser }),
    // Covering index with all counted columns, because the rows are scattered over the table (MO-01).
    index('behaviour_user').on(
      table.institutionId,
      table.userId,
      table.createdAt,
      table.type,
      table.loanNo,
      table.socketIp,
    ),
    index('behaviour_institution').on(table.institutionId, table.createdAt),
  ],
);

/** A server secret shared by all servers of a database (passwordKeys). */
export const serverSecret = pgTable('server_secret', { name: text().notNull(), value: text().notNull() }, (table) => [
  uniqueIndex('server_secret_name').on(table.name),
]);
