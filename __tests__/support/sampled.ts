/** `npm test` takes a sample of long walks; every other run takes all of them. */
export const isSampled = process.env['TEST_TIER'] === 'quick';

/** Printed at the start of the run (scripts/test.mjs). */
const seed = Number(process.env['SAMPLE_SEED'] ?? 0);

/** Returns one in `share` of the cases in `npm test`, others with each seed; all of them in every other run. */
export const sampled = <T>(cases: readonly T[], share: number): readonly T[] =>
  isSampled ? cases.filter((_, place) => (place + seed) % share === 0) : cases;
