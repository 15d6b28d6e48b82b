import { olderLoginCalls } from '@/contract/calls/older/olderLoginCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';
import { signIn, type SignInAnswer, type SignInArg } from './signIn';

/** Signing in, the current user and the menu, older client (§7). */
export const olderLoginApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads } = getEndpoints(build);
    return {
      olderLoginLoginIn: build.mutation<SignInAnswer, SignInArg>({ queryFn: signIn(olderLoginCalls.loginIn, 'email') }),
      olderLoginCurrentUser: reads(olderLoginCalls.currentUser, ['Me']),
      olderLoginMenu: reads(olderLoginCalls.menu, ['Menu']),
    };
  },
});
