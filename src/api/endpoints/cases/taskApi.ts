import type { CallInput } from '@/contract/call';
import { taskCalls } from '@/contract/calls/cases/taskCalls';

import { api } from '../../client/api';
import { createCustomQuery, getEndpoints, toRequest } from '../../client/getEndpoints';
import { storeRevealed } from '../../client/revealed';
import { getCaseTags, createTag } from '../../client/tags';

/** Cases: lists, detail, records (§7 task/…). */
export const taskApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes } = getEndpoints(build);
    return {
      taskAppNameList: reads(taskCalls.appNameList, ['FilterOptions']),
      taskLoanMarketMerchantList: reads(taskCalls.loanMarketMerchantList, ['FilterOptions']),
      taskListing: reads(taskCalls.listing, ['CaseList']),
      taskNeighbours: reads(taskCalls.neighbours, ['CaseList']),
      taskLoanItemInfo: reads(taskCalls.loanItemInfo, ({ taskId }) => [createTag('Case', String(taskId))]),
      taskLoanItemAhead: reads(taskCalls.loanItemAhead, ({ taskId }) => [createTag('Case', String(taskId))]),
      taskAllowView: reads(taskCalls.allowView, ({ id }) => [createTag('Case', id)]),
      taskUserInfo: reads(taskCalls.userInfo, ({ id }) => [createTag('Borrower', id)]),
      taskUserContacts: reads(taskCalls.userContacts, ({ id }) => [createTag('Contacts', id)]),
      taskCollectionLogs: reads(taskCalls.collectionLogs, ({ id }) => [createTag('Logs', id)]),
      taskRecord: changes(taskCalls.record, ({ taskId }) => getCaseTags(String(taskId))),
      // Unmasked data stays out of the store, which contains only a handle (CD-12).
      taskReveal: build.mutation<{ handle: number }, CallInput<typeof taskCalls.reveal>>({
        queryFn: createCustomQuery(async (input, { send }) => {
          const { data, error } = await send(toRequest(taskCalls.reveal, input));
          return error ? { error } : { data: { handle: storeRevealed(taskCalls.reveal.answer.parse(data).value) } };
        }),
      }),
      // Always refetched: an old draft would restore text that has been sent meanwhile (CD-13).
      taskDraft: { ...reads(taskCalls.draft, ({ id }) => [createTag('Draft', id)]), keepUnusedDataFor: 0 },
      taskSaveDraft: changes(taskCalls.saveDraft),
    };
  },
});

export const {
  useTaskAppNameListQuery,
  useTaskLoanMarketMerchantListQuery,
  useTaskListingQuery,
  useTaskNeighboursQuery,
  useTaskLoanItemInfoQuery,
  useTaskUserInfoQuery,
  useTaskUserContactsQuery,
  useTaskCollectionLogsQuery,
  useTaskRecordMutation,
  useTaskRevealMutation,
  useTaskDraftQuery,
  useTaskSaveDraftMutation,
} = taskApi;
