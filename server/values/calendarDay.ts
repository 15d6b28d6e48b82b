import { clockIn, getMoment } from '@/contract/zoneOffset';

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Building a format costs a hundred times as much as using it. */
function getDays(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  dayFormats.set(timeZone, made);
  return made;
}

/** The institution's calendar day, YYYY-MM-DD: its 'today' when given the call's time. */
export const calendarDay = (time: Date, timeZone: string): string => getDays(timeZone).format(time);

/** A point in time as an institution's clock shows it, YYYY-MM-DD hh:mm:ss. */
export const localTime = (time: string | Date, timeZone: string): string => clockIn(new Date(time), timeZone);

/** The day so many days after another, both YYYY-MM-DD. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Whole days from one YYYY-MM-DD to a later one: days past due when counted from the penalty date. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** The first moment of a calendar day in a zone. */
export const startOfDay = (day: string, timeZone: string): Date => new Date(getMoment(`${day}T00:00`, timeZone));

/** The last millisecond of the calendar day that a time lies in. */
export const endOfDay = (time: Date, timeZone: string): Date =>
  new Date(startOfDay(addDays(calendarDay(time, timeZone), 1), timeZone).getTime() - 1);
