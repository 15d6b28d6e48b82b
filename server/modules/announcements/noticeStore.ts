import type { Language } from '@/contract/language';
import { and, asc, count, desc, eq, isNull, or } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { scrollingNotice } from '../../database/tables/workTables';
import type { CallerContext } from '../../access/callContext';

/** Lists the scrolling notices of an institution and those of all institutions in a language, newest first (SH-03). */
export const listNotices = (
  tx: Transaction,
  institutionId: number,
  language: Language,
): Promise<{ content: string }[]> =>
  tx
    .select({ content: scrollingNotice.content })
    .from(scrollingNotice)
    .where(
      and(
        eq(scrollingNotice.language, language),
        or(isNull(scrollingNotice.institutionId), eq(scrollingNotice.institutionId, institutionId)),
      ),
    )
    .orderBy(desc(scrollingNotice.createdAt), desc(scrollingNotice.id));

type AdminContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Stored scrolling notice. */
export type StoredNotice = typeof scrollingNotice.$inferSelect;

/** Lists the notices of the institution and those of all institutions, by language, newest first (SY-02). */
export const listManagedNotices = ({ tx, caller }: AdminContext): Promise<StoredNotice[]> =>
  tx
    .select()
    .from(scrollingNotice)
    .where(or(isNull(scrollingNotice.institutionId), eq(scrollingNotice.institutionId, caller.institutionId)))
    .orderBy(asc(scrollingNotice.language), desc(scrollingNotice.createdAt), desc(scrollingNotice.id));

/** Counts the notices of the institution in a language. */
export async function countNotices(language: Language, { tx, caller }: AdminContext): Promise<number> {
  const own = and(eq(scrollingNotice.institutionId, caller.institutionId), eq(scrollingNotice.language, language));
  const [row] = await tx.select({ number: count() }).from(scrollingNotice).where(own);
  return row?.number ?? 0;
}

/** Stores a notice of the institution. */
export async function storeNotice(
  notice: { readonly language: Language; readonly content: string },
  { tx, caller, now }: AdminContext & Pick<CallerContext, 'now'>,
): Promise<void> {
  await tx.insert(scrollingNotice).values({ ...notice, institutionId: caller.institutionId, createdAt: now });
}

/** Deletes a notice of the institution; false without one with this id. */
export async function removeNotice(id: number, { tx, caller }: AdminContext): Promise<boolean> {
  const own = and(eq(scrollingNotice.id, id), eq(scrollingNotice.institutionId, caller.institutionId));
  return (await tx.delete(scrollingNotice).where(own).returning({ id: scrollingNotice.id })).length > 0;
}
