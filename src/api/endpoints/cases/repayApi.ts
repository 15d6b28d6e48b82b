import { repayCalls } from '@/contract/calls/cases/repayCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';
import { codesOfCase, one } from '../../client/tags';

/** Repayment plan, deductions and repayment codes (§7 repay/…). */
export const repayApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes } = getEndpoints(build);
    return {
      repayDetails: reads(repayCalls.details, ({ taskId }) => [one('RepayPlan', String(taskId))]),
      repayPayLogs: reads(repayCalls.payLogs, ({ taskId }) => [one('PayLogs', String(taskId))]),
      repayRepaymentCode: reads(repayCalls.repaymentCode, ({ taskId }) => [one('Codes', taskId)]),
      repayRepaymentCodeUpdateNew: changes(repayCalls.repaymentCodeUpdateNew, ({ taskId }) =>
        codesOfCase(String(taskId)),
      ),
      repayRefreshRepayCode: changes(repayCalls.refreshRepayCode, ({ taskId }) => codesOfCase(String(taskId))),
    };
  },
});

export const {
  useRepayDetailsQuery,
  useRepayPayLogsQuery,
  useRepayRepaymentCodeQuery,
  useRepayRepaymentCodeUpdateNewMutation,
  useRepayRefreshRepayCodeMutation,
} = repayApi;
