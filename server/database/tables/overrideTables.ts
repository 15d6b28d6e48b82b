import { OVERRIDDEN_CHANNEL } from '@/contract/codes/overriddenChannel';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { task } from './caseTables';
import { code, instant, institutionIdColumn, foreignId } from './columns';
import { tenantPrimaryKey, tenantForeignKeys, tenantScopedId } from './keys';

/** That a contact which rules refuse may be made all the same, once and for a short time (LC-08). Never changed: it is used by the decision that names it. */
export const lawOverride = pgTable(
  'law_override',
  {
    institutionId: institutionIdColumn(),
    id: tenantScopedId(),
    taskId: foreignId().notNull(),
    contactId: foreignId().notNull(),
    /** Whom it is for, as contacts are counted (`personKey`). */
    person: text().notNull(),
    channel: code(OVERRIDDEN_CHANNEL).notNull(),
    /** The rules that it lifts, by name. */
    rules: text().array().notNull(),
    reason: text().notNull(),
    askerId: foreignId().notNull(),
    askerName: text().notNull(),
    /** Who said yes; who asked, where rules of the institution's own alone were lifted. */
    deciderId: foreignId().notNull(),
    deciderName: text().notNull(),
    at: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    ...tenantForeignKeys(table, { taskId: task }),
    tenantPrimaryKey(table),
    index('law_override_task').on(table.institutionId, table.taskId, table.expiresAt),
  ],
);
