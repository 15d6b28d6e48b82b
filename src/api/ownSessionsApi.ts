import { ownAccountCalls } from '@/contract/calls/ownAccountCalls';

import { api } from './api';
import { getEndpoints } from './getEndpoints';

/** Where the user is signed in (login/ownSessions); fetched with the dialog that shows it. */
export const ownSessionsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes } = getEndpoints(build);
    return {
      ownAccountOwnSessions: reads(ownAccountCalls.ownSessions, ['Users']),
      ownAccountEndOwnSessions: changes(ownAccountCalls.endOwnSessions, ['Users']),
    };
  },
});

export const { useOwnAccountOwnSessionsQuery, useOwnAccountEndOwnSessionsMutation } = ownSessionsApi;
