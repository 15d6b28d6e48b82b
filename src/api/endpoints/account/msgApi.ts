import { msgCalls } from '@/contract/calls/cases/msgCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';

/** Announcements and notices (§7 msg/…). */
export const msgApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes } = getEndpoints(build);
    return {
      msgQueryMsg: reads(msgCalls.queryMsg, ['Announcements']),
      // The dialog iterates over a list that must not shrink meanwhile, so it refetches when it closes.
      msgUpdateReadMsg: changes(msgCalls.updateReadMsg),
      msgQueryAnnouncementMsg: reads(msgCalls.queryAnnouncementMsg, ['Notices']),
    };
  },
});

export const {
  useMsgQueryMsgQuery,
  useLazyMsgQueryMsgQuery,
  useMsgUpdateReadMsgMutation,
  useMsgQueryAnnouncementMsgQuery,
} = msgApi;
