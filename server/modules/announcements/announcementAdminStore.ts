import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { ANNOUNCEMENT_LIST } from '@/contract/lists/announcementList';
import type { ListOrder, SortColumn } from '@/contract/lists/listDescription';
import { joinsTo } from '../../database/joinsTo';
import { appUser } from '../../database/tables/organisationTables';
import { announcement, announcementRead } from '../../database/tables/workTables';
import { parseRowId } from '../../values/parseRowId';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { AnnouncementRow } from './announcementStore';

/** Users offered as those an announcement is for. */
const ADDRESSEES_SHOWN = 50;

type AdminContext = Pick<CallerContext, 'tx' | 'caller'>;

/** An announcement with what administrators want to know beside it. */
export interface ManagedRow {
  readonly row: AnnouncementRow;
  readonly forUserName: string | null;
  readonly readCount: number;
}

/** Which announcements, and which page of them. */
export interface ManagedPage extends ListOrder<SortColumn<typeof ANNOUNCEMENT_LIST>> {
  readonly content?: string | undefined;
  readonly page: number;
  readonly size: number;
}

/** Found by what it says or whom it is about. */
const says = (text: string): SQL | undefined => {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const inAnyLanguage = sql`exists (select 1 from jsonb_each(${announcement.texts}) t where t.value ->> 'content' ilike ${pattern})`;
  return or(ilike(announcement.content, pattern), ilike(announcement.name, pattern), inAnyLanguage);
};

const readCount = sql<string>`(select count(*) from ${announcementRead} where ${joinsTo(announcement, announcementRead.announcementId)})`;

const SORTS: Readonly<Record<SortColumn<typeof ANNOUNCEMENT_LIST>, SQL>> = {
  what: sql`lower(${announcement.name})`,
  for: sql`lower(${appUser.name})`,
  time: sql`${announcement.createdAt}`,
  read: readCount,
};

/** The institution's announcements, without a sort the newest first, with their number over all pages. */
export async function managedAnnouncements(
  { content, page, size, sort = 'time', order = 'desc' }: ManagedPage,
  { tx, caller }: AdminContext,
): Promise<{ rows: ManagedRow[]; totalCount: number }> {
  const wanted = and(
    eq(announcement.institutionId, caller.institutionId),
    content === undefined ? undefined : says(content),
  );
  const [total] = await tx.select({ number: count() }).from(announcement).where(wanted);
  const rows = await tx
    .select({ row: announcement, forUserName: appUser.name, readCount })
    .from(announcement)
    .leftJoin(appUser, joinsTo(appUser, announcement.forUserId))
    .where(wanted)
    .orderBy(sql`${SORTS[sort]} ${sql.raw(order)} nulls last`, desc(announcement.createdAt), desc(announcement.id))
    .limit(size)
    .offset((page - 1) * size);
  return {
    rows: rows.map((each) => ({ ...each, readCount: Number(each.readCount) })),
    totalCount: total?.number ?? 0,
  };
}

/** An announcement of the institution, held until the end of the transaction; another one does not exist here. */
export async function lockAnnouncement(msgId: string, { tx, caller }: AdminContext): Promise<AnnouncementRow> {
  const [row] = await tx
    .select()
    .from(announcement)
    .where(and(eq(announcement.id, parseRowId(msgId)), eq(announcement.institutionId, caller.institutionId)))
    .for('update');
  if (!row) throw new Refusal('notFound');
  return row;
}

/** Somebody of the institution whom an announcement is for; null for everybody. */
export async function findAddressee(
  userId: string | null | undefined,
  { tx, caller }: AdminContext,
): Promise<number | null> {
  if (userId === null || userId === undefined) return null;
  const [row] = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.id, parseRowId(userId)), eq(appUser.institutionId, caller.institutionId)));
  if (!row) throw new Refusal('notFound');
  return row.id;
}

/** Changes an announcement; who had read it has to read it again. */
export async function changeAnnouncement(
  id: number,
  changes: Partial<AnnouncementRow>,
  { tx }: AdminContext,
): Promise<void> {
  await tx.update(announcement).set(changes).where(eq(announcement.id, id));
  await tx.delete(announcementRead).where(eq(announcementRead.announcementId, id));
}

/** Deletes an announcement, and who has read it with it. */
export async function removeAnnouncement(id: number, { tx }: AdminContext): Promise<void> {
  await tx.delete(announcement).where(eq(announcement.id, id));
}

/** Somebody whom an announcement can be for. */
export interface FoundAddressee {
  readonly id: number;
  readonly name: string;
  readonly username: string;
}

/** Enabled users of the institution whom an announcement can be for, by name or username. */
export function findAddressees(search: string | undefined, { tx, caller }: AdminContext): Promise<FoundAddressee[]> {
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
