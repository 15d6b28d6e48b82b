import { OVERRIDDEN_CHANNEL } from '@/contract/codes/lawCodes';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
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

/** Permission for one contact that the rules refuse, for a short time (LC-08). Never changed: the decision that uses it references it. */
export const lawOverride = pgTable(
  'law_override',
  {
    institutionId: institutionIdColumn(),
    id: tenantScopedId(),
    taskId: foreignId().notNull(),
    contactId: foreignId().notNull(),
    /** Person who may be contacted, as contacts are counted (`toPersonKey`). */
    person: text().notNull(),
    channel: code(OVERRIDDEN_CHANNEL).notNull(),
    /** Names of the rules that it lifts. */
    rules: text().array().notNull(),
    reason: text().notNull(),
    askerId: foreignId().notNull(),
    askerName: text().notNull(),
    /** User who approved it; the requester, if only the institution's own rules were lifted. */
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
