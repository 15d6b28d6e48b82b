import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

interface Row {
  readonly institutionId: AnyPgColumn;
  readonly id: AnyPgColumn;
}

/** That a row is the one which a column names. They are of the same institution, and a database that is spread by institution has to be told. */
export const joinsTo = ({ institutionId, id }: Row, named: AnyPgColumn): SQL => {
  const { institutionId: ofNamed } = getTableColumns(named.table);
  return sql`(${id} = ${named} and ${institutionId} = ${ofNamed})`;
};
