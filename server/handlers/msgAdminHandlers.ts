import type { msgAdminCalls } from '@/contract/calls/msgAdminCalls';
import {
  addAnnouncementFor,
  deleteAnnouncement,
  managedOnTheWire,
  updateAnnouncement,
} from '../domain/announcementAdmin';
import { managedAnnouncements } from '../store/announcementAdminStore';
import type { Handlers } from './handler';

/** Administration of announcements (§7 msg/…; SY-02). */
export const msgAdminHandlers: Handlers<typeof msgAdminCalls> = {
  addMsg: addAnnouncementFor,
  updateMsg: updateAnnouncement,
  delete: ({ msgId }, context) => deleteAnnouncement(msgId, context),
  queryAllMsg: async (page, context) => {
    const { rows, totalCount } = await managedAnnouncements(page, context);
    return { result: rows.map(managedOnTheWire), totalCount };
  },
};
