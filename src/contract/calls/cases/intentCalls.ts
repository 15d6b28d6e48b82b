import { mainCall } from '../../call';
import { intentOutcome, intentOutcomeQuery } from '../../entities/cases/intentOutcome';

/** Queries for the outcome of changes that got no response (CD-06, CD-13; not in the specification). */
export const intentCalls = {
  outcome: mainCall({
    method: 'GET',
    path: 'intent/outcome',
    query: intentOutcomeQuery,
    answer: intentOutcome,
    who: 'signedIn',
    rows: 'own',
    chosenByUs: true,
    means:
      'Returns the outcome of a change sent with an idempotency key within the last 30 days: carried out, in progress, or not received.',
  }),
};
