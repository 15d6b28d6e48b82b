import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { CheckKind } from '@/contract/codes/signInCodes';
import type { Transaction } from '../../database/connect';
import { livenessAttempt } from '../../database/tables/signInTables';
import { checkQuota, quotaIncrease } from '../../database/tables/systemTables';
import type { CallerContext } from '../../access/callContext';
import type { Role } from '@/contract/codes/userCodes';
import type { Caller } from '../../kernel/caller';
import { Refusal } from '../../kernel/refusal';

/** Rows of the latest increases of the quotas. */
const QUOTA_INCREASES_SHOWN = 20;

/** Institution and kind of a quota. */
interface QuotaSelection {
  readonly institutionId: number;
  readonly kind: CheckKind;
}

/** Quota that a session's check counts toward. */
const KIND_OF_CHECK = { camera: 'face', provider: 'liveness' } as const satisfies Record<string, CheckKind>;
const CHECK_OF_KIND = { face: 'camera', liveness: 'provider' } as const;

const isQuota = ({ institutionId, kind }: QuotaSelection) =>
  and(eq(checkQuota.institutionId, institutionId), eq(checkQuota.kind, kind));

/** Returns the remaining checks of a quota; undefined if it is not limited. */
export async function getRemainingChecks(tx: Transaction, of: QuotaSelection): Promise<number | undefined> {
  const [row] = await tx.select({ remaining: checkQuota.remaining }).from(checkQuota).where(isQuota(of));
  return row?.remaining;
}

/** Takes one check from a quota, so that never more are made than there are; false where there was none to take. */
async function decrementQuota(tx: Transaction, of: QuotaSelection): Promise<boolean> {
  const taken = await tx
    .update(checkQuota)
    .set({ remaining: sql`${checkQuota.remaining} - 1` })
    .where(and(isQuota(of), gt(checkQuota.remaining, 0)))
    .returning({ remaining: checkQuota.remaining });
  return taken.length > 0;
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
export const listLatestIncreases = ({ tx, caller }: ReadContext): Promise<StoredIncrease[]> =>
  tx
    .select()
    .from(quotaIncrease)
    .where(eq(quotaIncrease.institutionId, caller.institutionId))
    .orderBy(desc(quotaIncrease.createdAt), desc(quotaIncrease.id))
    .limit(QUOTA_INCREASES_SHOWN);

type QuotaSubject = Pick<Caller, 'institutionId' | 'role'>;
type CheckOf = keyof typeof KIND_OF_CHECK;

/** Administrators are not limited, because they must be able to sign in and add checks. */
const needsOne = ({ role }: { readonly role: Role }): boolean => role !== 'admin';

/** Returns true if a user has a check left; called before the camera is opened. */
export async function hasRemainingCheck(
  tx: Transaction,
  { faceCheck, ...user }: QuotaSubject & { readonly faceCheck: CheckOf | 'none' },
): Promise<boolean> {
  if (faceCheck === 'none' || !needsOne(user)) return true;
  const remaining = await getRemainingChecks(tx, {
    institutionId: user.institutionId,
    kind: KIND_OF_CHECK[faceCheck],
  });
  return remaining === undefined || remaining > 0;
}

/** Consumes a check of the institution's quota; true if one was consumed. Refuses if none is left (SY-01). */
export async function consumeCheck(tx: Transaction, user: QuotaSubject, check: CheckOf): Promise<boolean> {
  const of = { institutionId: user.institutionId, kind: KIND_OF_CHECK[check] };
  if (await decrementQuota(tx, of)) return true;
  if (needsOne(user) && (await getRemainingChecks(tx, of)) !== undefined) throw new Refusal('checksUsedUp');
  return false;
}

/** Gives back a check that could not be made. */
export async function restoreCheck(tx: Transaction, { institutionId }: QuotaSubject, check: CheckOf): Promise<void> {
  await tx
    .update(checkQuota)
    .set({ remaining: sql`${checkQuota.remaining} + 1` })
    .where(isQuota({ institutionId, kind: KIND_OF_CHECK[check] }));
}
