const PLACES = 100;

// Multiplied before it is divided: `part` and `whole` are counts or minor units, so only the quotient is rounded.
const share = (part: number, whole: number): number => Math.round((part * 100 * PLACES) / whole) / PLACES;

/** Calculates per cent with two places, half rounded up; 0 if `whole` is 0. Counts or minor units. */
export const getPercent = (part: number, whole: number): number => (whole === 0 ? 0 : share(part, whole));

/** Like `getPercent`, but null if the whole is 0. */
export const getPercentOrNull = (part: number, whole: number): number | null =>
  whole === 0 ? null : share(part, whole);
