import { DAY_MS, HOUR_MS } from '../duration';
import type { ContactCase, ContactOutcome, ContactRecord } from './contact';
import { getDayNumberAt, getDayOfWeek, getDayStart } from './lawClock';
import type { CapRule, CountingBasis, CountingPeriod, CountingCriteria, GapRule } from './lawPack';

const REACHED: Readonly<Record<ContactOutcome, number>> = {
  notConnected: 0,
  noAnswer: 1,
  connected: 2,
  conversation: 3,
  // Unknown if it rang or was a conversation: counts as the highest outcome.
  reserved: 3,
  unknown: 3,
};

/** Minimum outcome at which a contact is counted. */
export const MINIMUM_OUTCOME: Readonly<Record<CountingBasis, number>> = {
  dial: 0,
  attempt: 1,
  connected: 2,
  conversation: 3,
};

/** Unknown values of an earlier contact count as equal. */
const isSame = (past: string | null, intended: string | null): boolean =>
  past === null || intended === null || past === intended;

function counts(past: ContactRecord, counting: CountingCriteria, { intent }: ContactCase): boolean {
  if (past.inbound && counting.inbound !== true) return false;
  if (past.consented && counting.consentExempt === true) return false;
  if (counting.channels && !counting.channels.includes(past.channel)) return false;
  if (REACHED[past.outcome] < MINIMUM_OUTCOME[counting.counts]) return false;
  return counting.per.every((key) => isSame(past[key], intent[key]));
}

/** Returns the earlier contacts that count for a rule, oldest first. */
export const listCountedContacts = (counting: CountingCriteria, contact: ContactCase): ContactRecord[] =>
  contact.history.filter((past) => counts(past, counting, contact)).toSorted((one, other) => one.at - other.at);

/** Returns the next day, or the first day of the next week or month. */
function nextPeriod(day: number, calendar: 'day' | 'week' | 'month'): number {
  if (calendar === 'day') return day + 1;
  if (calendar === 'week') return day + 8 - getDayOfWeek(day);
  const date = new Date(day * DAY_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / DAY_MS;
}

/** Returns true if a past contact still counts at a moment. */
function isWithin(past: number, { period, at, zone }: { period: CountingPeriod; at: number; zone: string }): boolean {
  if ('ever' in period) return true;
  if ('rollingHours' in period) return past > at - period.rollingHours * HOUR_MS;
  const day = getDayNumberAt(at, zone);
  if ('rollingDays' in period) return getDayNumberAt(past, zone) > day - period.rollingDays;
  return nextPeriod(getDayNumberAt(past, zone), period.calendar) === nextPeriod(day, period.calendar);
}

/** Returns the number of contacts that count at a moment. */
export const countUsed = (
  rows: readonly ContactRecord[],
  period: CountingPeriod,
  when: { at: number; zone: string },
): number => rows.filter(({ at }) => isWithin(at, { period, ...when })).length;

/** Returns the end of the oldest contact that counts, or of the whole period; null means never. */
function whenOver(oldest: number, period: CountingPeriod, { at, zone }: { at: number; zone: string }): number | null {
  if ('ever' in period) return null;
  if ('rollingHours' in period) return oldest + period.rollingHours * HOUR_MS;
  if ('rollingDays' in period) return getDayStart(getDayNumberAt(oldest, zone) + period.rollingDays, at, zone);
  return getDayStart(nextPeriod(getDayNumberAt(at, zone), period.calendar), at, zone);
}

/** Returns a moment before which a cap is exhausted, or `at` if it has capacity; null if it never has again. */
export function getCapEnd(
  { limit, period }: CapRule,
  rows: readonly ContactRecord[],
  here: { at: number; zone: string },
): number | null {
  const within = rows.filter((past) => isWithin(past.at, { period, ...here }));
  if (within.length < limit) return here.at;
  const oldest = within[within.length - limit];
  return oldest === undefined ? null : whenOver(oldest.at, period, here);
}

/** Returns the first moment from `at` on that is far enough from the last contact. */
export function getGapEnd(
  { days }: GapRule,
  rows: readonly ContactRecord[],
  { at, zone }: { at: number; zone: string },
) {
  const last = rows.at(-1);
  return last === undefined ? at : getDayStart(getDayNumberAt(last.at, zone) + days, at, zone);
}

/** Returns a moment before which every week has contacts by another channel, or `at` if its week has none. */
export function getChannelLockEnd(
  { intent }: ContactCase,
  rows: readonly ContactRecord[],
  { at, zone }: { at: number; zone: string },
): number {
  const others = rows.filter(({ channel }) => channel !== intent.channel);
  const isUsed = countUsed(others, { calendar: 'week' }, { at, zone }) > 0;
  return isUsed ? getDayStart(nextPeriod(getDayNumberAt(at, zone), 'week'), at, zone) : at;
}
