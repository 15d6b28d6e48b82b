import { eq } from 'drizzle-orm';
import type { CallerContext } from '../../access/callContext';
import { lawReview } from '../../database/tables/lawTables';

type Context = Pick<CallerContext, 'tx' | 'caller'>;

/** Stored review. */
export type StoredReview = Omit<typeof lawReview.$inferSelect, 'institutionId'>;

/** Returns every review of the institution. */
export const getReviews = ({ tx, caller }: Context): Promise<StoredReview[]> =>
  tx
    .select({
      pack: lawReview.pack,
      fingerprint: lawReview.fingerprint,
      actorName: lawReview.actorName,
      createdAt: lawReview.createdAt,
    })
    .from(lawReview)
    .where(eq(lawReview.institutionId, caller.institutionId));

/** Stores a review; returns true if it is the first of that version in its current form. */
export async function keepReview(review: StoredReview, { tx, caller }: Context): Promise<boolean> {
  const kept = await tx
    .insert(lawReview)
    .values({ ...review, institutionId: caller.institutionId })
    .onConflictDoNothing()
    .returning({ pack: lawReview.pack });
  return kept.length > 0;
}
