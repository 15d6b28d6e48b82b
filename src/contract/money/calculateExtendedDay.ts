import { DAY_MS } from '../duration';

/**
 * Returns the due day after an extension by some days, YYYY-MM-DD (MI-07). The days count from today, when the extension takes effect, or
 * from a due day that is still in the future. `today` is the institution's.
 */
export const calculateExtendedDay = (dueDay: string, days: number, today: string): string =>
  new Date(Date.parse(dueDay > today ? dueDay : today) + days * DAY_MS).toISOString().slice(0, 10);
