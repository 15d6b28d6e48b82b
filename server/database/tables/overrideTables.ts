import { OVERRIDDEN_CHANNEL } from '@/contract/codes/overriddenChannel';
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { task } from './caseTables';
import { code, instant, rowRef } from './columns';
import { institution } from './organisationTables';

/** That a contact which rules refuse may be made all the same, once and for a short time (LC-08). Never changed: it is used by the decision that names it. */
export const lawOverride = pgTable(
  'law_override',
  {
    institutionId: rowRef()
      .notNull()
      .references(() => institution.id),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    taskId: rowRef()
      .notNull()
      .references(() => task.id),
    contactId: rowRef().notNull(),
    /** Whom it is for, as contacts are counted (`personKey`). */
    person: text().notNull(),
    channel: code(OVERRIDDEN_CHANNEL).notNull(),
    /** The rules that it lifts, by name. */
    rules: text().array().notNull(),
    reason: text().notNull(),
    askerId: rowRef().notNull(),
    askerName: text().notNull(),
    /** Who said yes; who asked, where rules of the institution's own alone were lifted. */
    deciderId: rowRef().notNull(),
    deciderName: text().notNull(),
    at: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.institutionId, table.id] }),
    index('law_override_task').on(table.institutionId, table.taskId, table.expiresAt),
  ],
);
