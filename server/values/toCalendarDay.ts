import { getClockTime, getMoment } from '@/contract/getZoneOffset';

/** Start and end of a day or a period in the institution's time zone, both inclusive. */
export interface TimeSpan {
  readonly start: Date;
  readonly end: Date;
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a format costs a hundred times as much as using it. */
function getDays(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  dayFormats.set(timeZone, made);
  return made;
}

/** Returns the institution's calendar day, YYYY-MM-DD: its 'today' for the time of the call. */
export const toCalendarDay = (time: Date, timeZone: string): string => getDays(timeZone).format(time);

/** Formats a time in an institution's time zone, YYYY-MM-DD hh:mm:ss. */
export const toLocalTime = (time: string | Date, timeZone: string): string => getClockTime(new Date(time), timeZone);

/** Adds a number of days to a day, both YYYY-MM-DD. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Counts the days from one YYYY-MM-DD to a later one: days past due when counted from the penalty date. */
export const countDaysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** Returns the first moment of a calendar day in a time zone. */
export const startOfDay = (day: string, timeZone: string): Date => new Date(getMoment(`${day}T00:00`, timeZone));

/** Returns the last millisecond of the calendar day of a time. */
export const endOfDay = (time: Date, timeZone: string): Date =>
  new Date(startOfDay(addDays(toCalendarDay(time, timeZone), 1), timeZone).getTime() - 1);
