import type { msgCalls } from '@/contract/calls/msgCalls';
import type { Language } from '@/contract/language';
import { parseRowId } from '../../values/parseRowId';
import { Refusal } from '../../kernel/refusal';
import { maskIdNumber } from '../../security/masking';
import { announcementsOf, markRead, type AnnouncementRow } from './announcementStore';
import { noticesFor } from './noticeStore';
import type { Handlers } from '../../access/callContext';

/** In the caller's language where it was written in it (SY-02). */
const onTheWire =
  (language: Language) =>
  ({ id, name, idNo, irregularities, processResult, base64Image, content, label, texts }: AnnouncementRow) => ({
    msgId: id,
    name,
    idNo: maskIdNumber(idNo),
    irregularities,
    processResult,
    base64Image,
    content,
    label,
    ...texts[language],
  });

/** Announcements and notices (§7 msg/…). */
export const msgHandlers: Handlers<typeof msgCalls> = {
  queryMsg: async ({ status, page, size }, { tx, caller, language }) => {
    const { rows, totalCount } = await announcementsOf(tx, caller, { read: status === '1', page, size });
    return { result: rows.map(onTheWire(language)), totalCount };
  },
  updateReadMsg: async ({ msgId }, { tx, caller, now }) => {
    if (!(await markRead(tx, caller, { id: parseRowId(msgId), now }))) throw new Refusal('notFound');
  },
  queryAnnouncementMsg: ({ country }, { tx, caller }) => noticesFor(tx, caller.institutionId, country),
};
