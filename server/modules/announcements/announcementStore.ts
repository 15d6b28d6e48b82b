import { and, count, desc, eq, exists, isNull, not, or } from 'drizzle-orm';
import { matchesRow } from '../../database/matchesRow';
import type { Transaction } from '../../database/connect';
import { announcement, announcementRead } from '../../database/tables/workTables';
import type { Caller } from '../../kernel/caller';

type Reader = Pick<Caller, 'institutionId' | 'userId'>;

/** An announcement as it is stored. */
export type AnnouncementRow = typeof announcement.$inferSelect;
/** A new announcement. */
export type NewAnnouncement = typeof announcement.$inferInsert;

/** Filter and page of a user's announcements. */
export interface AnnouncementPage {
  readonly read: boolean;
  readonly page: number;
  readonly size: number;
}

const isFor = ({ institutionId, userId }: Reader) =>
  and(
    eq(announcement.institutionId, institutionId),
    or(isNull(announcement.forUserId), eq(announcement.forUserId, userId)),
  );

const wasReadBy = (tx: Transaction, userId: number) =>
  exists(
    tx
      .select({ id: announcementRead.announcementId })
      .from(announcementRead)
      .where(and(matchesRow(announcement, announcementRead.announcementId), eq(announcementRead.userId, userId))),
  );

/** Reads a page of a user's announcements, newest first, with their total number. */
export const getAnnouncements = async (
  tx: Transaction,
  reader: Reader,
  { read, page, size }: AnnouncementPage,
): Promise<{ rows: AnnouncementRow[]; totalCount: number }> => {
  const wasRead = wasReadBy(tx, reader.userId);
  const condition = and(isFor(reader), read ? wasRead : not(wasRead));
  const [total] = await tx.select({ number: count() }).from(announcement).where(condition);
  const rows = await tx
    .select()
    .from(announcement)
    .where(condition)
    .orderBy(desc(announcement.createdAt), desc(announcement.id))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, totalCount: total?.number ?? 0 };
};

/** Marks an announcement as read by a user; false if the user is no recipient. Idempotent. */
export const markRead = async (tx: Transaction, reader: Reader, mark: { id: number; now: Date }): Promise<boolean> => {
  const [found] = await tx
    .select({ id: announcement.id })
    .from(announcement)
    .where(and(isFor(reader), eq(announcement.id, mark.id)));
  if (found === undefined) return false;
  await tx
    .insert(announcementRead)
    .values({ announcementId: found.id, userId: reader.userId, institutionId: reader.institutionId, readAt: mark.now })
    .onConflictDoNothing();
  return true;
};

/** Stores a new announcement; returns its id. */
export const addAnnouncement = async (tx: Transaction, added: NewAnnouncement): Promise<number> => {
  const [row] = await tx.insert(announcement).values(added).returning({ id: announcement.id });
  return row?.id ?? 0;
};
