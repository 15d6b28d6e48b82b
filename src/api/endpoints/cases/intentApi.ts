import { intentCalls } from '@/contract/calls/cases/intentCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';

/** Endpoints for the outcome of changes that got no response (CD-06, CD-13). */
export const intentApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads } = getEndpoints(build);
    return { intentOutcome: reads(intentCalls.outcome, []) };
  },
});

export const { useLazyIntentOutcomeQuery } = intentApi;
