import { bulkMessageCalls } from '@/contract/calls/cases/bulkMessageCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';

/** Bulk messages. */
export const bulkMessageApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes, files } = getEndpoints(build);
    return {
      bulkMessageBulkPlan: changes(bulkMessageCalls.bulkPlan, []),
      bulkMessageBulkRun: changes(bulkMessageCalls.bulkRun, ['BulkMessages', 'Approvals']),
      bulkMessageBulkList: reads(bulkMessageCalls.bulkList, ['BulkMessages']),
      bulkMessageBulkStop: changes(bulkMessageCalls.bulkStop, ['BulkMessages']),
      bulkMessageBulkReport: files(bulkMessageCalls.bulkReport),
    };
  },
});

export const {
  useBulkMessageBulkPlanMutation,
  useBulkMessageBulkRunMutation,
  useBulkMessageBulkListQuery,
  useBulkMessageBulkStopMutation,
  useBulkMessageBulkReportMutation,
} = bulkMessageApi;
