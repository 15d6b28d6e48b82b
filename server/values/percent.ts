const PLACES = 100;

// Multiplied before it is divided: `part` and `whole` are counts or minor units, so only the quotient is rounded, and a half is a half.
const share = (part: number, whole: number): number => Math.round((part * 100 * PLACES) / whole) / PLACES;

/** Per cent with two places, a half rounded up; nothing of nothing is 0. Counts or minor units. */
export const getPercent = (part: number, whole: number): number => (whole === 0 ? 0 : share(part, whole));

/** As `getPercent`; of nothing there is no share: null. */
export const percentOrNull = (part: number, whole: number): number | null => (whole === 0 ? null : share(part, whole));
