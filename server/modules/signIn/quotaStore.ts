import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { CheckKind } from '@/contract/codes/signInCodes';
import type { Transaction } from '../../database/connect';
import { livenessAttempt } from '../../database/tables/signInTables';
import { checkQuota, quotaIncrease } from '../../database/tables/systemTables';
import type { CallerContext } from '../../access/callContext';

/** Rows of the latest increases of the quotas. */
const QUOTA_INCREASES_SHOWN = 20;

/** Institution and kind of a quota. */
export interface QuotaSelection {
  readonly institutionId: number;
  readonly kind: CheckKind;
}

/** Quota that a session's check counts toward. */
export const KIND_OF_CHECK = { camera: 'face', provider: 'liveness' } as const satisfies Record<string, CheckKind>;
const CHECK_OF_KIND = { face: 'camera', liveness: 'provider' } as const;

const isQuota = ({ institutionId, kind }: QuotaSelection) =>
  and(eq(checkQuota.institutionId, institutionId), eq(checkQuota.kind, kind));

/** Returns the remaining checks of a quota; undefined if it is not limited. */
export async function remainingChecks(tx: Transaction, of: QuotaSelection): Promise<number | undefined> {
  const [row] = await tx.select({ remaining: checkQuota.remaining }).from(checkQuota).where(isQuota(of));
  return row?.remaining;
}

/** Takes one check from a quota, so that never more are made than there are; false where there was none to take. */
export async function takeCheck(tx: Transaction, of: QuotaSelection): Promise<boolean> {
  const taken = await tx
    .update(checkQuota)
    .set({ remaining: sql`${checkQuota.remaining} - 1` })
    .where(and(isQuota(of), gt(checkQuota.remaining, 0)))
    .returning({ remaining: checkQuota.remaining });
  return taken.length > 0;
}

/** Gives back a check that was taken and could not be made. */
export async function returnCheck(tx: Transaction, of: QuotaSelection): Promise<void> {
  await tx
    .update(checkQuota)
    .set({ remaining: sql`${checkQuota.remaining} + 1` })
    .where(isQuota(of));
}

/** Adds checks to a quota, which is limited from then on; returns the new number. */
export async function addChecks(
  { kind, count, ...of }: QuotaSelection & { readonly count: number },
  { tx, caller, now }: Pick<CallerContext, 'tx' | 'caller' | 'now'>,
): Promise<number> {
  const [row] = await tx
    .insert(checkQuota)
    .values({ ...of, kind, remaining: count })
    .onConflictDoUpdate({
      target: [checkQuota.institutionId, checkQuota.kind],
      set: { remaining: sql`${checkQuota.remaining} + excluded.remaining` },
    })
    .returning({ remaining: checkQuota.remaining });
  const remaining = row?.remaining ?? count;
  const by = { userId: caller.userId, userName: caller.name, createdAt: now };
  await tx.insert(quotaIncrease).values({ ...of, kind, count, remaining, ...by });
  return remaining;
}

type ReadContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Counts the checks of a kind since each of two times. */
export async function countChecks(
  { kind, today, since }: { kind: CheckKind; today: Date; since: Date },
  { tx, caller }: ReadContext,
): Promise<{ usedToday: number; used30Days: number }> {
  const [counted] = await tx
    .select({
      usedToday: sql<string>`count(*) filter (where ${gt(livenessAttempt.createdAt, today)})`,
      used30Days: sql<string>`count(*)`,
    })
    .from(livenessAttempt)
    .where(
      and(
        eq(livenessAttempt.institutionId, caller.institutionId),
        eq(livenessAttempt.kind, CHECK_OF_KIND[kind]),
        gt(livenessAttempt.createdAt, since),
      ),
    );
  return { usedToday: Number(counted?.usedToday ?? 0), used30Days: Number(counted?.used30Days ?? 0) };
}

/** An increase of a quota as the database keeps it. */
export type StoredIncrease = typeof quotaIncrease.$inferSelect;

/** Lists the latest increases of the institution's quotas, newest first. */
export const latestIncreases = ({ tx, caller }: ReadContext): Promise<StoredIncrease[]> =>
  tx
    .select()
    .from(quotaIncrease)
    .where(eq(quotaIncrease.institutionId, caller.institutionId))
    .orderBy(desc(quotaIncrease.createdAt), desc(quotaIncrease.id))
    .limit(QUOTA_INCREASES_SHOWN);
