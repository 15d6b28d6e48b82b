import type * as z from 'zod/mini';
import type { pictureCommentRequest } from '@/contract/entities/cases/material';
import type { file } from '@/contract/schemas';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { addBehavior, assertRevealRateLimit } from '../monitoring/monitoringFacade';
import { addPictureComment, findPicture } from './pictureStore';
import { type Task, publishCaseChanged } from '../cases/casesFacade';
import { stripNul } from '../../values/cellText';

/** Media types shown as pictures, with their file extensions; a browser might execute any other. */
const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
};

type ShowContext = Pick<CallerContext, 'tx' | 'caller' | 'now' | 'ip'>;
type Remark = z.output<typeof pictureCommentRequest>;

/**
 * Returns a picture of a case's borrower. The access is recorded in the same transaction: without the record nothing is shown
 * (CD-04, CD-12).
 */
export async function showPicture(of: Task, pictureId: string, context: ShowContext): Promise<z.output<typeof file>> {
  const shown = await findPicture(of, pictureId, context);
  const ending = ENDINGS[shown.contentType];
  if (ending === undefined) throw new Refusal('notFound');
  await assertRevealRateLimit(context);
  const { tx, caller, now, ip: socketIp } = context;
  const detail = `${shown.kind} ${shown.id}`;
  await addBehavior(tx, { caller, type: 'viewPicture', loanNo: of.loanNo, detail, ip: null, socketIp, now });
  return {
    fileName: `${shown.kind}-${shown.id}.${ending}`,
    contentType: shown.contentType,
    content: shown.content,
  };
}

/** Adds a user's remark to a picture of a case's borrower (CD-04). */
export async function addRemark(of: Task, { pictureId, comment }: Remark, context: CallerContext): Promise<void> {
  const { caller, now } = context;
  const { id } = await findPicture(of, pictureId, context);
  const line = {
    institutionId: caller.institutionId,
    pictureId: id,
    creatorId: caller.userId,
    creatorName: caller.name,
    comment: stripNul(comment),
    createdAt: now,
  };
  await addPictureComment(line, context);
  await publishCaseChanged(of, context);
}
