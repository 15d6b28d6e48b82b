import { toApiFailure, toRefusalFailure } from '@/api/client/apiFailure';
import { RESULT_CODES } from '@/contract/resultCodes';
import { findObstacle, toQueryOutcome, toSendingOutcome } from '@/features/caseDetail/submission/useSubmission';

const away = toRefusalFailure(RESULT_CODES.databaseAway.code, 'The database does not answer');

test('CD-06 a database that is away proves that a change was not made, and says nothing of one that was sent before', () => {
  expect(toSendingOutcome({ error: away })).toBe('refused');
  expect(toQueryOutcome({ error: away })).toBe('unanswered');
});

test('CD-06 a change whose commit was not answered may have been made', () => {
  expect(toSendingOutcome({ error: toRefusalFailure(RESULT_CODES.stillRunning.code, '') })).toBe('unanswered');
  expect(toQueryOutcome({ error: toApiFailure('broken') })).toBe('notAskable');
});

test.each([RESULT_CODES.expired, RESULT_CODES.ended])(
  'SE-06 CD-06 a change refused with $code because the session has ended was not carried out',
  ({ code }) => {
    const signedOut = toRefusalFailure(code, 'Session expired');
    expect(toSendingOutcome({ error: signedOut })).toBe('refused');
    expect(findObstacle(signedOut)).toBe('signedOut');
    // The outcome of the earlier request remains unknown.
    expect(toQueryOutcome({ error: signedOut })).toBe('unanswered');
  },
);

test('CD-06 what a proxy refused, or was never sent, was not carried out', () => {
  expect(toSendingOutcome({ error: toApiFailure('tooLarge') })).toBe('refused');
  expect(toSendingOutcome({ error: toApiFailure('missing') })).toBe('refused');
  expect(toSendingOutcome({ error: toApiFailure('intercepted') })).toBe('unanswered');
});
