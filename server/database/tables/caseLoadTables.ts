import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable } from 'drizzle-orm/pg-core';
import { indexOfSome } from './caseIndexes';
import { institutionIdColumn, minor, foreignId } from './columns';
import { tenantPrimaryKey, tenantScopedId } from './keys';

/**
 * Number of open cases and amount due per queue, group and agent, as rows to be summed. The database appends a row for every change of
 * cases in the same transaction (migration 0056), so that transactions do not block each other. The loadSweeper merges the rows. No
 * other code writes here.
 */
export const caseLoad = pgTable(
  'case_load',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    queueId: foreignId(),
    groupId: foreignId(),
    agentId: foreignId(),
    /** Negative for cases that were closed or moved. */
    cases: integer().notNull(),
    amount: minor().notNull(),
    /** True for merged rows; the others are later changes. */
    summed: boolean().notNull().default(false),
  },
  (table) => [tenantPrimaryKey(table), indexOfSome('case_load_new', [table.institutionId], sql`not summed`)],
);
