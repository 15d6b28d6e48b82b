import { DAY_MS } from '@/contract/duration';
import { and, eq } from 'drizzle-orm';
import { livenessAttempt } from '../database/tables/signInTables';
import { checkQuota, quotaIncrease } from '../database/tables/systemTables';
import type { SeedConnection } from './seedConnection';
import type { SystemPlan } from './seedSystem';

const PURCHASES = [
  { kind: 'liveness', check: 'provider', counts: [100, 100, 80] },
  { kind: 'face', check: 'camera', counts: [10, 10] },
] as const;

type Purchase = (typeof PURCHASES)[number];

/** Times of the checks that the seeded sign-ins made. */
async function readChecks(
  tx: SeedConnection,
  { institutionId, check }: { institutionId: number; check: Purchase['check'] },
) {
  const made = await tx
    .select({ at: livenessAttempt.createdAt })
    .from(livenessAttempt)
    .where(and(eq(livenessAttempt.institutionId, institutionId), eq(livenessAttempt.kind, check)));
  return made.map(({ at }) => at);
}

/** Inserts quotas with their history; the amounts granted minus the checks made equal the remainder (SY-01). */
export async function seedQuotas(
  tx: SeedConnection,
  { organisation, now }: Omit<SystemPlan, 'country'>,
): Promise<void> {
  const { institutionId, users } = organisation;
  const admin = users.find(({ role }) => role === 'admin');
  if (!admin) return;
  for (const { kind, check, counts } of PURCHASES) {
    const checks = await readChecks(tx, { institutionId, check });
    let granted = 0;
    for (const [place, count] of counts.entries()) {
      granted += count;
      const createdAt = new Date(now.getTime() - (counts.length - place) * 9 * DAY_MS);
      const remaining = granted - checks.filter((at) => at <= createdAt).length;
      const by = { userId: admin.id, userName: admin.name };
      await tx.insert(quotaIncrease).values({ institutionId, kind, count, remaining, ...by, createdAt });
    }
    await tx.insert(checkQuota).values({ institutionId, kind, remaining: granted - checks.length });
  }
}
