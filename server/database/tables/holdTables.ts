import { HOLD_KIND } from '@/contract/codes/holdKind';
import { HOLD_END } from '@/contract/codes/holdStep';
import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { task } from './caseTables';
import { code, instant, institutionIdColumn, foreignId } from './columns';
import { tenantPrimaryKey, tenantForeignKeys, tenantScopedId } from './keys';

/** What somebody decided that holds a case (MI-10). What was decided never changes: a hold that is prolonged ends, and another one goes on in its place. */
export const caseHold = pgTable(
  'case_hold',
  {
    institutionId: institutionIdColumn(),
    id: tenantScopedId(),
    taskId: foreignId().notNull(),
    kind: code(HOLD_KIND).notNull(),
    reason: text().notNull(),
    /** Since when the case is held, through all that took each other's place. */
    since: instant().notNull(),
    decidedAt: instant().notNull(),
    decidedById: foreignId().notNull(),
    decidedByName: text().notNull(),
    /** The first moment after its last day; null: nobody knows yet. */
    endsAt: instant(),
    /** The hold that this one took the place of. */
    followsId: foreignId(),
    /** When it ended; null while it is in force. */
    endedAt: instant(),
    endedHow: code(HOLD_END),
    /** Null: by itself. */
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
