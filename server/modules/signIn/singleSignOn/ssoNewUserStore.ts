import { and, eq } from 'drizzle-orm';
import type { ClaimMapping } from '@/contract/entities/management/singleSignOn';
import { isNewUsername } from '@/contract/rules';
import { runAsServiceRole } from '../../../database/callTransaction';
import type { Transaction } from '../../../database/connect';
import { appUser, queue, userGroup } from '../../../database/tables/organizationTables';
import { userHistory } from '../../../database/tables/userTables';
import { lockUserNames } from '../../../security/lockUserNames';
import { stripNul } from '../../../values/cellText';
import { findProvider, type SsoProvider, type VerifiedClaims } from './ssoProviderStore';

/** Matches no password: the user signs in with the company account until an administrator sets one. */
const NO_PASSWORD = 'none';
/** Maximum length of a name that is taken from a claim. */
const NAME_MAX = 100;

const getText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? stripNul(value).trim().slice(0, NAME_MAX) : undefined;

const findMapping = ({ mappings }: SsoProvider, values: readonly unknown[]): ClaimMapping | undefined =>
  mappings.find(({ value }) => values.includes(value));

/** Returns the mapped role, but none above the institution's maximum. */
const limitRole = ({ role }: ClaimMapping, { maximumRole }: SsoProvider): ClaimMapping['role'] =>
  maximumRole === 'leader' ? role : 'member';

/** Returns group and queue of a mapping as far as they still exist. */
const findPlaces = async (tx: Transaction, institutionId: number, { groupId, queueId }: ClaimMapping) => {
  const [group] = await tx
    .select({ id: userGroup.id })
    .from(userGroup)
    .where(and(eq(userGroup.institutionId, institutionId), eq(userGroup.id, Number(groupId ?? 0))));
  const [own] = await tx
    .select({ id: queue.id })
    .from(queue)
    .where(and(eq(queue.institutionId, institutionId), eq(queue.id, Number(queueId ?? 0))));
  return { groupId: group?.id ?? null, queueId: own?.id ?? null };
};

interface NewAccount {
  readonly provider: SsoProvider;
  readonly claims: VerifiedClaims;
  readonly username: string;
}

/** Returns names and role of a new user; undefined if the claims do not suffice. */
const getProfile = ({ provider, claims, username }: NewAccount) => {
  const mapping = provider.provisions ? findMapping(provider, [claims[provider.mappingClaim]].flat()) : undefined;
  const email = getText(claims['email']) ?? (username.includes('@') ? username : undefined);
  if (mapping === undefined || email === undefined || !isNewUsername(username)) return undefined;
  const name = getText(claims['name']) ?? username;
  return { mapping, columns: { username, email, name, role: limitRole(mapping, provider) } };
};

/**
 * Adds the user of an account at the first sign-in, if the institution allows it and a value of the claim is mapped. Returns its number;
 * undefined if not, or if another user has the username or the e-mail address.
 */
export const provisionUser = async (tx: Transaction, account: NewAccount, now: Date): Promise<number | undefined> => {
  const profile = getProfile(account);
  if (profile === undefined) return undefined;
  const { institutionId } = account.provider;
  await lockUserNames({ tx });
  const places = await findPlaces(tx, institutionId, profile.mapping);
  const own = { institutionId, passwordHash: NO_PASSWORD, createdAt: now, updatedAt: now };
  const [made] = await tx
    .insert(appUser)
    .values({ ...profile.columns, ...places, ...own })
    .onConflictDoNothing()
    .returning({ id: appUser.id });
  if (made === undefined) return undefined;
  await tx.insert(userHistory).values({ institutionId, userId: made.id, kind: 'created', createdAt: now });
  return made.id;
};

/** Returns role, group and queue of a user whom a directory adds: those of the first mapped value, else an agent without a queue. */
export const findProvisionedPlace = (tx: Transaction, institutionId: number, values: readonly string[]) =>
  runAsServiceRole(tx, async (own) => {
    const provider = await findProvider(own, institutionId);
    const mapping = provider && findMapping(provider, values);
    if (!mapping) return { role: 'member', groupId: null, queueId: null } as const;
    return { role: limitRole(mapping, provider), ...(await findPlaces(own, institutionId, mapping)) };
  });
