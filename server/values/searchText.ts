import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isPhoneSearch } from '@/contract/rules';
import { toNationalDigits } from './nationalDigits';
import { homeCountry } from './phoneNumber';
import { phoneDigits } from './phoneDigits';
import { stripNul } from './stripNul';
import { Refusal } from '../kernel/refusal';

/** A pattern that finds a text anywhere; its own % and _ are ordinary signs. */
export const anywhere = (text: string): string => `%${stripNul(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Returns the national digits of a phone number that is searched for; refuses too few. The currency tells the institution's country. */
export function toSearchedDigits(text: string, { currency }: { readonly currency: string }): string {
  if (!isPhoneSearch(text)) throw new Refusal('invalidInput', { fields: 'borrowerPhone' });
  const national = toNationalDigits(text, homeCountry({ currency }));
  return isPhoneSearch(national) ? national : phoneDigits(text.normalize('NFKC'));
}

/** Whether all words of a typed name are in a name. The patterns are a subselect, so that they are made once and not for each row. `searchForm` is a text that saldo_search_form made (migration search_forms). */
export const hasWords = (searchForm: PgColumn | SQL, text: string): SQL =>
  sql`${searchForm} like all ((select saldo_search_patterns(${stripNul(text)}))::text[])`;

/** Whether all words of a typed text are in one of these columns, in any spelling. For tables of people and settings: each row is read. */
export const anyHasWords = (columns: readonly (PgColumn | SQL)[], text: string): SQL =>
  sql`(${sql.join(
    columns.map((column) => hasWords(sql`saldo_search_form(${column})`, text)),
    sql` or `,
  )})`;

/** Whether a lender's number begins with what was typed, with or without the letters before its digits. */
export const startsWithNumber = (column: PgColumn, text: string): SQL => {
  const pattern = sql`(select saldo_number_pattern(${stripNul(text)}))`;
  return sql`(saldo_number_form(${column}) like ${pattern} or saldo_number_core(${column}) like ${pattern})`;
};
