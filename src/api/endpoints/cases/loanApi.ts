import { loanCalls } from '@/contract/calls/cases/loanCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';
import { createTag } from '../../client/tags';

/** Loans (§7 loan/…). */
export const loanApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads } = getEndpoints(build);
    // The borrower's other loans belong to other cases.
    return {
      loanLoanRecord: reads(loanCalls.loanRecord, ({ taskId }) => [createTag('Case', String(taskId)), 'CaseList']),
    };
  },
});

export const { useLoanLoanRecordQuery } = loanApi;
