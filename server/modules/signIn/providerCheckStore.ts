import { and, eq, gt, lte } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { providerCheck } from '../../database/tables/signInTables';

/** Stored check on the embedded provider's page. */
export type ProviderCheck = typeof providerCheck.$inferSelect;

/** Keeps a check that was opened with a login response. */
export const storeProviderCheck = async (tx: Transaction, kept: typeof providerCheck.$inferInsert): Promise<void> => {
  await tx.insert(providerCheck).values(kept);
};

/** Finds a check that is still in time by the hash of its token. */
export const liveProviderCheck = async (
  tx: Transaction,
  tokenHash: string,
  now: Date,
): Promise<ProviderCheck | undefined> => {
  const [row] = await tx
    .select()
    .from(providerCheck)
    .where(and(eq(providerCheck.tokenHash, tokenHash), gt(providerCheck.expiresAt, now)));
  return row;
};

/** Result for the page's picture, under a livenessId that replaces an earlier one. */
export interface CheckedPicture {
  readonly livenessIdHash: string;
  readonly passed: boolean;
  readonly verdict: string;
}

/** Stores the result of the page's picture. */
export const storeCheckedPicture = async (tx: Transaction, id: number, checked: CheckedPicture): Promise<void> => {
  await tx.update(providerCheck).set(checked).where(eq(providerCheck.id, id));
};

/** Lookup key of a result; all its fields must match. */
export interface ResultKey {
  readonly tokenHash: string;
  readonly livenessIdHash: string;
  readonly userId: number;
  readonly loginLogId: number;
}

/** Deletes and returns a result, so that it can be queried only once; undefined without an unexpired one under exactly this key. */
export const takeCheckedPicture = async (
  tx: Transaction,
  key: ResultKey,
  now: Date,
): Promise<{ passed: boolean; verdict: string } | undefined> => {
  const [taken] = await tx
    .update(providerCheck)
    .set({ livenessIdHash: null })
    .where(
      and(
        eq(providerCheck.tokenHash, key.tokenHash),
        eq(providerCheck.livenessIdHash, key.livenessIdHash),
        eq(providerCheck.userId, key.userId),
        eq(providerCheck.loginLogId, key.loginLogId),
        gt(providerCheck.expiresAt, now),
      ),
    )
    .returning({ passed: providerCheck.passed, verdict: providerCheck.verdict });
  return taken === undefined ? undefined : { passed: taken.passed === true, verdict: taken.verdict ?? 'unknown' };
};

/** Deletes the checks whose time is over. */
export const sweepProviderChecks = async (tx: Transaction, now: Date): Promise<void> => {
  await tx.delete(providerCheck).where(lte(providerCheck.expiresAt, now));
};
