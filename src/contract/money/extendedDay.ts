const DAY_MS = 86_400_000;

/**
 * The due day after an extension by some days, YYYY-MM-DD (MI-07): they count from the day it takes effect, today, and where the due
 * day is still to come from that day on. `today` is the institution's.
 */
export const extendedDay = (dueDay: string, days: number, today: string): string =>
  new Date(Date.parse(dueDay > today ? dueDay : today) + days * DAY_MS).toISOString().slice(0, 10);
