import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { type PictureKind, PICTURE_KIND } from '@/contract/codes/caseCodes';
import { getCodeValues } from '@/contract/codes/codeTable';
import { matchesRow } from '../../database/matchesRow';
import { picture, pictureComment } from '../../database/tables/materialTables';
import { parseRowId } from '../../values/parseRowId';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { Task } from '../cases/casesFacade';

type PictureContext = Pick<CallerContext, 'tx'>;
type StoredPicture = typeof picture.$inferSelect;

/** A picture as it is listed, with the number of remarks on it. */
export interface ListedPicture extends Pick<StoredPicture, 'id' | 'kind' | 'name' | 'takenAt'> {
  readonly comments: number;
}

/** Stored remark on a picture. */
export type StoredComment = typeof pictureComment.$inferSelect;

/** Lists the pictures of a case's borrower by kind, without their content, which is loaded on request (CD-04). */
export const listPictures = (
  of: Task,
  { tx }: PictureContext,
  kinds: readonly PictureKind[] = getCodeValues(PICTURE_KIND),
): Promise<ListedPicture[]> =>
  tx
    .select({
      id: picture.id,
      kind: picture.kind,
      name: picture.name,
      takenAt: picture.takenAt,
      comments: count(pictureComment.id),
    })
    .from(picture)
    .leftJoin(pictureComment, matchesRow(picture, pictureComment.pictureId))
    .where(and(eq(picture.borrowerId, of.borrowerId), inArray(picture.kind, [...kinds])))
    .groupBy(picture.institutionId, picture.id)
    .orderBy(asc(picture.id));

/** Finds a picture of a case's borrower; others are refused as not found (RO-01). */
export async function findPicture(of: Task, pictureId: string, { tx }: PictureContext): Promise<StoredPicture> {
  const [row] = await tx
    .select()
    .from(picture)
    .where(and(eq(picture.id, parseRowId(pictureId)), eq(picture.borrowerId, of.borrowerId)));
  if (!row) throw new Refusal('notFound');
  return row;
}

/** Lists the remarks on the pictures of a case's borrower, newest first. */
export async function listPictureComments(of: Task, { tx }: PictureContext): Promise<StoredComment[]> {
  const rows = await tx
    .select({ comment: pictureComment })
    .from(pictureComment)
    .innerJoin(picture, matchesRow(picture, pictureComment.pictureId))
    .where(eq(picture.borrowerId, of.borrowerId))
    .orderBy(desc(pictureComment.createdAt), desc(pictureComment.id));
  return rows.map(({ comment }) => comment);
}

/** Adds a remark to a picture; remarks are immutable. */
export const addPictureComment = async (
  line: typeof pictureComment.$inferInsert,
  { tx }: PictureContext,
): Promise<void> => {
  await tx.insert(pictureComment).values(line);
};
