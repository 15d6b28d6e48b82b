import { loginLimitCalls } from '@/contract/calls/users/loginLimitCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';

/** IP whitelist (§7 loginLimit/…; SY-01). */
export const loginLimitApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes } = getEndpoints(build);
    return {
      loginLimitWhiteList: reads(loginLimitCalls.whiteList, ['Whitelist']),
      loginLimitWhiteListUpdate: changes(loginLimitCalls.whiteListUpdate, ['Whitelist', 'SettingChanges']),
      // A query, although it is sent with a body: previews a whitelist that is not saved yet.
      loginLimitWhiteListCheck: reads(loginLimitCalls.whiteListCheck, ['Whitelist']),
    };
  },
});

export const { useLoginLimitWhiteListQuery, useLoginLimitWhiteListUpdateMutation, useLoginLimitWhiteListCheckQuery } =
  loginLimitApi;
