export type Tier = 'quick' | 'slow' | 'all';
export const TIERS: readonly Tier[];
/** Test files below `__tests__` that `npm test` leaves to `npm run test:slow`, each with the reason. */
export const SLOW_TESTS: Readonly<Record<string, string>>;
/** Tag of a journey that `npm test` leaves out. */
export const SLOW_TAG: string;
/** Test files of which `npm test` runs a sample. */
export const SAMPLED_TESTS: readonly string[];
/** Returns the files that a tier adds to or leaves out of a runner; both empty where it runs all. */
export function selectFiles(
  tier: Tier,
  runner: { readonly journeys: boolean },
): { readonly only: readonly string[]; readonly without: readonly string[] };
