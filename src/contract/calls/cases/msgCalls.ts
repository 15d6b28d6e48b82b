import * as z from 'zod/mini';
import { mainCall } from '../../call';
import { announcement, announcementQuery, scrollingNotice } from '../../entities/messages/announcement';
import { LANGUAGES } from '../../language';
import { done, idInput, paged } from '../../schemas';

/** Announcements and notices (§7 msg/…). */
export const msgCalls = {
  queryMsg: mainCall({
    method: 'POST',
    path: 'msg/queryMsg',
    body: announcementQuery,
    answer: paged(announcement),
    who: 'announcements.read',
    rows: 'own',
    means: "Returns the caller's announcements: status '0' for unread, '1' for read.",
  }),
  updateReadMsg: mainCall({
    method: 'POST',
    path: 'msg/updateReadMsg',
    query: z.strictObject({ msgId: idInput }),
    answer: done,
    who: 'announcements.read',
    rows: 'own',
    means: 'Marks one announcement as read by the caller; repeating it changes nothing.',
  }),
  queryAnnouncementMsg: mainCall({
    method: 'GET',
    path: 'msg/queryAnnouncementMsg',
    query: z.strictObject({ country: z.enum(LANGUAGES) }),
    answer: z.array(scrollingNotice),
    who: 'signedIn',
    rows: 'institution',
    means: 'Returns the scrolling notices in a language.',
  }),
};
