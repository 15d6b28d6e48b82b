// `npm test` runs the tests that find most faults in ten minutes. `npm run test:slow` runs the rest, and `npm run test:all` (.ci/run) runs
// both. Journeys choose their tier by tag. A unit test above ten seconds is listed in slowTests.mjs, or has a comment with a reason.
import { SLOW_TESTS } from './slowTests.mjs';

/** Tag of the journeys of `npm test`: the main way through each topic. The others run in `npm run test:slow`. */
export const MAIN_TAG = '@main';

/** Tag of long walks that run in both tiers: `npm test` takes a sample of their cases (`__tests__/support/sampled.ts`). */
export const SAMPLED_TAG = '@sampled';

/** Unit tests that run in both tiers: `npm test` takes a sample of their cases (`__tests__/support/sampled.ts`). */
export const SAMPLED_TESTS = [
  'api/loginEnds.test.ts',
  'contract/law/oracle.test.ts',
  'contract/momentOf.test.ts',
  'features/typedDate/typedFields.test.tsx',
  'server/cases/everyTransition.test.ts',
  'server/cases/listingOrder.test.ts',
  'server/cases/usualLists.test.ts',
  'server/pipeline/calls.test.ts',
  'server/pipeline/enumerationIds.test.ts',
  'server/pipeline/enumerationSessions.test.ts',
  'server/pipeline/fuzz.test.ts',
  'server/telephony/bothDoors.test.ts',
];

export const TIERS = ['quick', 'slow', 'all'];

export { SLOW_TESTS };

/** Returns the unit tests that a tier adds to or leaves out of jest's; both empty where it runs all. */
export const selectFiles = (tier) => {
  const slow = Object.keys(SLOW_TESTS);
  if (tier === 'quick') return { only: [], without: slow };
  return { only: tier === 'slow' ? [...slow, ...SAMPLED_TESTS] : [], without: [] };
};

/** Returns Playwright's filters by tag. */
export const selectJourneys = (tier) => {
  if (tier === 'quick') return { grep: new RegExp(`${MAIN_TAG}|${SAMPLED_TAG}`, 'u') };
  return tier === 'slow' ? { grepInvert: new RegExp(MAIN_TAG, 'u') } : {};
};
