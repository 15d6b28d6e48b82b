import { msgAdminCalls } from '@/contract/calls/management/msgAdminCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';

/** Administration of announcements (§7 msg/…). */
export const msgAdminApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes, files } = getEndpoints(build);
    return {
      msgAdminAddMsg: changes(msgAdminCalls.addMsg, ['Announcements']),
      msgAdminUpdateMsg: changes(msgAdminCalls.updateMsg, ['Announcements']),
      msgAdminDelete: changes(msgAdminCalls.delete, ['Announcements']),
      msgAdminQueryAllMsg: reads(msgAdminCalls.queryAllMsg, ['Announcements']),
      msgAdminExport: files(msgAdminCalls.export),
      msgAdminAddressees: reads(msgAdminCalls.addressees, ['Users']),
      msgAdminNoticeList: reads(msgAdminCalls.noticeList, ['Notices']),
      msgAdminAddNotice: changes(msgAdminCalls.addNotice, ['Notices']),
      msgAdminDeleteNotice: changes(msgAdminCalls.deleteNotice, ['Notices']),
    };
  },
});

export const {
  useMsgAdminAddMsgMutation,
  useMsgAdminUpdateMsgMutation,
  useMsgAdminDeleteMutation,
  useMsgAdminQueryAllMsgQuery,
  useMsgAdminExportMutation,
  useMsgAdminAddresseesQuery,
  useMsgAdminNoticeListQuery,
  useMsgAdminAddNoticeMutation,
  useMsgAdminDeleteNoticeMutation,
} = msgAdminApi;
