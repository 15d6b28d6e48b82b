import { DAY_MS } from '../duration';
import { getZoneOffset } from '../getZoneOffset';

/** Maximum offset of any zone ahead of UTC. */
const FURTHEST_AHEAD_MS = 15 * 3_600_000;
/** Maximum number of cached days per zone: far more than any decision needs. */
const REMEMBERED = 2000;

/** A period in which a zone's offset is constant. */
interface Stretch {
  /** Offset of the clock from UTC. */
  readonly offset: number;
  /** First moment after it. */
  readonly end: number;
}

const midnights = new Map<string, Map<number, number>>();

/** Returns the zone's offset at the start of a UTC day. Cached, because a decision needs the same few days repeatedly. */
function offsetAtMidnight(utcDay: number, zone: string): number {
  let known = midnights.get(zone);
  if (!known) midnights.set(zone, (known = new Map()));
  const remembered = known.get(utcDay);
  if (remembered !== undefined) return remembered;
  if (known.size >= REMEMBERED) known.clear();
  const offset = getZoneOffset(utcDay * DAY_MS, zone);
  known.set(utcDay, offset);
  return offset;
}

/** Returns the first moment at which the offset differs from the start of the day. */
function changeWithin(utcDay: number, zone: string): number {
  const before = offsetAtMidnight(utcDay, zone);
  let [low, high] = [utcDay * DAY_MS, (utcDay + 1) * DAY_MS];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (getZoneOffset(middle, zone) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** Returns the period with constant offset that contains a moment. It ends at the latest at midnight UTC. */
export function getOffsetPeriod(at: number, zone: string): Stretch {
  const utcDay = Math.floor(at / DAY_MS);
  const [before, after] = [offsetAtMidnight(utcDay, zone), offsetAtMidnight(utcDay + 1, zone)];
  const end = (utcDay + 1) * DAY_MS;
  if (before === after) return { offset: before, end };
  const change = changeWithin(utcDay, zone);
  return at < change ? { offset: before, end: change } : { offset: after, end };
}

/** Returns the calendar day of a moment in a zone, as a number: 0 is 1970-01-01. */
export const getDayNumberAt = (at: number, zone: string): number =>
  Math.floor((at + getOffsetPeriod(at, zone).offset) / DAY_MS);

/** Converts a calendar day to its day number (see toLocalDay). */
export const toDayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** Returns the weekday of a day number: 1 is Monday, 7 Sunday. */
export const getDayOfWeek = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

/** Returns the first moment from `at` on that is on a calendar day or after it. */
export function getDayStart(day: number, at: number, zone: string): number {
  let moment = Math.max(at, day * DAY_MS - FURTHEST_AHEAD_MS);
  for (;;) {
    const { offset, end } = getOffsetPeriod(moment, zone);
    const there = Math.max(moment, day * DAY_MS - offset);
    if (there < end) return there;
    moment = end;
  }
}
