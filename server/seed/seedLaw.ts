import { DAY_MS } from '@/contract/duration';
import { ALL_PACKS } from '@/contract/law/allPacks';
import { formatPackName } from '@/contract/law/decideContact';
import { selectDefaultPacks } from '@/contract/law/selectDefaultPacks';
import { lawReview } from '../database/tables/lawTables';
import { systemSetting } from '../database/tables/organizationTables';
import { settingChange } from '../database/tables/systemTables';
import { LAW_SETTING, MODE_SETTING, getPackFingerprint } from '../modules/law/lawFacade';
import type { SeedConnection } from './seedConnection';
import type { SystemPlan } from './seedSystem';

const REVIEWED_BEFORE_DAYS = 5;

/** Marks the country's packs as reviewed and sets them to warn, so that a case shows the legal result at night. */
export async function seedLaw(tx: SeedConnection, { country, organisation, now }: SystemPlan): Promise<void> {
  const { institutionId, users } = organisation;
  const admin = users.find(({ role }) => role === 'admin');
  const mode = country.lawMode;
  if (!admin || !mode) return;
  const createdAt = new Date(now.getTime() - REVIEWED_BEFORE_DAYS * DAY_MS);
  const usual = selectDefaultPacks(ALL_PACKS, country.institution.timeZone);
  const packs = ALL_PACKS.filter(({ id, state }) => usual.includes(id) && state !== 'future').map(formatPackName);
  const reviews = packs.map((pack) => ({ pack, fingerprint: getPackFingerprint(pack) ?? '' }));
  await tx
    .insert(lawReview)
    .values(reviews.map((review) => ({ ...review, institutionId, actorName: admin.name, createdAt })));
  await tx.insert(systemSetting).values({ institutionId, key: MODE_SETTING, value: mode });
  const changes = [
    ...packs.map((pack) => ({ before: null, after: `reviewed: ${pack}` })),
    { before: 'mode: shadow', after: `mode: ${mode}` },
  ];
  const by = { institutionId, key: LAW_SETTING, userId: admin.id, userName: admin.name, createdAt };
  await tx.insert(settingChange).values(changes.map((change) => ({ ...change, ...by })));
}
