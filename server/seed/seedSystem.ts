import { DAY_MS } from '@/contract/duration';
import { achievementStandard } from '../database/tables/boardTables';
import { systemSetting } from '../database/tables/organizationTables';
import { settingChange } from '../database/tables/systemTables';
import type { Organization } from './seedOrganization';
import type { SeedConnection } from './seedConnection';
import type { Country } from './countries/country';

/** Parameters of an institution's configuration. */
export interface SystemPlan {
  readonly country: Country;
  readonly organisation: Organization;
  readonly now: Date;
}

const STANDARDS = [
  { indicator: 'recoveredAmount', weight: 50, target: 0 },
  { indicator: 'keptPromiseRate', weight: 20, target: 60 },
  { indicator: 'handledCases', weight: 15, target: 40 },
  { indicator: 'rightPartyContactRate', weight: 15, target: 25 },
] as const;

async function seedChange(tx: SeedConnection, { organisation, now }: SystemPlan): Promise<void> {
  const { institutionId, users } = organisation;
  const admin = users.find(({ role }) => role === 'admin');
  if (!admin) return;
  const template = {
    key: 'smsLimits',
    before: 'caseDaily: 2',
    after: 'caseDaily: 3',
    createdAt: new Date(now.getTime() - 6 * DAY_MS),
  };
  await tx.insert(settingChange).values({ ...template, institutionId, userId: admin.id, userName: admin.name });
}

/** Targets and the limits of messages of an institution (SY-01). */
export async function seedSystem(tx: SeedConnection, plan: SystemPlan): Promise<void> {
  const { institutionId } = plan.organisation;
  await seedChange(tx, plan);
  await tx.insert(systemSetting).values({ institutionId, key: 'sms.caseDaily', value: '3' });
  await tx
    .insert(achievementStandard)
    .values(STANDARDS.map((standard) => ({ ...standard, institutionId, updatedAt: plan.now })));
}
