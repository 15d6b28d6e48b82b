import { achievementStandard } from '../database/tables/boardTables';
import { systemSetting } from '../database/tables/organisationTables';
import { checkQuota, quotaIncrease, settingChange } from '../database/tables/systemTables';
import type { Organisation } from './seedOrganisation';
import type { SeedConnection } from './seedConnection';
import type { Country } from './country';

/** What an institution's configuration is made from. */
export interface SystemPlan {
  readonly country: Country;
  readonly organisation: Organisation;
  readonly now: Date;
}

const DAY_MS = 86_400_000;

/** Bought in parts, most of them used up by now: one of the two is running out. */
const PURCHASES = [
  { kind: 'liveness', counts: [100, 100, 80], left: 164 },
  { kind: 'face', counts: [50, 50], left: 17 },
] as const;

const STANDARDS = [
  { indicator: 'recoveredAmount', weight: 50, target: 0 },
  { indicator: 'keptPromiseRate', weight: 20, target: 60 },
  { indicator: 'handledCases', weight: 15, target: 40 },
  { indicator: 'rightPartyContactRate', weight: 15, target: 25 },
] as const;

async function seedQuotas(tx: SeedConnection, { organisation, now }: SystemPlan): Promise<void> {
  const { institutionId, users } = organisation;
  const admin = users.find(({ role }) => role === 'admin');
  if (!admin) return;
  const bought = PURCHASES.flatMap(({ kind, counts }) =>
    counts.map((count, place) => ({
      institutionId,
      kind,
      count,
      remaining: counts.slice(0, place + 1).reduce((sum, each) => sum + each, 0),
      userId: admin.id,
      userName: admin.name,
      createdAt: new Date(now.getTime() - (counts.length - place) * 9 * DAY_MS),
    })),
  );
  await tx.insert(quotaIncrease).values(bought);
  await tx.insert(checkQuota).values(PURCHASES.map(({ kind, left }) => ({ institutionId, kind, remaining: left })));
  const kept = {
    key: 'smsLimits',
    before: 'caseDaily: 2',
    after: 'caseDaily: 3',
    createdAt: new Date(now.getTime() - 6 * DAY_MS),
  };
  await tx.insert(settingChange).values({ ...kept, institutionId, userId: admin.id, userName: admin.name });
}

/** Quotas with their history, targets and the limits of messages of an institution (SY-01). */
export async function seedSystem(tx: SeedConnection, plan: SystemPlan): Promise<void> {
  const { institutionId } = plan.organisation;
  await seedQuotas(tx, plan);
  await tx.insert(systemSetting).values({ institutionId, key: 'sms.caseDaily', value: '3' });
  await tx
    .insert(achievementStandard)
    .values(STANDARDS.map((standard) => ({ ...standard, institutionId, updatedAt: plan.now })));
}
