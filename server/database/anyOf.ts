import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { MaybePlaceholder } from './preparedQuery';

/** A column that is one of many numbers, as one parameter: a list of parameters takes the query builder a second for a thousand rows. */
export const inIds = (column: SQLWrapper, numbers: MaybePlaceholder<readonly number[]>): SQL =>
  sql`${column} = any(${Array.isArray(numbers) ? sql.param(numbers) : numbers}::bigint[])`;

/** The same of texts. */
export const anyText = (column: SQLWrapper, texts: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...texts])}::text[])`;

/** A numbered row by its key. */
export interface RowKey {
  readonly institutionId: number;
  readonly id: number;
}

/** A row that is one of many, of whichever institutions. */
export const inKeys = (
  { institutionId, id }: { readonly institutionId: SQLWrapper; readonly id: SQLWrapper },
  rows: readonly RowKey[],
): SQL => {
  const column = (name: keyof RowKey): SQL => sql`${sql.param(rows.map((row) => row[name]))}::bigint[]`;
  return sql`(${institutionId}, ${id}) in (select * from unnest(${column('institutionId')}, ${column('id')}))`;
};
