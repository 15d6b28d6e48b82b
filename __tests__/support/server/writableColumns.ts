import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { columnName } from '../../../server/database/columnName';

/** The columns of a table that a copy of a row may name: all that PostgreSQL does not generate. `of` is the source's alias. */
export function writableColumns(table: PgTable, of?: string): SQL {
  const names = Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
    column.generated ? [] : [columnName(name)],
  );
  return sql.raw(names.map((name) => (of === undefined ? `"${name}"` : `${of}."${name}"`)).join(', '));
}
