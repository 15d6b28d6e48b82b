import { DAY_MS } from '../duration';
import { getOffsetPeriod, getDayOfWeek } from './lawClock';
import type { Holidays, WindowRule } from './lawPack';

/** Search horizon: a contact that is not lawful by then needs a changed fact. */
export const HORIZON_MS = 370 * DAY_MS;

/** Converts a time of day, hh:mm, to milliseconds since the start of the day. */
const ofDay = (time: string): number => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * 60_000;

/** Formats a calendar day as YYYYMMDD. */
const written = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');

/** Returns the year of a day if its holiday data is missing; null if it exists. */
export function findYearWithoutHolidays(day: number, holidays: Holidays | undefined): number | null {
  const year = Number(written(day).slice(0, 4));
  return holidays?.years[year] === undefined ? year : null;
}

/** Returns true for a holiday. Without holiday data for the year, every day counts as one, to err on the safe side. */
function isHoliday(day: number, holidays: Holidays | undefined): boolean {
  const text = written(day);
  const known = holidays?.years[Number(text.slice(0, 4))];
  return known === undefined || known.split(' ').includes(text.slice(4));
}

/** Start and end of a range of hours, on a calendar day of a zone's clock. */
type Span = readonly [from: number, to: number];

/** Returns the open hours of a calendar day, earliest first. */
type HoursOf = (day: number) => readonly Span[];

/** Returns the open hours of a rule for each day. */
export function getHours({ open, holidays: onHolidays }: WindowRule, holidays: Holidays | undefined): HoursOf {
  const spans = open
    .map(({ days, from, to }) => ({ days, span: [ofDay(from), ofDay(to)] as const }))
    .toSorted(({ span: [one] }, { span: [other] }) => one - other);
  return (day) => {
    if (onHolidays === 'closed' && isHoliday(day, holidays)) return [];
    const today = getDayOfWeek(day);
    return spans.filter(({ days }) => days.includes(today)).map(({ span }) => span);
  };
}

/** Returns the same hours for every day. Hours across midnight become two ranges. */
export function createDailyHours([from, to]: readonly [string, string]): HoursOf {
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

/** Returns the first open moment in local time from `at` on, within a period of constant offset. */
function openWithin(local: number, localEnd: number, hours: HoursOf): number | null {
  const today = Math.floor(local / DAY_MS);
  // A section is at most one day long, so it covers at most two calendar days.
  for (const day of [today, today + 1]) {
    for (const [from, to] of hours(day)) {
      const opens = Math.max(local, day * DAY_MS + from);
      if (opens < Math.min(day * DAY_MS + to, localEnd)) return opens;
    }
  }
  return null;
}

/** Returns the first moment from `at` on in the open hours of a zone's clock; null if there is none within the horizon. */
export function getNextOpeningTime(hours: HoursOf, at: number, zone: string): number | null {
  for (let moment = at; moment <= at + HORIZON_MS;) {
    const { offset, end } = getOffsetPeriod(moment, zone);
    const opens = openWithin(moment + offset, end + offset, hours);
    if (opens !== null) return opens - offset;
    moment = end;
  }
  return null;
}
