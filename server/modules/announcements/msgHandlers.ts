import type { msgCalls } from '@/contract/calls/cases/msgCalls';
import { parseRowId } from '../../values/parseRowId';
import { Refusal } from '../../kernel/refusal';
import { getAnnouncements, markRead } from './announcementStore';
import { announcementOnWire } from './announcementWire';
import { noticesFor } from './noticeStore';
import type { Handlers } from '../../access/callContext';

/** Handlers of announcements and notices (§7 msg/…). */
export const msgHandlers: Handlers<typeof msgCalls> = {
  queryMsg: async ({ status, page, size }, { tx, caller, language }) => {
    const { rows, totalCount } = await getAnnouncements(tx, caller, { read: status === '1', page, size });
    return { result: rows.map(announcementOnWire(language)), totalCount };
  },
  updateReadMsg: async ({ msgId }, { tx, caller, now }) => {
    if (!(await markRead(tx, caller, { id: parseRowId(msgId), now }))) throw new Refusal('notFound');
  },
  queryAnnouncementMsg: ({ country }, { tx, caller }) => noticesFor(tx, caller.institutionId, country),
};
