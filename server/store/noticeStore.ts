import type { Language } from '@/contract/language';
import { and, desc, eq, isNull, or } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { scrollingNotice } from '../database/tables/workTables';

/** The scrolling notices of an institution and those of all institutions in a language, newest first (SH-03). */
export const noticesFor = (
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
