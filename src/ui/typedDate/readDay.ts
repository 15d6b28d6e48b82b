import { DAY_MS } from '@/contract/duration';
import type { Language } from '@/contract/language';

import { toDay } from './typedText';

/** The months by the beginnings of their names in English and Spanish. */
const MONTHS = [
  'jan(?:uary)?|ene(?:ro)?',
  'feb(?:ruary|rero)?',
  'mar(?:ch|zo)?',
  'apr(?:il)?|abr(?:il)?',
  'may(?:o)?',
  'june?|junio',
  'july?|julio',
  'aug(?:ust)?|ago(?:sto)?',
  'sept?(?:ember|iembre)?|set(?:iembre)?',
  'oct(?:ober|ubre)?',
  'nov(?:ember|iembre)?',
  'dec(?:ember)?|dic(?:iembre)?',
].map((names) => new RegExp(`^(?:${names})$`, 'u'));

/** Monday first. */
const WEEKDAYS = [
  'mon(?:day)?|lun(?:es)?|(?:星期|周|礼拜)一',
  'tue(?:s(?:day)?)?|mar(?:tes)?|(?:星期|周|礼拜)二',
  'wed(?:nesday)?|mie(?:rcoles)?|(?:星期|周|礼拜)三',
  'thu(?:r(?:s(?:day)?)?)?|jue(?:ves)?|(?:星期|周|礼拜)四',
  'fri(?:day)?|vie(?:rnes)?|(?:星期|周|礼拜)五',
  'sat(?:urday)?|sab(?:ado)?|(?:星期|周|礼拜)六',
  'sun(?:day)?|dom(?:ingo)?|(?:星期|周|礼拜)[日天]',
].map((names) => new RegExp(String.raw`(?:^\(?(?:${names})\)?[.,]*(?: |$|(?=\d))|[ ,]*\(?(?:${names})\)?\.?$)`, 'u'));

const RELATIVE: readonly (readonly [RegExp, number])[] = [
  [/^(?:today|hoy|今天|今日)$/u, 0],
  [/^(?:tomorrow|manana|明天|明日)$/u, 1],
  [/^(?:pasado manana|后天|後天)$/u, 2],
  [/^(?:yesterday|ayer|昨天|昨日)$/u, -1],
];

const getMonth = (name: string): number => MONTHS.findIndex((month) => month.test(name)) + 1;

/** Infers a missing year as the one nearest to today: in December, 5 January is next month's. */
function nearest(month: number, day: number, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  const away = (each: string): number => Math.abs(Date.parse(each) - Date.parse(today));
  const days = [year - 1, year, year + 1].map((each) => toDay(each, month, day)).filter((each) => each !== undefined);
  return days.toSorted((one, other) => away(one) - away(other))[0];
}

interface Parts {
  readonly year: string | undefined;
  readonly month: number;
  readonly day: string | undefined;
}

const inYear = ({ year, month, day }: Parts, today: string): string | undefined =>
  year === undefined ? nearest(month, Number(day), today) : toDay(Number(year), month, Number(day));

const ORDINAL = '(?:st|nd|rd|th|o|ro|°|º)?';
const YEAR = String.raw`(?<year>\d{4}|\d{2})`;
const NAMED = [
  new RegExp(
    String.raw`^(?<day>\d{1,2})${ORDINAL}[ .-]*(?:of |de )?(?<month>[a-z]{3,10})\.?(?:,? ?(?:del? )?[ -]?${YEAR})?$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?<month>[a-z]{3,10})\.?[ -](?<day>\d{1,2})${ORDINAL}(?:,? (?:del? )?${YEAR}|-${YEAR.replace('year', 'dashed')})?$`,
    'u',
  ),
  new RegExp(String.raw`^${YEAR}[ -](?<month>[a-z]{3,10})\.?[ -](?<day>\d{1,2})$`, 'u'),
];

function namedDay(text: string, today: string): string | undefined {
  for (const pattern of NAMED) {
    const { year, dashed, month = '', day } = pattern.exec(text)?.groups ?? {};
    const number = getMonth(month);
    if (number > 0) return inYear({ year: year ?? dashed, month: number, day }, today);
  }
  return undefined;
}

function chineseDay(text: string, today: string): string | undefined {
  const found = /^(?:(\d{4}|\d{2}) ?年 ?)?(\d{1,2}) ?月 ?(\d{1,2}) ?[日号號]?$/u.exec(text);
  return found ? inYear({ year: found[1], month: Number(found[2]), day: found[3] }, today) : undefined;
}

function yearFirst(text: string): string | undefined {
  const found = /^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})$/u.exec(text);
  if (found) return toDay(Number(found[1]), Number(found[3]), Number(found[4]));
  const packed = /^(\d{4})(\d{2})(\d{2})$/u.exec(text);
  return packed ? toDay(Number(packed[1]), Number(packed[2]), Number(packed[3])) : undefined;
}

function chineseFigures(text: string, today: string): string | undefined {
  const found = /^(?:(?<year>\d{2})(?<mark>[-/.])(?=\d+\k<mark>))?(?<month>\d{1,2})[-/.](?<day>\d{1,2})$/u.exec(text);
  if (!found) return undefined;
  const { year, month, day } = found.groups ?? {};
  return inYear({ year, month: Number(month), day }, today);
}

/** Parses a date with the day first, as the app writes it. Month first is not accepted, because it is ambiguous. */
function dayFirst(text: string, today: string): string | undefined {
  const found =
    /^(\d{1,2})([-/. ])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/u.exec(text) ?? /^(\d{2})()(\d{2})(\d{4})$/u.exec(text);
  return found ? inYear({ year: found[4], month: Number(found[3]), day: found[1] }, today) : undefined;
}

/** Figures alone: the year first, or in the order of the language. */
const figuresDay = (text: string, language: Language, today: string): string | undefined =>
  yearFirst(text) ?? (language === 'cn' ? chineseFigures(text, today) : dayFirst(text, today));

function plainDay(text: string, language: Language, today: string): string | undefined {
  const days = RELATIVE.find(([pattern]) => pattern.test(text))?.[1];
  if (days !== undefined) return new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);
  return chineseDay(text, today) ?? namedDay(text, today) ?? figuresDay(text, language, today);
}

/** 1 is Monday. */
const getWeekday = (day: string): number => new Date(day).getUTCDay() || 7;

/** A day as people of a language write it; undefined for what is none, and where its weekday is another one. */
export function readDay(text: string, language: Language, today: string): string | undefined {
  const plain = plainDay(text, language, today);
  if (plain) return plain;
  for (const [place, pattern] of WEEKDAYS.entries()) {
    const day = pattern.test(text) ? plainDay(text.replace(pattern, ''), language, today) : undefined;
    if (day && getWeekday(day) === place + 1) return day;
  }
  return undefined;
}
