import { toApiFailure, refusal } from '@/api/client/apiFailure';
import { RESULT_CODES } from '@/contract/resultCodes';
import { findObstacle, outcomeOfAsking, outcomeOfSending } from '@/features/caseDetail/submission/useSubmission';

const away = refusal(RESULT_CODES.databaseAway.code, 'The database does not answer');

test('CD-06 a database that is away proves that a change was not made, and says nothing of one that was sent before', () => {
  expect(outcomeOfSending({ error: away })).toBe('refused');
  expect(outcomeOfAsking({ error: away })).toBe('unanswered');
});

test('CD-06 a change whose commit was not answered may have been made', () => {
  expect(outcomeOfSending({ error: refusal(RESULT_CODES.stillRunning.code, '') })).toBe('unanswered');
  expect(outcomeOfAsking({ error: toApiFailure('broken') })).toBe('notAskable');
});

test.each([RESULT_CODES.expired, RESULT_CODES.ended])(
  'SE-06 CD-06 a change refused with $code because the session has ended was not carried out',
  ({ code }) => {
    const signedOut = refusal(code, 'Session expired');
    expect(outcomeOfSending({ error: signedOut })).toBe('refused');
    expect(findObstacle(signedOut)).toBe('signedOut');
    // The outcome of the earlier request remains unknown.
    expect(outcomeOfAsking({ error: signedOut })).toBe('unanswered');
  },
);

test('CD-06 what a proxy refused, or was never sent, was not carried out', () => {
  expect(outcomeOfSending({ error: toApiFailure('tooLarge') })).toBe('refused');
  expect(outcomeOfSending({ error: toApiFailure('missing') })).toBe('refused');
  expect(outcomeOfSending({ error: toApiFailure('intercepted') })).toBe('unanswered');
});
