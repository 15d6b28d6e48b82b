import { toMinorUnits, NO_MONEY } from '@/contract/minor';
import { appUser, institution, queue, userGroup } from '../database/tables/organizationTables';
import { getParts } from '../values/arrays';
import { drawPortrait } from './material/drawPortrait';
import type { Random } from './random';
import { type SeedQueue, SEED_QUEUES } from './seedQueues';
import type { SeedUser } from './seedUsers';
import type { Country } from './countries/country';
import type { SeedConnection } from './seedConnection';

/** Created user. */
export type MadeUser = typeof appUser.$inferSelect;

/** Parameters of an institution's organization. */
export interface OrganizationPlan {
  readonly country: Country;
  readonly users: readonly SeedUser[];
  readonly passwordHash: string;
  readonly cases: number;
  readonly random: Random;
  readonly now: Date;
}

/** An institution with its users. */
export interface Organization {
  readonly institutionId: number;
  readonly users: readonly MadeUser[];
}

async function makeInstitution(tx: SeedConnection, { country }: OrganizationPlan): Promise<number> {
  const [row] = await tx.insert(institution).values(country.institution).returning({ id: institution.id });
  if (!row) throw new Error('no institution was made');
  return row.id;
}

const makeGroups = async (
  tx: SeedConnection,
  institutionId: number,
  { country, users }: OrganizationPlan,
): Promise<number[]> => {
  const groups = 1 + Math.max(0, ...users.map(({ group }) => group ?? 0));
  const rows = country.groups.slice(0, groups).map((name) => ({ institutionId, name }));
  return (await tx.insert(userGroup).values(rows).returning({ id: userGroup.id })).map(({ id }) => id);
};

/** Settings of a queue by the age of its cases; the older they are, the fewer are extended. */
const queueSettings = ({ from, to, type }: Pick<SeedQueue, 'from' | 'to' | 'type'>) => ({
  priority: from,
  extensionPercent: from <= 30 ? 15 : 8,
  rule: type === 'automatic' ? { minDays: from, ...(to === null ? {} : { maxDays: to }) } : null,
});

const makeQueues = async (tx: SeedConnection, institutionId: number, { country, cases }: OrganizationPlan) => {
  const rows = SEED_QUEUES.map(({ code, from, to, type, weight }) => ({
    institutionId,
    code,
    name: country.queueName(from, to),
    type,
    plannedCaseCount: Math.round((cases * weight) / 100),
    ...queueSettings({ from, to, type }),
  }));
  const made = await tx.insert(queue).values(rows).returning({ id: queue.id, code: queue.code });
  return new Map(made.map(({ id, code }) => [code, id]));
};

function userFlags({ role, longAging, res, faceCheck, sendSms }: SeedUser): Partial<MadeUser> {
  const isAgent = role === 'member';
  return {
    ranked: isAgent,
    longAging,
    res,
    faceCheck,
    sendSms,
    sendWaba: isAgent && sendSms,
    showAnnouncements: true,
  };
}

async function insertUsers(tx: SeedConnection, rows: readonly (typeof appUser.$inferInsert)[]): Promise<MadeUser[]> {
  const made: MadeUser[] = [];
  for (const some of getParts(rows)) made.push(...(await tx.insert(appUser).values(some).returning()));
  return made;
}

/** Longer than the history of the dashboard, because users have targets only from the day on which they were added. */
const HIRED_MS = 120 * 86_400_000;

/** Makes an institution with groups, queues and users. */
export async function seedOrganization(tx: SeedConnection, plan: OrganizationPlan): Promise<Organization> {
  const { country, users, random, passwordHash } = plan;
  const institutionId = await makeInstitution(tx, plan);
  const groups = await makeGroups(tx, institutionId, plan);
  const queues = await makeQueues(tx, institutionId, plan);
  const unit = 10 ** country.institution.currencyDigits;
  const hired = new Date(plan.now.getTime() - HIRED_MS);
  const rows = users.map((user) => ({
    ...userFlags(user),
    institutionId,
    groupId: user.group === null ? null : (groups[user.group] ?? null),
    queueId: user.queue === null ? null : (queues.get(user.queue) ?? null),
    username: user.username,
    email: `${user.username}@saldo.example`,
    name: country.personName(random),
    idCard: user.idCard,
    passwordHash,
    role: user.role,
    dailyTarget:
      user.role === 'member'
        ? toMinorUnits(Math.round(country.dailyTarget * (0.8 + random.next() * 0.4)) * unit)
        : NO_MONEY,
    photo: drawPortrait(random),
    createdAt: hired,
    updatedAt: plan.now,
  }));
  return { institutionId, users: await insertUsers(tx, rows) };
}
