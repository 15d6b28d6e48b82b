import { toClock, normalizeTyped, type TypedDate } from './typedText';
import type { Language } from '@/contract/language';
import { readDay } from './readDay';

/** Time found in a text, and the text around it. */
interface FoundClock {
  readonly clock: string;
  readonly rest: string;
}

type Half = 'am' | 'pm' | 'noon';

/** Notations of the 12-hour clock, by half of the day. For midnight and noon, only unambiguous forms are accepted. */
const HALVES: readonly (readonly [RegExp, Half])[] = [
  [/^(?:a\.? ?m\.?|de la (?:manana|madrugada)|上午|早上|凌晨)$/u, 'am'],
  [/^(?:p\.? ?m\.?|de la (?:tarde|noche)|下午|傍晚|晚上)$/u, 'pm'],
  [/^(?:中午|del mediodia)$/u, 'noon'],
];

const BEFORE = '(?<before>上午|早上|凌晨|下午|傍晚|晚上|中午)';
const AFTER = String.raw`(?<after>[ap]\.? ?m\.?|de la (?:manana|madrugada|tarde|noche)|del mediodia)`;
const MINUTES = String.raw`(?:(?<minute>[0-5]\d)(?::[0-5]\d(?:\.\d+)?)?)`;
const SPOKEN = String.raw`(?<hour>\d{1,2}) ?[点時时](?: ?(?:(?<spoken>\d{1,2}) ?分?|(?<half>半)|(?<full>整|钟)))?`;
const FIGURES = String.raw`(?<figures>\d{1,2})(?: ?[:h] ?${MINUTES}| ?h(?:rs?|oras)?\.?(?![a-z]))? ?(?:h(?:rs?|oras)?\.?(?![a-z]))?`;
const TIME = `${BEFORE}? ?(?:${SPOKEN}|${FIGURES}) ?${AFTER}?`;

/** Between a day and its time, or nothing. */
const LINK = '(?:at|a las?|t)';
const AT_END = new RegExp(`^(?<rest>.*?)(?:^(?:${LINK} )?|,? ${LINK} ?|(?<=\\d)t|, ?| |(?<=[日号天])) ?${TIME}$`, 'u');
const AT_START = new RegExp(`^(?:${LINK} )?${TIME}(?:,? (?:on |del? |el )?)(?<rest>.+)$`, 'u');

const isHourOfTwelve = (hour: number): boolean => hour >= 1 && hour <= 12;

/** The hour of 24 by each half of the day; undefined where the two do not fit. */
const HOUR_BY_HALF: Readonly<Record<Half, (hour: number) => number | undefined>> = {
  am: (hour) => (isHourOfTwelve(hour) ? hour % 12 : undefined),
  // 下午17:30 states the afternoon twice.
  pm: (hour) => (hour > 12 ? hour : isHourOfTwelve(hour) ? (hour % 12) + 12 : undefined),
  noon: (hour) => (hour >= 11 && hour <= 13 ? hour : hour === 1 ? 13 : undefined),
};

type Groups = Readonly<Record<string, string | undefined>>;

/** Figures alone are no time: it takes a colon, a unit or a half of the day. */
const isTime = (text: string): boolean => /[:点時时h]|[ap]\.? ?m|de la|del medio|午|早上|凌晨|傍晚|晚上/u.test(text);

const MIDNIGHT_OR_NOON = /^(?:de la noche|晚上)$/u;

/** Half of the day written before or after the hour; undefined if it is written twice or could mean midnight or noon. */
function readHalf({ before, after }: Groups, hour: number): Half | 'none' | undefined {
  const half = before ?? after;
  if (half === undefined) return 'none';
  if ((before !== undefined && after !== undefined) || (hour === 12 && MIDNIGHT_OR_NOON.test(half))) return undefined;
  return HALVES.find(([pattern]) => pattern.test(half))?.[1];
}

function getClock(groups: Groups): string | undefined {
  const written = Number(groups['hour'] ?? groups['figures']);
  const half = readHalf(groups, written);
  if (half === undefined) return undefined;
  const hour = half === 'none' ? written : HOUR_BY_HALF[half](written);
  const minute = groups['half'] === undefined ? Number(groups['minute'] ?? groups['spoken'] ?? 0) : 30;
  return hour === undefined ? undefined : toClock(hour, minute);
}

function find(pattern: RegExp, text: string): FoundClock | undefined {
  const groups: Groups | undefined = pattern.exec(text)?.groups;
  const rest = groups?.['rest'] ?? '';
  if (!groups || !isTime(text.replace(rest, ''))) return undefined;
  const clock = getClock(groups);
  return clock === undefined ? undefined : { clock, rest: rest.replace(/[, ]+$/u, '') };
}

/** Finds a time behind a day, before it, or alone. */
const readClock = (text: string): FoundClock | undefined => find(AT_END, text) ?? find(AT_START, text);

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
export function formatExampleDay(day: string, language: Language): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return language === 'cn' ? `${year}/${month}/${date}` : `${date}/${month}/${year}`;
}
