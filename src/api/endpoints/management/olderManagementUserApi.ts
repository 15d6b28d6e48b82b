import { olderManagementUserCalls } from '@/contract/calls/older/olderManagementUserCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';

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
