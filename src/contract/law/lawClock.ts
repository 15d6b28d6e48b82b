import { zoneOffset } from '../zoneOffset';

/** A day of UTC, in milliseconds. */
export const DAY_MS = 86_400_000;
/** No zone's clock is further ahead of UTC. */
const FURTHEST_AHEAD_MS = 15 * 3_600_000;
/** Days of one zone that are remembered: far more than any decision looks at. */
const REMEMBERED = 2000;

/** A stretch of time in which a zone's clock runs evenly. */
interface Stretch {
  /** How far the clock is ahead of UTC. */
  readonly offset: number;
  /** The first moment after it. */
  readonly end: number;
}

const midnights = new Map<string, Map<number, number>>();

/** How far the zone's clock is ahead at the beginning of a day of UTC: a decision asks for the same few days again and again. */
function offsetAtMidnight(utcDay: number, zone: string): number {
  let known = midnights.get(zone);
  if (!known) midnights.set(zone, (known = new Map()));
  const remembered = known.get(utcDay);
  if (remembered !== undefined) return remembered;
  if (known.size >= REMEMBERED) known.clear();
  const offset = zoneOffset(utcDay * DAY_MS, zone);
  known.set(utcDay, offset);
  return offset;
}

/** The first moment at which the clock is no longer what it was at the beginning of the day. */
function changeWithin(utcDay: number, zone: string): number {
  const before = offsetAtMidnight(utcDay, zone);
  let [low, high] = [utcDay * DAY_MS, (utcDay + 1) * DAY_MS];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (zoneOffset(middle, zone) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** The even stretch of a zone's clock that a moment lies in; it ends at midnight of UTC at the latest. */
export function stretchAt(at: number, zone: string): Stretch {
  const utcDay = Math.floor(at / DAY_MS);
  const [before, after] = [offsetAtMidnight(utcDay, zone), offsetAtMidnight(utcDay + 1, zone)];
  const end = (utcDay + 1) * DAY_MS;
  if (before === after) return { offset: before, end };
  const change = changeWithin(utcDay, zone);
  return at < change ? { offset: before, end: change } : { offset: after, end };
}

/** The calendar day of a moment in a zone, as a number: 0 is 1970-01-01. */
export const dayAt = (at: number, zone: string): number => Math.floor((at + stretchAt(at, zone).offset) / DAY_MS);

/** A calendar day as that number. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** The weekday of such a day: 1 is Monday, 7 Sunday. */
export const weekday = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

/** The first moment from `at` on that lies on a calendar day or after it. */
export function whenDayComes(day: number, at: number, zone: string): number {
  let moment = Math.max(at, day * DAY_MS - FURTHEST_AHEAD_MS);
  for (;;) {
    const { offset, end } = stretchAt(moment, zone);
    const there = Math.max(moment, day * DAY_MS - offset);
    if (there < end) return there;
    moment = end;
  }
}
