import { callOutcomeCalls } from '@/contract/calls/cases/callOutcomeCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';

/** Endpoints for the outcome of changes that got no response (CD-06, CD-13). */
export const callOutcomeApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads } = getEndpoints(build);
    return { intentOutcome: reads(callOutcomeCalls.outcome, []) };
  },
});

export const { useLazyIntentOutcomeQuery } = callOutcomeApi;
