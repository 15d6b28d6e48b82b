import { failureOf, refusal } from '@/api/apiFailure';
import { RESULT_CODES } from '@/contract/resultCodes';
import { outcomeOfAsking, outcomeOfSending } from '@/features/caseDetail/intents/intentOutcome';

const away = refusal(RESULT_CODES.databaseAway.code, 'The database does not answer');

test('CD-06 a database that is away proves that a change was not made, and says nothing of one that was sent before', () => {
  expect(outcomeOfSending({ error: away })).toBe('refused');
  expect(outcomeOfAsking({ error: away })).toBe('unanswered');
});

test('CD-06 a change whose commit was not answered may have been made', () => {
  expect(outcomeOfSending({ error: refusal(RESULT_CODES.stillRunning.code, '') })).toBe('unanswered');
  expect(outcomeOfAsking({ error: failureOf('broken') })).toBe('notAskable');
});
