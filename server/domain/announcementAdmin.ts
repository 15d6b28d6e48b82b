import type * as z from 'zod/mini';
import type { addMsgRequest, ManagedAnnouncement, updateMsgRequest } from '@/contract/entities/announcementAdmin';
import type { CallerContext } from '../handlers/handler';
import { maskIdNumber } from '../security/masking';
import {
  changeAnnouncement,
  findAddressee,
  lockAnnouncement,
  type ManagedRow,
  removeAnnouncement,
} from '../store/announcementAdminStore';
import { publishAnnouncement, tellAudience } from './announcements';

type Added = z.output<typeof addMsgRequest>;
type Changed = z.output<typeof updateMsgRequest>;

/** An announcement as administrators see it; the ID number is masked for them too (CD-12). */
export const managedOnTheWire = ({ row, forUserName, readCount }: ManagedRow): ManagedAnnouncement => ({
  msgId: String(row.id),
  name: row.name,
  idNo: maskIdNumber(row.idNo),
  irregularities: row.irregularities,
  processResult: row.processResult,
  base64Image: row.base64Image,
  content: row.content,
  label: row.label,
  forUserId: row.forUserId === null ? null : String(row.forUserId),
  forUserName,
  createdTime: row.createdAt.toISOString(),
  readCount,
});

const columnsOf = ({ name, idNo, irregularities, processResult, content, label }: Added) => ({
  name,
  idNo,
  irregularities,
  processResult,
  content,
  label: label ?? null,
});

/** Makes an announcement of the caller's institution, for one of its users or for everybody (SY-02). */
export async function addAnnouncementFor(added: Added, context: CallerContext): Promise<{ msgId: string }> {
  const forUserId = await findAddressee(added.forUserId, context);
  const { institutionId } = context.caller;
  const msgId = await publishAnnouncement(context, { ...columnsOf(added), institutionId, forUserId });
  return { msgId: String(msgId) };
}

/** Changes an announcement: it is unread again, and whoever it was for before no longer has it (SY-02). */
export async function updateAnnouncement({ msgId, ...changed }: Changed, context: CallerContext): Promise<void> {
  const before = await lockAnnouncement(msgId, context);
  const forUserId = await findAddressee(changed.forUserId, context);
  const columns = columnsOf(changed);
  // The form shows the number masked: sent back like that it was not changed.
  const idNo = columns.idNo === maskIdNumber(before.idNo) ? before.idNo : columns.idNo;
  await changeAnnouncement(before.id, { ...columns, idNo, forUserId }, context);
  tellAudience(context, { ...before, forUserId });
  if (forUserId !== before.forUserId) tellAudience(context, before);
}

/** Deletes an announcement; it disappears where it was shown (SY-02). */
export async function deleteAnnouncement(msgId: string, context: CallerContext): Promise<void> {
  const before = await lockAnnouncement(msgId, context);
  await removeAnnouncement(before.id, context);
  tellAudience(context, before);
}
