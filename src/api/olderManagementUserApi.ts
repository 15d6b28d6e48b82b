import { olderManagementUserCalls } from '@/contract/calls/older/olderManagementUserCalls';

import { api } from './api';
import { getEndpoints } from './getEndpoints';

/** Users, older client (§7 management/user/…). */
export const olderManagementUserApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes } = getEndpoints(build);
    return {
      olderManagementUserList: reads(olderManagementUserCalls.list, ['Users']),
      olderManagementUserInfo: reads(olderManagementUserCalls.info, ['Users']),
      olderManagementUserSaveInfo: changes(olderManagementUserCalls.saveInfo, ['Users', 'UserOptions']),
    };
  },
});
