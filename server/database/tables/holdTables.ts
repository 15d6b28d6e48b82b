import { HOLD_KIND, HOLD_END } from '@/contract/codes/preferenceCodes';
import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { task } from './caseTables';
import { code, instant, institutionIdColumn, foreignId } from './columns';
import { tenantPrimaryKey, tenantForeignKeys, tenantScopedId } from './keys';

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
