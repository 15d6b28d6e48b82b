import type * as z from 'zod/mini';
import type { announcement } from '@/contract/entities/messages/announcement';
import type { addressee, ManagedAnnouncement, ManagedNotice } from '@/contract/entities/messages/announcementAdmin';
import type { Language } from '@/contract/language';
import { maskIdNumber } from '../../security/masking';
import { serializeIdOrNull, serializeTime } from '../../values/wire';
import type { AddresseeRow, ManagedRow } from './announcementAdminStore';
import type { AnnouncementRow } from './announcementStore';
import type { StoredNotice } from './noticeStore';

/** Converts an announcement to its wire shape for recipients, in their language if a text in it exists (SY-02). */
export const serializeAnnouncement =
  (language: Language) =>
  ({
    id,
    name,
    idNo,
    irregularities,
    processResult,
    base64Image,
    content,
    label,
    texts,
  }: AnnouncementRow): z.input<typeof announcement> => ({
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

/** Converts an announcement to its wire shape for administrators, with a masked ID number (CD-12). */
export const serializeManagedAnnouncement = ({ row, forUserName, readCount }: ManagedRow): ManagedAnnouncement => ({
  msgId: String(row.id),
  name: row.name,
  idNo: maskIdNumber(row.idNo),
  irregularities: row.irregularities,
  processResult: row.processResult,
  base64Image: row.base64Image,
  content: row.content,
  label: row.label,
  forUserId: serializeIdOrNull(row.forUserId),
  forUserName,
  createdTime: serializeTime(row.createdAt),
  readCount,
  texts: row.texts,
});

/** Converts a possible recipient to the wire shape. */
export const serializeAddressee = ({ id, ...user }: AddresseeRow): z.output<typeof addressee> => ({
  id: String(id),
  ...user,
});

/** Converts a scrolling notice to its wire shape for administrators. */
export const serializeNotice = ({ id, language, content, createdAt, institutionId }: StoredNotice): ManagedNotice => ({
  id: String(id),
  language,
  content,
  createdTime: serializeTime(createdAt),
  isShared: institutionId === null,
});
