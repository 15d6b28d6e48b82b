import { customerServiceCalls } from '@/contract/calls/management/customerServiceCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';
import { getCaseTags, createTag, type DataTag } from '../../client/tags';

/** Cache tags that a processing step of a complaint invalidates: the complaint, and the cases on hold because of it. */
const COMPLAINTS: readonly DataTag[] = ['CaseList', 'Complaints', 'Case'];

/** Endpoints for complaints, which the UI names work orders (§7 customer/service/…; CM-01). */
export const customerServiceApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes, files } = getEndpoints(build);
    return {
      customerServiceLists: reads(customerServiceCalls.lists, ['Complaints']),
      customerServiceExport: files(customerServiceCalls.export),
      customerServiceDetail: reads(customerServiceCalls.detail, ['Complaints', 'Approvals']),
      customerServiceHistory: reads(customerServiceCalls.history, ['Complaints']),
      customerServiceStaff: reads(customerServiceCalls.staff, ({ id }) => [
        createTag('Case', id),
        createTag('Logs', id),
        createTag('PhoneCall', id),
      ]),
      customerServiceHandlers: reads(customerServiceCalls.handlers, ['Complaints', 'Users']),
      customerServiceAdd: changes(customerServiceCalls.add, ({ matters }) =>
        matters.flatMap(({ taskId }) => getCaseTags(String(taskId))),
      ),
      customerServiceAllocation: changes(customerServiceCalls.allocation, COMPLAINTS),
      customerServiceBatchAllocation: changes(customerServiceCalls.batchAllocation, COMPLAINTS),
      customerServiceProcessing: changes(customerServiceCalls.processing, COMPLAINTS),
      customerServiceDone: changes(customerServiceCalls.done, COMPLAINTS),
      customerServiceRejection: changes(customerServiceCalls.rejection, COMPLAINTS),
      customerServiceReschedule: changes(customerServiceCalls.reschedule, COMPLAINTS),
      customerServiceReport: reads(customerServiceCalls.report, ['Complaints']),
      customerServiceReportFile: files(customerServiceCalls.reportFile),
      customerServicePenalty: changes(
        customerServiceCalls.penalty,
        ['Complaints', 'Announcements'],
        // A fine that awaits approval is refused, and shown by the complaint.
        ['Complaints'],
      ),
      customerServicePenaltyWithdrawal: changes(customerServiceCalls.penaltyWithdrawal, [
        'Complaints',
        'Announcements',
      ]),
      customerServiceTransfer: changes(customerServiceCalls.transfer, COMPLAINTS),
      customerServiceSplitting: changes(customerServiceCalls.splitting, COMPLAINTS),
    };
  },
});

export const {
  useCustomerServiceListsQuery,
  useCustomerServiceExportMutation,
  useCustomerServiceDetailQuery,
  useCustomerServiceHistoryQuery,
  useCustomerServiceStaffQuery,
  useCustomerServiceHandlersQuery,
  useCustomerServiceAddMutation,
  useCustomerServiceAllocationMutation,
  useCustomerServiceBatchAllocationMutation,
  useCustomerServiceProcessingMutation,
  useCustomerServiceDoneMutation,
  useCustomerServiceRejectionMutation,
  useCustomerServiceRescheduleMutation,
  useCustomerServiceReportQuery,
  useCustomerServiceReportFileMutation,
  useCustomerServicePenaltyMutation,
  useCustomerServicePenaltyWithdrawalMutation,
  useCustomerServiceTransferMutation,
  useCustomerServiceSplittingMutation,
} = customerServiceApi;
