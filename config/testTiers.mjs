// `npm test` runs the tests that find most faults in ten minutes. `npm run test:slow` runs the rest, and `npm run test:all` (.ci/run) runs
// both. A test above ten seconds is listed here with the reason, or has a comment with one.

const KILLS = 'kills processes, starts them again and waits for their ends';
const STARTS = 'starts whole server processes, each with a database of its own';
const AT_SIZE = 'needs as many rows or bytes as a large institution has';
const RANDOM = 'random sequences: a short run of them proves little';
const WALK = 'walks through all screens, or asks every call of the contract several times';
const RACE = 'people, tabs or servers at the same moment, repeated';
const DETAIL = 'details of a screen or dialog whose main way has a journey in npm test';

/** Test files below `__tests__` that `npm test` leaves to `npm run test:slow`. */
export const SLOW_TESTS = {
  'api/freshness/freshness.test.ts': WALK,
  'journeys/caseDetail/cannedRemarks.test.ts': DETAIL,
  'journeys/caseDetail/caseKeys.test.ts': DETAIL,
  'journeys/caseDetail/conditions.test.ts': DETAIL,
  'journeys/caseDetail/drafts.test.ts': DETAIL,
  'journeys/caseDetail/emergencyContacts.test.ts': DETAIL,
  'journeys/caseDetail/extension.test.ts': DETAIL,
  'journeys/caseDetail/halfWritten.test.ts': DETAIL,
  'journeys/caseDetail/lawful.test.ts': DETAIL,
  'journeys/caseDetail/material.test.ts': DETAIL,
  'journeys/caseDetail/nextAhead.test.ts': DETAIL,
  'journeys/caseDetail/nothingOfBefore.test.ts': DETAIL,
  'journeys/caseDetail/otherMedia.test.ts': DETAIL,
  'journeys/caseDetail/phoneBook.test.ts': DETAIL,
  'journeys/caseDetail/quickKeys.test.ts': RACE,
  'journeys/caseDetail/smsUnknown.test.ts': DETAIL,
  'journeys/cases/caseListLooks.test.ts': DETAIL,
  'journeys/cases/listAhead.test.ts': DETAIL,
  'journeys/everyScreen/antdStyles.test.ts': 'builds a page with every component of antd twice',
  'journeys/everyScreen/deepLinks.test.ts': WALK,
  'journeys/everyScreen/errors.test.ts': WALK,
  'journeys/everyScreen/firstClick.test.ts': WALK,
  'journeys/everyScreen/loading.test.ts': WALK,
  'journeys/everyScreen/menus.test.ts': WALK,
  'journeys/everyScreen/standsStill.test.ts': WALK,
  'journeys/everyScreen/unsaved.test.ts': WALK,
  'journeys/law/sameBytes.test.ts': RANDOM,
  'journeys/login/leftLogin.test.ts': DETAIL,
  'journeys/login/loginLimits.test.ts': DETAIL,
  'journeys/login/providerCheck.test.ts': DETAIL,
  'journeys/longAging/longAging.test.ts': DETAIL,
  'journeys/shell/announcements.test.ts': DETAIL,
  'journeys/shell/folding.test.ts': DETAIL,
  'journeys/shell/palette.test.ts': DETAIL,
  'journeys/shell/serverWords.test.ts': DETAIL,
  'journeys/shell/tour.test.ts': WALK,
  'journeys/shell/watermark.test.ts': DETAIL,
  'journeys/users/groups.test.ts': DETAIL,
  'journeys/users/manyUsers.test.ts': AT_SIZE,
  'journeys/users/ownSessions.test.ts': DETAIL,
  'journeys/wholeDay/races.test.ts': RACE,
  'journeys/wholeDay/racesOfPeople.test.ts': RACE,
  'server/binding/bindingAtSize.test.ts': AT_SIZE,
  'server/binding/bindingRaces.test.ts': AT_SIZE,
  'server/binding/bindingSteps.test.ts': KILLS,
  'server/board/boardRecount.test.ts': RANDOM,
  'server/board/boardWork.test.ts': RANDOM,
  'server/board/closedDays.test.ts': RANDOM,
  'server/cluster/replica.test.ts': STARTS,
  'server/database/embeddedCrash.test.ts': KILLS,
  'server/database/embeddedPostgres.test.ts': KILLS,
  'server/database/partitions.test.ts': WALK,
  'server/law/gateModel.test.ts': RANDOM,
  'server/law/gateRace.test.ts': RACE,
  'server/law/killedPlace.test.ts': KILLS,
  'server/lender/killedBooking.test.ts': KILLS,
  'server/lender/lenderSequences.test.ts': RANDOM,
  'server/lender/worstFiles.test.ts': AT_SIZE,
  'server/lists/exportLimit.test.ts': AT_SIZE,
  'server/lists/largeFile.test.ts': AT_SIZE,
  'server/money/channelFaults.test.ts': RANDOM,
  'server/money/moneyFaults.test.ts': RANDOM,
  'server/pipeline/largeBodies.test.ts': AT_SIZE,
  'server/pipeline/statements.test.ts': WALK,
  'server/plans/planSequences.test.ts': RANDOM,
  'server/queues/queueRoutingAtSize.test.ts': AT_SIZE,
  'server/run/listening.test.ts': STARTS,
  'server/run/main.test.ts': KILLS,
  'server/run/operatorError.test.ts': STARTS,
  'server/run/seededInProduction.test.ts': STARTS,
  'server/run/servingStart.test.ts': STARTS,
  'server/run/startUpWords.test.ts': STARTS,
  'server/security/captcha.test.ts': 'lays each sign of both typefaces over each place of a hundred pictures',
  'server/security/guessablePassword.test.ts': 'tries more than 3,000 passwords',
  'server/seed/seed.test.ts': AT_SIZE,
  'server/seed/seedFollowUps.test.ts': AT_SIZE,
  'server/seed/seedMaterial.test.ts': AT_SIZE,
  'server/seed/seedOrganization.test.ts': AT_SIZE,
  'server/seed/seedPaidCodes.test.ts': AT_SIZE,
  'server/seed/seedSchedule.test.ts': AT_SIZE,
  'server/signIn/knownDevice.test.ts': RACE,
  'server/trail/longTrailFile.test.ts': AT_SIZE,
  'server/trail/trailFlood.test.ts': AT_SIZE,
};

/** Marks a journey that `npm test` leaves out of a file it runs: `test('…', { tag: '@slow' }, …)`. */
export const SLOW_TAG = '@slow';

/**
 * Test files that run in both tiers. `npm test` runs a sample of their cases (`__tests__/support/sampled.ts`) or the tests without SLOW_TAG.
 */
export const SAMPLED_TESTS = [
  'api/loginEnds.test.ts',
  'contract/law/oracle.test.ts',
  'contract/momentOf.test.ts',
  'features/typedDate/typedFields.test.tsx',
  'journeys/caseDetail/caseDetail.test.ts',
  'journeys/caseDetail/deduct.test.ts',
  'journeys/caseDetail/phoneCall.test.ts',
  'journeys/caseDetail/sms.test.ts',
  'journeys/caseDetail/timeline.test.ts',
  'journeys/cases/caseOrder.test.ts',
  'journeys/cases/listBehind.test.ts',
  'journeys/cases/savedFilters.test.ts',
  'journeys/complaints/complaints.test.ts',
  'journeys/everyScreen/byKeyboard.test.ts',
  'journeys/everyScreen/looks.test.ts',
  'journeys/everyScreen/screens.test.ts',
  'journeys/login/faceCheck.test.ts',
  'journeys/login/loginForm.test.ts',
  'journeys/login/session.test.ts',
  'journeys/queues/queues.test.ts',
  'journeys/seating/seatSchedule.test.ts',
  'journeys/shell/offline.test.ts',
  'journeys/shell/replay.test.ts',
  'journeys/users/users.test.ts',
  'journeys/wholeDay/mainJob.test.ts',
  'server/cases/everyTransition.test.ts',
  'server/cases/listingOrder.test.ts',
  'server/cases/usualLists.test.ts',
  'server/pipeline/calls.test.ts',
  'server/pipeline/enumerationIds.test.ts',
  'server/pipeline/enumerationSessions.test.ts',
  'server/pipeline/fuzz.test.ts',
];

export const TIERS = ['quick', 'slow', 'all'];

const JOURNEYS = 'journeys/';

const startsIn = (folder, isInside) => (file) => file.startsWith(folder) === isInside;

/** Returns the files that a tier adds to or leaves out of a runner; both empty where it runs all. */
export const selectFiles = (tier, { journeys }) => {
  const slow = Object.keys(SLOW_TESTS).filter(startsIn(JOURNEYS, journeys));
  const sampled = SAMPLED_TESTS.filter(startsIn(JOURNEYS, journeys));
  if (tier === 'quick') return { only: [], without: slow };
  return { only: tier === 'slow' ? [...slow, ...sampled] : [], without: [] };
};
