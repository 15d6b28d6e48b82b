import { HOUR_MS } from '@/contract/duration';
import { addDays, toCalendarDay, countDaysBetween, startOfDay } from '../../values/toCalendarDay';
import type { NewSeedCase } from './caseHistory';
import type { Random } from '../random';
import type { Country } from '../countries/country';

/** Parameters of a generated history. */
export interface PastPlan {
  readonly country: Country;
  readonly random: Random;
  readonly now: Date;
}

/** Adds hours to a time. */
export const pickTimeAfter = (time: Date, hours: number): Date => new Date(time.getTime() + hours * HOUR_MS);

/** Returns the current day at the institution. */
export const getToday = ({ country, now }: PastPlan): string => toCalendarDay(now, country.institution.timeZone);

/** Returns the time at a fraction, from 0 to 1, of the elapsed part of the institution's day. */
export function getTimeEarlierToday(part: number, plan: PastPlan): Date {
  const start = startOfDay(getToday(plan), plan.country.institution.timeZone).getTime();
  return new Date(start + Math.floor((plan.now.getTime() - start) * part));
}

/** Chooses a time between nine and seven at the institution; limited to possible times on the current and the first day. */
export function getTimeOn(dayText: string, fresh: NewSeedCase, { country, random, now }: PastPlan): Date {
  const opening = pickTimeAfter(startOfDay(dayText, country.institution.timeZone), 9);
  const earliest = Math.max(fresh.collectionAt.getTime(), Math.min(opening.getTime(), now.getTime() - 6 * HOUR_MS));
  const latest = Math.min(pickTimeAfter(opening, 10).getTime(), now.getTime());
  return new Date(earliest + Math.floor(random.next() * Math.max(0, latest - earliest)));
}

/** Returns the times of a case's calls, oldest first. */
export function getCallTimes(fresh: NewSeedCase, plan: PastPlan): Date[] {
  const { random } = plan;
  const today = getToday(plan);
  const days = countDaysBetween(fresh.penaltyDate, today);
  const most = Math.min(6, 1 + Math.floor(days / 2));
  const count = random.chance(0.12) ? 0 : random.int(days < 3 ? 0 : 1, most);
  // Squared, so that most calls of a case are recent.
  const ago = new Set(Array.from({ length: count }, () => Math.floor(random.next() ** 2 * Math.min(days, 45))));
  const times = [...ago].map((back) => getTimeOn(addDays(today, -back), fresh, plan));
  return times.toSorted((a, b) => a.getTime() - b.getTime());
}
