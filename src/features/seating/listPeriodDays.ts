import { DAY_MS } from '@/contract/duration';

const DAYS_OF_TWO_WEEKS = 14;

/** Length of the displayed period. */
export type PeriodLength = 'month' | 'weeks';

/** A stretch of calendar days, both ends included. */
export interface CalendarPeriod {
  readonly from: string;
  readonly to: string;
}

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const getDay = (date: Date): string => date.toISOString().slice(0, 10);

/** The day so many days after another. */
export const addDays = (day: string, days: number): string => getDay(new Date(utc(day).getTime() + days * DAY_MS));

/** 1 Monday … 7 Sunday. */
export const getWeekday = (day: string): number => utc(day).getUTCDay() || 7;

/** Saturday and Sunday. */
export const isWeekend = (day: string): boolean => getWeekday(day) > 5;

/** The month, or the two weeks from a Monday on, that a day lies in. */
export function getPeriodAround(day: string, length: PeriodLength): CalendarPeriod {
  if (length === 'weeks') {
    const from = addDays(day, 1 - getWeekday(day));
    return { from, to: addDays(from, DAYS_OF_TWO_WEEKS - 1) };
  }
  const from = `${day.slice(0, 7)}-01`;
  const next = utc(from);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return { from, to: addDays(getDay(next), -1) };
}

/** The period after (1) or before (−1) another. */
export const getAdjacentPeriod = ({ from, to }: CalendarPeriod, length: PeriodLength, step: 1 | -1): CalendarPeriod =>
  getPeriodAround(step > 0 ? addDays(to, 1) : addDays(from, length === 'weeks' ? -DAYS_OF_TWO_WEEKS : -1), length);

/** All days of a period. */
export function listPeriodDays({ from, to }: CalendarPeriod): string[] {
  const length = Math.round((utc(to).getTime() - utc(from).getTime()) / DAY_MS) + 1;
  return Array.from({ length }, (_, place) => addDays(from, place));
}
