import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Placed } from './keptQuery';

/** A column that is one of many numbers, as one parameter: a list of parameters takes the query builder a second for a thousand rows. */
export const anyNumber = (column: SQLWrapper, numbers: Placed<readonly number[]>): SQL =>
  sql`${column} = any(${Array.isArray(numbers) ? sql.param(numbers) : numbers}::bigint[])`;

/** The same of texts. */
export const anyText = (column: SQLWrapper, texts: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...texts])}::text[])`;
