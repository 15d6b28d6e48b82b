import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable } from 'drizzle-orm/pg-core';
import { indexOfSome } from './caseIndexes';
import { institutionIdColumn, minor, foreignId } from './columns';
import { tenantPrimaryKey, tenantScopedId } from './keys';

/**
 * How many cases are open with each queue, group and agent, and what is due on them: rows that add up. The database writes one for
 * every change of cases, in its transaction (migration 0056), so that nobody waits for anybody; what has come together is put into
 * one row again (loadSweeper). Nobody else writes here.
 */
export const caseLoad = pgTable(
  'case_load',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    queueId: foreignId(),
    groupId: foreignId(),
    agentId: foreignId(),
    /** Below 0 where cases were closed or went elsewhere. */
    cases: integer().notNull(),
    amount: minor().notNull(),
    /** Added up already; the others are the changes since then. */
    summed: boolean().notNull().default(false),
  },
  (table) => [tenantPrimaryKey(table), indexOfSome('case_load_new', [table.institutionId], sql`not summed`)],
);
