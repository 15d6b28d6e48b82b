import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, rowId, rowRef } from './columns';
import { appUser, institution } from './organisationTables';

/** What was done to a system user, by whom (US-01 history). Append-only; holds names of fields, never values. */
export const userHistory = pgTable(
  'user_history',
  {
    id: rowId(),
    institutionId: rowRef()
      .notNull()
      .references(() => institution.id),
    userId: rowRef()
      .notNull()
      .references(() => appUser.id),
    /** contract/codes/userChange. */
    kind: text().notNull(),
    fields: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    byId: rowRef(),
    byName: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index('user_history_user').on(table.userId, table.createdAt.desc())],
);
