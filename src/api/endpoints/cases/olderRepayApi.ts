import { olderRepayCalls } from '@/contract/calls/older/olderRepayCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';
import { getCaseTags, createTag } from '../../client/tags';

/** Repayment, older client (§7 repay/…). */
export const olderRepayApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes, files } = getEndpoints(build);
    return {
      olderRepayDeduct: changes(olderRepayCalls.deduct, ({ id }) => getCaseTags(id)),
      olderRepayDetails: reads(olderRepayCalls.details, ({ taskId }) => [createTag('RepayPlan', String(taskId))]),
      olderRepayPayLogs: reads(olderRepayCalls.payLogs, ({ taskId }) => [createTag('PayLogs', String(taskId))]),
      olderRepayStatistics: reads(olderRepayCalls.statistics, ['Statistics']),
      olderRepayStatisticsFile: files(olderRepayCalls.statisticsFile),
    };
  },
});

export const { useOlderRepayStatisticsQuery, useOlderRepayStatisticsFileMutation } = olderRepayApi;
