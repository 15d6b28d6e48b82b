export type Tier = 'quick' | 'slow' | 'all';
export const TIERS: readonly Tier[];
/** Unit tests below `__tests__` that `npm test` leaves to `npm run test:slow`, each with the reason. */
export const SLOW_TESTS: Readonly<Record<string, string>>;
/** Unit tests of which `npm test` runs a sample. */
export const SAMPLED_TESTS: readonly string[];
/** Tag of the journeys of `npm test`. */
export const MAIN_TAG: string;
/** Tag of the journeys of which `npm test` runs a sample. */
export const SAMPLED_TAG: string;
/** Returns the unit tests that a tier adds to or leaves out of jest's; both empty where it runs all. */
export function selectFiles(tier: Tier): { readonly only: readonly string[]; readonly without: readonly string[] };
/** Returns Playwright's filters by tag. */
export function selectJourneys(tier: Tier): { readonly grep?: RegExp; readonly grepInvert?: RegExp };
