import { taskAgingCalls } from '@/contract/calls/cases/taskAgingCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';

/** Long-aging cases (§7 task/…LongAging…). */
export const taskAgingApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, files } = getEndpoints(build);
    return {
      taskAgingGetIsLongAging: reads(taskAgingCalls.getIsLongAging, ['Me', 'Users']),
      taskAgingLongAgingListing: reads(taskAgingCalls.longAgingListing, ['CaseList']),
      taskAgingLongAgingFile: files(taskAgingCalls.longAgingFile),
      taskAgingLoanItemInfoLongAging: reads(taskAgingCalls.loanItemInfoLongAging, ['CaseList']),
    };
  },
});

export const {
  useTaskAgingGetIsLongAgingQuery,
  useTaskAgingLongAgingListingQuery,
  useTaskAgingLongAgingFileMutation,
  useTaskAgingLoanItemInfoLongAgingQuery,
} = taskAgingApi;
