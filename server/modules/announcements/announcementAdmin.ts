import type * as z from 'zod/mini';
import type { addNoticeRequest, addMsgRequest, updateMsgRequest } from '@/contract/entities/messages/announcementAdmin';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { countNotices, storeNotice, removeNotice } from './noticeStore';
import { parseRowId } from '../../values/parseRowId';
import { stripNul } from '../../values/cellText';
import { maskIdNumber } from '../../security/masking';
import { changeAnnouncement, findAddressee, lockAnnouncement, removeAnnouncement } from './announcementAdminStore';
import type { AnnouncementRow } from './announcementStore';
import { publishAnnouncement, publishToAudience } from './announcements';

/** Maximum number of scrolling notices of an institution in a language. */
export const NOTICES_MAX = 20;

const publishToInstitution = ({ publish, caller }: CallerContext): void =>
  publish({ institutionId: caller.institutionId }, { type: 'notice' });

/** Adds a scrolling notice in a language, visible at once to all users of the institution (SY-02, SH-03). */
export async function addNoticeFor(
  { language, content }: z.output<typeof addNoticeRequest>,
  context: CallerContext,
): Promise<void> {
  if ((await countNotices(language, context)) >= NOTICES_MAX) throw new Refusal('tooManyKept', { most: NOTICES_MAX });
  await storeNotice({ language, content: stripNul(content) }, context);
  publishToInstitution(context);
}

/** Deletes a scrolling notice of the institution; those of all institutions belong to the operator. */
export async function deleteNotice(noticeId: string, context: CallerContext): Promise<void> {
  if (!(await removeNotice(parseRowId(noticeId), context))) throw new Refusal('notFound');
  publishToInstitution(context);
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

type AddMsgInput = z.output<typeof addMsgRequest>;
type UpdateMsgInput = z.output<typeof updateMsgRequest>;

/** Undefined fields are not changed: the picture is sent only if it was changed. */
const getColumns = ({
  name,
  idNo,
  irregularities,
  processResult,
  content,
  label,
  texts,
  base64Image,
}: AddMsgInput) => ({
  name,
  idNo,
  irregularities,
  processResult,
  content,
  label: label ?? null,
  texts: withoutAbsent(texts),
  ...(base64Image !== undefined && { base64Image }),
});

const withoutAbsent = ({ cn, en, es }: NonNullable<AddMsgInput['texts']> = {}): AnnouncementRow['texts'] => ({
  ...(cn && { cn }),
  ...(en && { en }),
  ...(es && { es }),
});

/** Refuses a file that is not the PNG or JPEG that it claims to be, because a browser displays it. */
const refuseOtherFiles = ({ base64Image }: AddMsgInput): void => {
  if (base64Image === null || base64Image === undefined) return;
  const [head = '', body = ''] = base64Image.split(';base64,');
  const start = Buffer.from(body.slice(0, 16), 'base64');
  const isWhatItSays = head === 'data:image/png' ? start.subarray(0, 8).equals(PNG) : start.subarray(0, 3).equals(JPEG);
  if (!isWhatItSays) throw new Refusal('notAPicture');
};

/** Creates an announcement of the caller's institution, for one of its users or for all (SY-02). */
export async function addAnnouncementFor(added: AddMsgInput, context: CallerContext): Promise<{ msgId: string }> {
  refuseOtherFiles(added);
  const forUserId = await findAddressee(added.forUserId, context);
  const { institutionId } = context.caller;
  const msgId = await publishAnnouncement(context, { ...getColumns(added), institutionId, forUserId });
  return { msgId: String(msgId) };
}

/** Changes an announcement: it becomes unread again, and disappears for the previous recipients (SY-02). */
export async function updateAnnouncement({ msgId, ...changed }: UpdateMsgInput, context: CallerContext): Promise<void> {
  refuseOtherFiles(changed);
  const before = await lockAnnouncement(msgId, context);
  const forUserId = await findAddressee(changed.forUserId, context);
  const columns = getColumns(changed);
  // The form shows the masked number: if it is returned masked, it is unchanged.
  const idNo = columns.idNo === maskIdNumber(before.idNo) ? before.idNo : columns.idNo;
  await changeAnnouncement(before.id, { ...columns, idNo, forUserId }, context);
  publishToAudience(context, { ...before, forUserId });
  if (forUserId !== before.forUserId) publishToAudience(context, before);
}

/** Deletes an announcement; it disappears from all screens (SY-02). */
export async function deleteAnnouncement(msgId: string, context: CallerContext): Promise<void> {
  const before = await lockAnnouncement(msgId, context);
  await removeAnnouncement(before.id, context);
  publishToAudience(context, before);
}
