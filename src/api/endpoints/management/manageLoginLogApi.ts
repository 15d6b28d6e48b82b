import { manageLoginLogCalls } from '@/contract/calls/users/manageLoginLogCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';

/** Login logs (§7 manage/user login logs). */
export const manageLoginLogApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, files } = getEndpoints(build);
    return {
      manageLoginLogList: reads(manageLoginLogCalls.list, ['LoginLogs']),
      manageLoginLogExport: files(manageLoginLogCalls.export),
    };
  },
});

export const { useManageLoginLogListQuery, useManageLoginLogExportMutation } = manageLoginLogApi;
