/** A calendar day and, where one was typed, an hour and minute of it. */
export interface TypedDate {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** HH:mm. */
  readonly clock?: string;
}

/** Normalizes typed or pasted text: half width, no accents, no invisible characters, single spaces, lower case. */
export const normalizeTyped = (typed: string): string =>
  typed
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/[。．]/gu, '.')
    .replaceAll(/[，、]/gu, ',')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

const pad = (part: number): string => String(part).padStart(2, '0');

/** A day as YYYY-MM-DD; undefined for one that no calendar has. Two figures of a year are of this century. */
export function toDay(year: number, month: number, day: number): string | undefined {
  const whole = year < 100 ? 2000 + year : year;
  if (whole < 1900 || whole > 2199) return undefined;
  const text = `${whole}-${pad(month)}-${pad(day)}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
}

/** The hour and minute as HH:mm; undefined for one that no clock shows. */
export const toClock = (hour: number, minute: number): string | undefined =>
  hour < 24 && minute < 60 ? `${pad(hour)}:${pad(minute)}` : undefined;
