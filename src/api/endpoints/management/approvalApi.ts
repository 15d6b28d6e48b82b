import { approvalCalls } from '@/contract/calls/management/approvalCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';
import { getAllCaseTags, type DataTag } from '../../client/tags';

/** Cache tags that an approved and executed call can have invalidated. */
const CARRIED_OUT: readonly DataTag[] = [
  'Approvals',
  'RepayPlan',
  'PayLogs',
  'Permissions',
  'SecondPerson',
  'SettingChanges',
  'Binding',
  'Complaints',
  'Announcements',
  ...getAllCaseTags(),
];

/** Endpoints for approval requests (MI-09). */
export const approvalApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes, files } = getEndpoints(build);
    return {
      approvalListing: reads(approvalCalls.listing, ['Approvals']),
      approvalCounts: reads(approvalCalls.counts, ['Approvals']),
      approvalOfCase: reads(approvalCalls.ofCase, ['Approvals']),
      approvalCases: reads(approvalCalls.cases, ['Approvals']),
      approvalAgree: changes(approvalCalls.agree, CARRIED_OUT),
      approvalRefuse: changes(approvalCalls.refuse, ['Approvals']),
      approvalWithdraw: changes(approvalCalls.withdraw, ['Approvals']),
      approvalExport: files(approvalCalls.export),
    };
  },
});

export const {
  useApprovalListingQuery,
  useApprovalCountsQuery,
  useApprovalOfCaseQuery,
  useApprovalCasesQuery,
  useApprovalAgreeMutation,
  useApprovalRefuseMutation,
  useApprovalWithdrawMutation,
  useApprovalExportMutation,
} = approvalApi;
