import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

interface JoinedTable {
  readonly institutionId: AnyPgColumn;
  readonly id: AnyPgColumn;
}

/**
 * Joins a row to the one that a column references. Both belong to the same institution, and a database that is distributed by
 * institution needs that condition.
 */
export const matchesRow = ({ institutionId, id }: JoinedTable, named: AnyPgColumn): SQL => {
  const { institutionId: ofNamed } = getTableColumns(named.table);
  return sql`(${id} = ${named} and ${institutionId} = ${ofNamed})`;
};
