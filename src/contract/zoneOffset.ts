const clocks = new Map<string, Intl.DateTimeFormat>();

/** Building a format costs a hundred times as much as using it. */
function getClock(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  // Swedish dates and times are those of ISO 8601 but for the T.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, made);
  return made;
}

/** A point in time as a zone's clock shows it, YYYY-MM-DD hh:mm:ss. */
export const clockIn = (time: Date | number, timeZone: string): string => getClock(timeZone).format(time);

/** How far a zone's clock is ahead of UTC at a time, both in milliseconds. */
export function zoneOffset(time: number, timeZone: string): number {
  const shown = clockIn(time, timeZone);
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(time / 1000) * 1000;
}

const DAY_MS = 86_400_000;

/**
 * Returns the moment at which a zone's clock shows a local time, in milliseconds. `clock` is YYYY-MM-DDThh:mm[:ss]. A time that the clock
 * shows twice is the first of the two; a time that it skips is as far after the change as it says (Temporal's `compatible`).
 */
export function getMoment(clock: string, timeZone: string): number {
  const shown = Date.parse(`${clock}Z`);
  // No zone is further from UTC than 14 hours: one of the two is before any change near the time, the other after it.
  const before = zoneOffset(shown - DAY_MS, timeZone);
  const after = zoneOffset(shown + DAY_MS, timeZone);
  const fits = [before, after].find((offset) => zoneOffset(shown - offset, timeZone) === offset);
  return shown - (fits ?? before);
}
