import { intentCalls } from '@/contract/calls/intentCalls';

import { api } from './api';
import { getEndpoints } from './getEndpoints';

/** Questions about changes that were sent and not answered (CD-06, CD-13). */
export const intentApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads } = getEndpoints(build);
    return { intentOutcome: reads(intentCalls.outcome, []) };
  },
});

export const { useLazyIntentOutcomeQuery } = intentApi;
