import { DAY_MS, HOUR_MS } from '../duration';
import type { ContactRecord } from './contact';
import { getOffsetPeriod } from './lawClock';
import { createDailyHours, getNextOpeningTime } from './openHours';

/** Weight of the prior, in calls of the borrower: a single call answered by chance is not significant. */
const USUAL_COUNTS_AS = 2;
/** Minimum number of calls in an hour to be significant. */
const FEWEST_CALLS = 2;

/** Call statistics of a borrower for one hour of the day. */
export interface HourOfAnswers {
  /** 0 to 23, on the borrower's clock. */
  readonly hour: number;
  readonly answered: number;
  readonly tried: number;
  /** Estimated probability that the next call at this hour is answered, between 0 and 1. */
  readonly chance: number;
}

const isAnswered = ({ outcome }: ContactRecord): boolean => outcome === 'connected' || outcome === 'conversation';

/** Returns true for a call to the borrower whose outcome is known. */
const isTold = ({ channel, inbound, person, outcome }: ContactRecord): boolean =>
  channel === 'call' && !inbound && person === 'borrower' && outcome !== 'reserved' && outcome !== 'unknown';

/** Returns the hour of a moment on a zone's clock. */
export function getHour(at: number, zone: string): number {
  const local = at + getOffsetPeriod(at, zone).offset;
  return Math.floor((((local % DAY_MS) + DAY_MS) % DAY_MS) / HOUR_MS);
}

/**
 * Returns the hours at which a borrower has answered, best first. The chance of an hour is its share of answered calls, smoothed towards
 * `usual` (0 to 1) with two additional calls: (answered + 2 · usual) / (tried + 2). Hours no better than usual are omitted, and therefore
 * all without an answered call (LC-06).
 */
export function countAnswersByHour(
  history: readonly ContactRecord[],
  { zone, usual }: { readonly zone: string; readonly usual: number },
): HourOfAnswers[] {
  const calls = history.filter(isTold).map((call) => ({ hour: getHour(call.at, zone), isAnswered: isAnswered(call) }));
  return [...new Set(calls.map(({ hour }) => hour))]
    .map((hour) => {
      const then = calls.filter((call) => call.hour === hour);
      const answered = then.filter((call) => call.isAnswered).length;
      const chance = (answered + USUAL_COUNTS_AS * usual) / (then.length + USUAL_COUNTS_AS);
      return { hour, answered, tried: then.length, chance };
    })
    .filter(({ tried, chance }) => tried >= FEWEST_CALLS && chance > usual)
    .toSorted((one, other) => other.chance - one.chance || other.tried - one.tried || one.hour - other.hour);
}

const written = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Returns the first moment from `at` on in an hour of a zone's clock. */
export const getNextHour = (hour: number, at: number, zone: string): number | null =>
  getNextOpeningTime(createDailyHours([written(hour), written(hour + 1)]), at, zone);
