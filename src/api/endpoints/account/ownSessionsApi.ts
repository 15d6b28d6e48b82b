import { ownAccountCalls } from '@/contract/calls/users/ownAccountCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';

/** Sessions of the signed-in user (login/ownSessions); loaded with the dialog that shows them. */
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
