import type { CountryCode } from 'libphonenumber-js/max';
import { parsePhone, getHomeCountry } from './phoneNumber';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isPhoneSearch } from '@/contract/rules';
import { stripNul } from './cellText';
import { Refusal } from '../kernel/refusal';

/** Returns the digits of a phone number, for comparisons regardless of notation. */
export const toPhoneDigits = (phone: string): string => phone.replaceAll(/\D/g, '');

/**
 * Returns the digits of a typed phone number without the country code and discontinued prefixes, as far as they are recognizable. The
 * result is always a suffix of the typed digits, so that it also matches numbers stored with a country code.
 */
function toNationalDigits(text: string, home: CountryCode | undefined): string {
  const typed = text.normalize('NFKC');
  const number = parsePhone(typed, home);
  if (number && (number.isPossible() || /^(?:\+|00)/.test(typed.trim()))) return number.nationalNumber;
  return toPhoneDigits(typed);
}

/** Builds a pattern for a substring search; % and _ in the text are literal. */
export const toContainsPattern = (text: string): string => `%${stripNul(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Returns the national digits of a searched phone number; refuses too few. The currency determines the institution's country. */
export function toSearchedDigits(text: string, { currency }: { readonly currency: string }): string {
  if (!isPhoneSearch(text)) throw new Refusal('invalidInput', { fields: 'borrowerPhone' });
  const national = toNationalDigits(text, getHomeCountry({ currency }));
  return isPhoneSearch(national) ? national : toPhoneDigits(text.normalize('NFKC'));
}

/**
 * Condition: a name contains all words of the search text. The patterns are a subselect, so that they are computed once instead of per
 * row. `searchForm` is a text from saldo_search_form (migration search_forms).
 */
export const containsWords = (searchForm: PgColumn | SQL, text: string): SQL =>
  sql`${searchForm} like all ((select saldo_search_patterns(${stripNul(text)}))::text[])`;

/**
 * Condition: one of the columns contains all words of the text, in any spelling. For tables of people and settings, because it scans
 * every row.
 */
export const anyColumnContainsWords = (columns: readonly (PgColumn | SQL)[], text: string): SQL =>
  sql`(${sql.join(
    columns.map((column) => containsWords(sql`saldo_search_form(${column})`, text)),
    sql` or `,
  )})`;

/** Condition: a lender's number starts with the search text, with or without the letters before its digits. */
export const numberStartsWith = (column: PgColumn, text: string): SQL => {
  const pattern = sql`(select saldo_number_pattern(${stripNul(text)}))`;
  return sql`(saldo_number_form(${column}) like ${pattern} or saldo_number_core(${column}) like ${pattern})`;
};
