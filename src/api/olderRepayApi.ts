import { olderRepayCalls } from '@/contract/calls/olderRepayCalls';

import { api } from './api';
import { endpointsOf } from './endpointsOf';
import { everythingOfCase, one } from './tags';

/** Repayment, older client (§7 repay/…). */
export const olderRepayApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes, files } = endpointsOf(build);
    return {
      olderRepayDeduct: changes(olderRepayCalls.deduct, ({ id }) => everythingOfCase(id)),
      olderRepayDetails: reads(olderRepayCalls.details, ({ taskId }) => [one('RepayPlan', String(taskId))]),
      olderRepayPayLogs: reads(olderRepayCalls.payLogs, ({ taskId }) => [one('PayLogs', String(taskId))]),
      olderRepayStatistics: reads(olderRepayCalls.statistics, ['Statistics']),
      olderRepayStatisticsFile: files(olderRepayCalls.statisticsFile),
    };
  },
});

export const { useOlderRepayStatisticsQuery, useOlderRepayStatisticsFileMutation } = olderRepayApi;
