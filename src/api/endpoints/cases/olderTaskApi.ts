import { olderTaskCalls } from '@/contract/calls/older/olderTaskCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';
import { getCaseTags, createTag } from '../../client/tags';

/** Cases, older client (§7). */
export const olderTaskApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes } = getEndpoints(build);
    return {
      olderTaskListing: reads(olderTaskCalls.listing, ['CaseList']),
      olderTaskInfo: reads(olderTaskCalls.info, ({ id }) => [createTag('Case', id)]),
      olderTaskLoanItemInfo: reads(olderTaskCalls.loanItemInfo, ({ taskId }) => [createTag('Case', String(taskId))]),
      olderTaskContacts: reads(olderTaskCalls.contacts, ({ id }) => [createTag('Contacts', id)]),
      olderTaskUserContacts: reads(olderTaskCalls.userContacts, ({ id }) => [createTag('Contacts', id)]),
      olderTaskUserCalls: reads(olderTaskCalls.userCalls, ({ id }) => [createTag('Borrower', id)]),
      olderTaskCollectionLogs: reads(olderTaskCalls.collectionLogs, ({ id }) => [createTag('Logs', id)]),
      olderTaskRecord: changes(olderTaskCalls.record, ({ id }) => getCaseTags(id)),
    };
  },
});
