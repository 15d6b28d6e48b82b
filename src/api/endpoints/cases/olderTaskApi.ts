import { olderTaskCalls } from '@/contract/calls/older/olderTaskCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';
import { caseTags, one } from '../../client/tags';

/** Cases, older client (§7). */
export const olderTaskApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes } = getEndpoints(build);
    return {
      olderTaskListing: reads(olderTaskCalls.listing, ['CaseList']),
      olderTaskInfo: reads(olderTaskCalls.info, ({ id }) => [one('Case', id)]),
      olderTaskLoanItemInfo: reads(olderTaskCalls.loanItemInfo, ({ taskId }) => [one('Case', String(taskId))]),
      olderTaskContacts: reads(olderTaskCalls.contacts, ({ id }) => [one('Contacts', id)]),
      olderTaskUserContacts: reads(olderTaskCalls.userContacts, ({ id }) => [one('Contacts', id)]),
      olderTaskUserCalls: reads(olderTaskCalls.userCalls, ({ id }) => [one('Borrower', id)]),
      olderTaskCollectionLogs: reads(olderTaskCalls.collectionLogs, ({ id }) => [one('Logs', id)]),
      olderTaskRecord: changes(olderTaskCalls.record, ({ id }) => caseTags(id)),
    };
  },
});
