import type * as z from 'zod/mini';
import type { addNoticeRequest } from '@/contract/entities/messages/announcementAdmin';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { countNotices, keepNotice, removeNotice } from './noticeStore';
import { parseRowId } from '../../values/parseRowId';
import { stripNul } from '../../values/stripNul';

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
  await keepNotice({ language, content: stripNul(content) }, context);
  publishToInstitution(context);
}

/** Deletes a scrolling notice of the institution; those of all institutions belong to the operator. */
export async function deleteNotice(noticeId: string, context: CallerContext): Promise<void> {
  if (!(await removeNotice(parseRowId(noticeId), context))) throw new Refusal('notFound');
  publishToInstitution(context);
}
