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
 * Reads a day, with or without a time, in any form that people of the language write; a time alone is today's. Returns undefined for
 * what cannot be read with certainty: nothing is guessed but the century of 26 and the year of 29 November.
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

/** A day in figures as `parseTypedDate` reads it: what a field's error gives as its example. */
export function exampleDay(day: string, language: Language): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return language === 'cn' ? `${year}/${month}/${date}` : `${date}/${month}/${year}`;
}
