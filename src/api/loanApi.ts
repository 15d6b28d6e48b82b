import { loanCalls } from '@/contract/calls/loanCalls';

import { api } from './api';
import { endpointsOf } from './endpointsOf';
import { one } from './tags';

/** Loans (§7 loan/…). */
export const loanApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads } = endpointsOf(build);
    return { loanLoanRecord: reads(loanCalls.loanRecord, ({ taskId }) => [one('Case', String(taskId))]) };
  },
});

export const { useLoanLoanRecordQuery } = loanApi;
