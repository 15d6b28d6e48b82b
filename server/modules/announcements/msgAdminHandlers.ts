import type { msgAdminCalls } from '@/contract/calls/management/msgAdminCalls';
import { addAnnouncementFor, deleteAnnouncement, updateAnnouncement } from './announcementAdmin';
import { announcementFile } from './announcementFile';
import { addresseeOnWire, managedOnWire, noticeOnWire } from './announcementWire';
import { addNoticeFor, deleteNotice } from './noticeAdmin';
import { findAddressees, managedAnnouncements } from './announcementAdminStore';
import { managedNotices } from './noticeStore';
import type { Handlers } from '../../access/callContext';

/** Handlers of the administration of announcements (§7 msg/…; SY-02). */
export const msgAdminHandlers: Handlers<typeof msgAdminCalls> = {
  addMsg: addAnnouncementFor,
  updateMsg: updateAnnouncement,
  delete: ({ msgId }, context) => deleteAnnouncement(msgId, context),
  queryAllMsg: async (page, context) => {
    const { rows, totalCount } = await managedAnnouncements(page, context);
    return { result: rows.map(managedOnWire), totalCount };
  },
  export: announcementFile,
  addressees: async ({ search }, context) => (await findAddressees(search, context)).map(addresseeOnWire),
  noticeList: async (_, context) => (await managedNotices(context)).map(noticeOnWire),
  addNotice: (added, context) => addNoticeFor(added, context),
  deleteNotice: ({ noticeId }, context) => deleteNotice(noticeId, context),
};
