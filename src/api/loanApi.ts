import { loanCalls } from '@/contract/calls/cases/loanCalls';

import { api } from './api';
import { getEndpoints } from './getEndpoints';
import { one } from './tags';

/** Loans (§7 loan/…). */
export const loanApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads } = getEndpoints(build);
    // The borrower's other loans belong to other cases.
    return { loanLoanRecord: reads(loanCalls.loanRecord, ({ taskId }) => [one('Case', String(taskId)), 'CaseList']) };
  },
});

export const { useLoanLoanRecordQuery } = loanApi;
