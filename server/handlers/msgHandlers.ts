import type { msgCalls } from '@/contract/calls/msgCalls';
import { rowNumber } from '../domain/rowNumber';
import { Refusal } from '../refusal';
import { maskIdNumber } from '../security/masking';
import { announcementsOf, markRead, type AnnouncementRow } from '../store/announcementStore';
import { noticesFor } from '../store/noticeStore';
import type { Handlers } from './handler';

const onTheWire = (row: AnnouncementRow) => ({
  msgId: row.id,
  name: row.name,
  idNo: maskIdNumber(row.idNo),
  irregularities: row.irregularities,
  processResult: row.processResult,
  base64Image: row.base64Image,
  content: row.content,
  label: row.label,
});

/** Announcements and notices (§7 msg/…). */
export const msgHandlers: Handlers<typeof msgCalls> = {
  queryMsg: async ({ status, page, size }, { tx, caller }) => {
    const { rows, totalCount } = await announcementsOf(tx, caller, { read: status === '1', page, size });
    return { result: rows.map(onTheWire), totalCount };
  },
  updateReadMsg: async ({ msgId }, { tx, caller, now }) => {
    if (!(await markRead(tx, caller, { id: rowNumber(msgId), now }))) throw new Refusal('notFound');
  },
  queryAnnouncementMsg: ({ country }, { tx, caller }) => noticesFor(tx, caller.institutionId, country),
};
