import { and, eq, desc } from 'drizzle-orm';
import type { CallerContext } from '../../../access/callContext';
import { queue } from '../../../database/tables/organizationTables';
import { Refusal } from '../../../kernel/refusal';
import { parseRowId } from '../../../values/parseRowId';
import { lawReview, lawOwnRules } from '../../../database/tables/lawTables';
import type { OwnRule } from '@/contract/law/ownRules';
import type { Transaction } from '../../../database/connect';

/** Refuses a queue that the caller's institution does not have. */
export async function assertQueue(id: string, { tx, caller }: Pick<CallerContext, 'tx' | 'caller'>): Promise<void> {
  const [row] = await tx
    .select({ id: queue.id })
    .from(queue)
    .where(and(eq(queue.institutionId, caller.institutionId), eq(queue.id, parseRowId(id))));
  if (!row) throw new Refusal('notFound');
}

type LawSettingContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Stored review. */
export type StoredReview = Omit<typeof lawReview.$inferSelect, 'institutionId'>;

/** Returns every review of the institution. */
export const getReviews = ({ tx, caller }: LawSettingContext): Promise<StoredReview[]> =>
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
export async function storeReview(review: StoredReview, { tx, caller }: LawSettingContext): Promise<boolean> {
  const stored = await tx
    .insert(lawReview)
    .values({ ...review, institutionId: caller.institutionId })
    .onConflictDoNothing()
    .returning({ pack: lawReview.pack });
  return stored.length > 0;
}

/** An institution's own rules in one version; 0 if there never were any. */
export interface OwnLaw {
  readonly version: number;
  readonly rules: readonly OwnRule[];
}

interface Asking {
  readonly tx: Transaction;
  readonly caller: { readonly institutionId: number };
}

/** Returns the active own rules. */
export async function getOwnLaw({ tx, caller }: Asking): Promise<OwnLaw> {
  const [row] = await tx
    .select({ version: lawOwnRules.version, rules: lawOwnRules.rules })
    .from(lawOwnRules)
    .where(eq(lawOwnRules.institutionId, caller.institutionId))
    .orderBy(desc(lawOwnRules.version))
    .limit(1);
  return row ?? { version: 0, rules: [] };
}

/** Stores another version; earlier ones remain. Of two simultaneous versions the second fails. */
export async function addOwnLaw(rules: typeof lawOwnRules.$inferInsert, { tx }: Pick<Asking, 'tx'>): Promise<void> {
  await tx.insert(lawOwnRules).values(rules);
}
