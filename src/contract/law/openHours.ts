import { DAY_MS, stretchAt, weekday } from './lawClock';
import type { Holidays, WindowRule } from './lawPack';

/** Nothing is looked for further ahead than this: what is not lawful by then takes a fact. */
export const HORIZON_MS = 370 * DAY_MS;

/** An hour of a day, hh:mm, as milliseconds from its beginning. */
const ofDay = (time: string): number => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * 60_000;

/** A calendar day as MMDD with its year before it. */
const written = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');

/** The year of a day whose holidays nobody has given; null where they are there. */
export function yearWithoutHolidays(day: number, holidays: Holidays | undefined): number | null {
  const year = Number(written(day).slice(0, 4));
  return holidays?.years[year] === undefined ? year : null;
}

/** A day of a year that nobody has given the holidays of counts as one: better a call too few. */
function isHoliday(day: number, holidays: Holidays | undefined): boolean {
  const text = written(day);
  const known = holidays?.years[Number(text.slice(0, 4))];
  return known === undefined || known.split(' ').includes(text.slice(4));
}

/** Hours from and until, of a calendar day of a zone's clock. */
type Span = readonly [from: number, to: number];

/** The hours that are open on a calendar day, the earlier first. */
type HoursOf = (day: number) => readonly Span[];

/** The open hours of a rule on each day. */
export function getHours({ open, holidays: onHolidays }: WindowRule, holidays: Holidays | undefined): HoursOf {
  const spans = open
    .map(({ days, from, to }) => ({ days, span: [ofDay(from), ofDay(to)] as const }))
    .toSorted(({ span: [one] }, { span: [other] }) => one - other);
  return (day) => {
    if (onHolidays === 'closed' && isHoliday(day, holidays)) return [];
    const today = weekday(day);
    return spans.filter(({ days }) => days.includes(today)).map(({ span }) => span);
  };
}

/** The same hours every day; those that pass midnight are two. */
export function dailyHours([from, to]: readonly [string, string]): HoursOf {
  const [first, last] = [ofDay(from), ofDay(to)];
  const hours: readonly Span[] =
    first < last
      ? [[first, last]]
      : [
          [0, last],
          [first, DAY_MS],
        ];
  return () => hours;
}

/** Within an even stretch of the clock: the first open moment from `at` on, as the clock shows it. */
function openWithin(local: number, localEnd: number, hours: HoursOf): number | null {
  const today = Math.floor(local / DAY_MS);
  // A stretch is no longer than a day: it lies on two calendar days at most.
  for (const day of [today, today + 1]) {
    for (const [from, to] of hours(day)) {
      const opens = Math.max(local, day * DAY_MS + from);
      if (opens < Math.min(day * DAY_MS + to, localEnd)) return opens;
    }
  }
  return null;
}

/** The first moment from `at` on that lies in open hours of a zone's clock; null: none within the horizon. */
export function nextOpeningTime(hours: HoursOf, at: number, zone: string): number | null {
  for (let moment = at; moment <= at + HORIZON_MS;) {
    const { offset, end } = stretchAt(moment, zone);
    const opens = openWithin(moment + offset, end + offset, hours);
    if (opens !== null) return opens - offset;
    moment = end;
  }
  return null;
}
