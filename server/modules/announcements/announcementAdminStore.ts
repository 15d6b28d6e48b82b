import { isPerson } from '../../access/isVisibleUser';
import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { ANNOUNCEMENT_LIST } from '@/contract/lists/managementLists';
import type { ListOrder, SortColumn } from '@/contract/lists/listDescription';
import { matchesRow } from '../../database/matchesRow';
import { appUser } from '../../database/tables/organizationTables';
import { announcement, announcementRead } from '../../database/tables/workTables';
import { parseRowId } from '../../values/parseRowId';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { AnnouncementRow } from './announcementStore';

/** Maximum number of possible recipients shown. */
const ADDRESSEES_SHOWN = 50;

type AdminContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Announcement with the additional columns for administrators. */
export interface ManagedRow {
  readonly row: AnnouncementRow;
  readonly forUserName: string | null;
  readonly readCount: number;
}

/** Filter and page of the administrators' list. */
export interface ManagedPage extends ListOrder<SortColumn<typeof ANNOUNCEMENT_LIST>> {
  readonly content?: string | undefined;
  readonly page: number;
  readonly size: number;
}

/** Matches announcements by their texts or by the person they concern. */
const says = (text: string): SQL | undefined => {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const inAnyLanguage = sql`exists (select 1 from jsonb_each(${announcement.texts}) t where t.value ->> 'content' ilike ${pattern})`;
  return or(ilike(announcement.content, pattern), ilike(announcement.name, pattern), inAnyLanguage);
};

const readCount = sql<string>`(select count(*) from ${announcementRead} where ${matchesRow(announcement, announcementRead.announcementId)})`;

const SORTS: Readonly<Record<SortColumn<typeof ANNOUNCEMENT_LIST>, SQL>> = {
  what: sql`lower(${announcement.name})`,
  for: sql`lower(${appUser.name})`,
  time: sql`${announcement.createdAt}`,
  read: readCount,
};

/** Returns the institution's announcements, by default newest first, with their total number. */
export async function listManagedAnnouncements(
  { content, page, size, sort = 'time', order = 'desc' }: ManagedPage,
  { tx, caller }: AdminContext,
): Promise<{ rows: ManagedRow[]; totalCount: number }> {
  const condition = and(
    eq(announcement.institutionId, caller.institutionId),
    content === undefined ? undefined : says(content),
  );
  const [total] = await tx.select({ number: count() }).from(announcement).where(condition);
  const rows = await tx
    .select({ row: announcement, forUserName: appUser.name, readCount })
    .from(announcement)
    .leftJoin(appUser, matchesRow(appUser, announcement.forUserId))
    .where(condition)
    .orderBy(sql`${SORTS[sort]} ${sql.raw(order)} nulls last`, desc(announcement.createdAt), desc(announcement.id))
    .limit(size)
    .offset((page - 1) * size);
  return {
    rows: rows.map((each) => ({ ...each, readCount: Number(each.readCount) })),
    totalCount: total?.number ?? 0,
  };
}

/** Locks an announcement of the institution until the end of the transaction; others are refused as not found. */
export async function lockAnnouncement(msgId: string, { tx, caller }: AdminContext): Promise<AnnouncementRow> {
  const [row] = await tx
    .select()
    .from(announcement)
    .where(and(eq(announcement.id, parseRowId(msgId)), eq(announcement.institutionId, caller.institutionId)))
    .for('update');
  if (!row) throw new Refusal('notFound');
  return row;
}

/** Finds the recipient of an announcement in the institution; null for all users. */
export async function findAddressee(
  userId: string | null | undefined,
  { tx, caller }: AdminContext,
): Promise<number | null> {
  if (userId === null || userId === undefined) return null;
  const [row] = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.id, parseRowId(userId)), eq(appUser.institutionId, caller.institutionId), isPerson));
  if (!row) throw new Refusal('notFound');
  return row.id;
}

/** Changes an announcement and resets its read marks. */
export async function changeAnnouncement(
  id: number,
  changes: Partial<AnnouncementRow>,
  { tx }: AdminContext,
): Promise<void> {
  await tx.update(announcement).set(changes).where(eq(announcement.id, id));
  await tx.delete(announcementRead).where(eq(announcementRead.announcementId, id));
}

/** Deletes an announcement with its read marks. */
export async function removeAnnouncement(id: number, { tx }: AdminContext): Promise<void> {
  await tx.delete(announcement).where(eq(announcement.id, id));
}

/** Possible recipient of an announcement. */
export interface AddresseeRow {
  readonly id: number;
  readonly name: string;
  readonly username: string;
}

/** Finds enabled users of the institution as recipients, by name or username. */
export function findAddressees(search: string | undefined, { tx, caller }: AdminContext): Promise<AddresseeRow[]> {
  const pattern = `%${(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return tx
    .select({ id: appUser.id, name: appUser.name, username: appUser.username })
    .from(appUser)
    .where(
      and(
        eq(appUser.institutionId, caller.institutionId),
        eq(appUser.enabled, true),
        or(ilike(appUser.name, pattern), ilike(appUser.username, pattern)),
      ),
    )
    .orderBy(appUser.name, appUser.id)
    .limit(ADDRESSEES_SHOWN);
}
