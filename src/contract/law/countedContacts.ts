import type { ContactCase, ContactOutcome, PastContact } from './contact';
import { DAY_MS, dayAt, weekday, whenDayComes } from './lawClock';
import type { CapRule, CountedAs, CountedTime, Counting, GapRule } from './lawPack';

const HOUR_MS = 3_600_000;

const REACHED: Readonly<Record<ContactOutcome, number>> = {
  notConnected: 0,
  noAnswer: 1,
  connected: 2,
  conversation: 3,
  // Whether it rang, or was a talk, nobody can say: it counts as if it had been.
  reserved: 3,
  unknown: 3,
};

/** How far a contact has to get, to be counted. */
export const NEEDED: Readonly<Record<CountedAs, number>> = { dial: 0, attempt: 1, connected: 2, conversation: 3 };

/** What is not known of an earlier contact counts as the same. */
const isSame = (past: string | null, intended: string | null): boolean =>
  past === null || intended === null || past === intended;

function counts(past: PastContact, counting: Counting, { intent }: ContactCase): boolean {
  if (past.inbound && counting.inbound !== true) return false;
  if (past.consented && counting.consentExempt === true) return false;
  if (counting.channels && !counting.channels.includes(past.channel)) return false;
  if (REACHED[past.outcome] < NEEDED[counting.counts]) return false;
  return counting.per.every((key) => isSame(past[key], intent[key]));
}

/** The earlier contacts that count for a rule, oldest first. */
export const counted = (counting: Counting, contact: ContactCase): PastContact[] =>
  contact.history.filter((past) => counts(past, counting, contact)).toSorted((one, other) => one.at - other.at);

/** The first day of the week or month after a day, or the next day. */
function nextPeriod(day: number, calendar: 'day' | 'week' | 'month'): number {
  if (calendar === 'day') return day + 1;
  if (calendar === 'week') return day + 8 - weekday(day);
  const date = new Date(day * DAY_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / DAY_MS;
}

/** Whether a contact at a time still counts at a moment. */
function isWithin(past: number, { period, at, zone }: { period: CountedTime; at: number; zone: string }): boolean {
  if ('ever' in period) return true;
  if ('rollingHours' in period) return past > at - period.rollingHours * HOUR_MS;
  const day = dayAt(at, zone);
  if ('rollingDays' in period) return dayAt(past, zone) > day - period.rollingDays;
  return nextPeriod(dayAt(past, zone), period.calendar) === nextPeriod(day, period.calendar);
}

/** How many of the contacts count at a moment. */
export const usedAt = (rows: readonly PastContact[], period: CountedTime, when: { at: number; zone: string }): number =>
  rows.filter(({ at }) => isWithin(at, { period, ...when })).length;

/** When the oldest of the contacts that count, or their whole period, is over; null: never. */
function whenOver(oldest: number, period: CountedTime, { at, zone }: { at: number; zone: string }): number | null {
  if ('ever' in period) return null;
  if ('rollingHours' in period) return oldest + period.rollingHours * HOUR_MS;
  if ('rollingDays' in period) return whenDayComes(dayAt(oldest, zone) + period.rollingDays, at, zone);
  return whenDayComes(nextPeriod(dayAt(at, zone), period.calendar), at, zone);
}

/** A moment before which a cap has no place, or `at` where it has one; null: never again. */
export function whenUnderCap(
  { limit, period }: CapRule,
  rows: readonly PastContact[],
  here: { at: number; zone: string },
): number | null {
  const within = rows.filter((past) => isWithin(past.at, { period, ...here }));
  if (within.length < limit) return here.at;
  const oldest = within[within.length - limit];
  return oldest === undefined ? null : whenOver(oldest.at, period, here);
}

/** The first moment from `at` on that lies far enough from the last contact. */
export function whenGapIsOver(
  { days }: GapRule,
  rows: readonly PastContact[],
  { at, zone }: { at: number; zone: string },
) {
  const last = rows.at(-1);
  return last === undefined ? at : whenDayComes(dayAt(last.at, zone) + days, at, zone);
}

/** A moment before which every week has contacts by another channel, or `at` where its week has none. */
export function whenChannelIsFree(
  { intent }: ContactCase,
  rows: readonly PastContact[],
  { at, zone }: { at: number; zone: string },
): number {
  const others = rows.filter(({ channel }) => channel !== intent.channel);
  const isUsed = usedAt(others, { calendar: 'week' }, { at, zone }) > 0;
  return isUsed ? whenDayComes(nextPeriod(dayAt(at, zone), 'week'), at, zone) : at;
}
