import { mainCall } from '../../call';
import { callOutcome, callOutcomeQuery } from '../../entities/cases/callOutcome';

/** Queries for the outcome of changes that got no response (CD-06, CD-13; not in the specification). */
export const callOutcomeCalls = {
  outcome: mainCall({
    method: 'GET',
    path: 'intent/outcome',
    query: callOutcomeQuery,
    answer: callOutcome,
    who: 'signedIn',
    rows: 'own',
    chosenByUs: true,
    means:
      'Returns the outcome of a change sent with an idempotency key within the last 30 days: carried out, in progress, or not received.',
  }),
};
