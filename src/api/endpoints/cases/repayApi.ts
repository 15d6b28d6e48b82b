import { repayCalls } from '@/contract/calls/cases/repayCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';
import { getCodeTags, createTag } from '../../client/tags';

/** Repayment plan, deductions and repayment codes (§7 repay/…). */
export const repayApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes } = getEndpoints(build);
    return {
      repayDetails: reads(repayCalls.details, ({ taskId }) => [createTag('RepayPlan', String(taskId))]),
      repayPayLogs: reads(repayCalls.payLogs, ({ taskId }) => [createTag('PayLogs', String(taskId))]),
      repayRepaymentCode: reads(repayCalls.repaymentCode, ({ taskId }) => [createTag('Codes', taskId)]),
      repayRepaymentCodeUpdateNew: changes(repayCalls.repaymentCodeUpdateNew, ({ taskId }) =>
        getCodeTags(String(taskId)),
      ),
      repayRefreshRepayCode: changes(repayCalls.refreshRepayCode, ({ taskId }) => getCodeTags(String(taskId))),
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
