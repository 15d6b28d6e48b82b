import { DAY_MS } from './duration';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a format takes a hundred times as long as using it. */
function getClock(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  // Swedish dates and times match ISO 8601 except for the T.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, made);
  return made;
}

/** Formats a point in time in a zone, YYYY-MM-DD hh:mm:ss. */
export const getClockTime = (time: Date | number, timeZone: string): string => getClock(timeZone).format(time);

/** Returns a zone's offset from UTC at a time, both in milliseconds. */
export function getZoneOffset(time: number, timeZone: string): number {
  const shown = getClockTime(time, timeZone);
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(time / 1000) * 1000;
}

/**
 * Returns the moment at which a zone's clock shows a local time, in milliseconds. `clock` is YYYY-MM-DDThh:mm[:ss]. Of an ambiguous time,
 * the first moment is returned. A skipped time is moved forward by the length of the gap (Temporal's `compatible`).
 */
export function getMoment(clock: string, timeZone: string): number {
  const shown = Date.parse(`${clock}Z`);
  // Offsets are at most 14 hours: one of the two is before any change near the time, the other after it.
  const before = getZoneOffset(shown - DAY_MS, timeZone);
  const after = getZoneOffset(shown + DAY_MS, timeZone);
  const fits = [before, after].find((offset) => getZoneOffset(shown - offset, timeZone) === offset);
  return shown - (fits ?? before);
}
