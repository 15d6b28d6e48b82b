import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isPhoneSearch } from '@/contract/rules';
import { toNationalDigits } from './nationalDigits';
import { homeCountry } from './phoneNumber';
import { phoneDigits } from './phoneDigits';
import { stripNul } from './stripNul';
import { Refusal } from '../kernel/refusal';

/** Builds a pattern for a substring search; % and _ in the text are literal. */
export const anywhere = (text: string): string => `%${stripNul(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Returns the national digits of a searched phone number; refuses too few. The currency determines the institution's country. */
export function toSearchedDigits(text: string, { currency }: { readonly currency: string }): string {
  if (!isPhoneSearch(text)) throw new Refusal('invalidInput', { fields: 'borrowerPhone' });
  const national = toNationalDigits(text, homeCountry({ currency }));
  return isPhoneSearch(national) ? national : phoneDigits(text.normalize('NFKC'));
}

/**
 * Condition: a name contains all words of the search text. The patterns are a subselect, so that they are computed once instead of per
 * row. `searchForm` is a text from saldo_search_form (migration search_forms).
 */
export const hasWords = (searchForm: PgColumn | SQL, text: string): SQL =>
  sql`${searchForm} like all ((select saldo_search_patterns(${stripNul(text)}))::text[])`;

/**
 * Condition: one of the columns contains all words of the text, in any spelling. For tables of people and settings, because it scans
 * every row.
 */
export const anyHasWords = (columns: readonly (PgColumn | SQL)[], text: string): SQL =>
  sql`(${sql.join(
    columns.map((column) => hasWords(sql`saldo_search_form(${column})`, text)),
    sql` or `,
  )})`;

/** Condition: a lender's number starts with the search text, with or without the letters before its digits. */
export const startsWithNumber = (column: PgColumn, text: string): SQL => {
  const pattern = sql`(select saldo_number_pattern(${stripNul(text)}))`;
  return sql`(saldo_number_form(${column}) like ${pattern} or saldo_number_core(${column}) like ${pattern})`;
};
