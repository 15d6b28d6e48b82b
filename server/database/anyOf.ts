import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { MaybePlaceholder } from './preparedQuery';

/**
 * Condition: a column is one of many numbers, as one array parameter. With a parameter list the query builder takes a second for a
 * thousand rows.
 */
export const matchesAnyId = (column: SQLWrapper, numbers: MaybePlaceholder<readonly number[]>): SQL =>
  sql`${column} = any(${Array.isArray(numbers) ? sql.param(numbers) : numbers}::bigint[])`;

/** Like `anyOf`, for texts. */
export const matchesAnyText = (column: SQLWrapper, texts: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...texts])}::text[])`;

/** Key of a numbered row. */
export interface RowKey {
  readonly institutionId: number;
  readonly id: number;
}

/** Condition: a row is one of many, of any institutions. */
export const matchesAnyKey = (
  { institutionId, id }: { readonly institutionId: SQLWrapper; readonly id: SQLWrapper },
  rows: readonly RowKey[],
): SQL => {
  const column = (name: keyof RowKey): SQL => sql`${sql.param(rows.map((row) => row[name]))}::bigint[]`;
  return sql`(${institutionId}, ${id}) in (select * from unnest(${column('institutionId')}, ${column('id')}))`;
};
