import type { Language } from '@/contract/language';

import { readClock } from './readClock';
import { readDay } from './readDay';
import { normalizeTyped, type TypedDate } from './typedText';

interface TypedDateContext {
  readonly language: Language;
  /** The institution's day, YYYY-MM-DD: what `today` and a day without a year refer to. */
  readonly today: string;
}

/**
 * Parses a day, with or without a time, in any common notation of the language; a time alone means today. Returns undefined if the text is
 * ambiguous. Only the century of a two-digit year and a missing year are inferred.
 */
export function parseTypedDate(typed: string, { language, today }: TypedDateContext): TypedDate | undefined {
  const text = normalizeTyped(typed);
  const day = readDay(text, language, today);
  if (day) return { day };
  const found = readClock(text);
  if (!found) return undefined;
  const { clock, rest } = found;
  if (rest === '') return { day: today, clock };
  const withClock = readDay(rest, language, today);
  return withClock ? { day: withClock, clock } : undefined;
}

/** Formats a numeric date as `parseTypedDate` reads it, for the example in a field's error. */
export function exampleDay(day: string, language: Language): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return language === 'cn' ? `${year}/${month}/${date}` : `${date}/${month}/${year}`;
}
