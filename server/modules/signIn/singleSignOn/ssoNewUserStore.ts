import { and, eq, inArray } from 'drizzle-orm';
import type { ClaimMapping } from '@/contract/entities/management/singleSignOn';
import { isNewUsername } from '@/contract/rules';
import { runAsServiceRole } from '../../../database/callTransaction';
import type { Transaction } from '../../../database/connect';
import { appUser, queue, userGroup } from '../../../database/tables/organizationTables';
import { userHistory } from '../../../database/tables/userTables';
import { lockUserNames } from '../../../security/lockUserNames';
import { NO_PASSWORD } from '../../../security/passwords';
import { stripNul } from '../../../values/cellText';
import { findProvider, type SsoProvider, type VerifiedClaims } from './ssoProviderStore';

/** Maximum length of a name that is taken from a claim. */
const NAME_MAX = 100;

const getText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? stripNul(value).trim().slice(0, NAME_MAX) : undefined;

const findMapping = ({ mappings }: SsoProvider, values: readonly unknown[]): ClaimMapping | undefined =>
  mappings.find(({ value }) => values.includes(value));

/** Returns the mapped role, but none above the institution's maximum. */
const limitRole = ({ role }: ClaimMapping, { maximumRole }: SsoProvider): ClaimMapping['role'] =>
  maximumRole === 'leader' ? role : 'member';

/** Role, group and queue of a mapping; null without a group or a queue, or if it no longer exists. */
export interface ProvisionedPlace {
  readonly role: ClaimMapping['role'];
  readonly groupId: number | null;
  readonly queueId: number | null;
}

/** Returns the place of the first mapped value; undefined if none is mapped. */
type FindPlace = (values: readonly unknown[]) => ProvisionedPlace | undefined;

const listNumbers = ({ mappings }: SsoProvider, name: 'groupId' | 'queueId'): number[] =>
  mappings.flatMap((mapping) => mapping[name] ?? []).map(Number);

const createPlaceFinder = async (tx: Transaction, provider: SsoProvider): Promise<FindPlace> => {
  const { institutionId } = provider;
  const groups = await tx
    .select({ id: userGroup.id })
    .from(userGroup)
    .where(and(eq(userGroup.institutionId, institutionId), inArray(userGroup.id, listNumbers(provider, 'groupId'))));
  const queues = await tx
    .select({ id: queue.id })
    .from(queue)
    .where(and(eq(queue.institutionId, institutionId), inArray(queue.id, listNumbers(provider, 'queueId'))));
  const find = (rows: typeof groups, id: string | null) => rows.find((row) => row.id === Number(id))?.id ?? null;
  return (values) => {
    const mapping = findMapping(provider, values);
    if (mapping === undefined) return undefined;
    const { groupId, queueId } = mapping;
    return { role: limitRole(mapping, provider), groupId: find(groups, groupId), queueId: find(queues, queueId) };
  };
};

interface NewAccount {
  readonly provider: SsoProvider;
  readonly claims: VerifiedClaims;
  readonly username: string;
}

/** Returns the names of a new user; undefined if the claims do not suffice. */
const getNames = ({ claims, username }: NewAccount) => {
  const email = getText(claims['email']) ?? (username.includes('@') ? username : undefined);
  if (email === undefined || !isNewUsername(username)) return undefined;
  return { username, email, name: getText(claims['name']) ?? username };
};

/**
 * Adds the user of an account at the first sign-in, if the institution allows it and a value of the claim is mapped. Returns its number;
 * undefined if not, or if another user has the username or the e-mail address.
 */
export const provisionUser = async (tx: Transaction, account: NewAccount, now: Date): Promise<number | undefined> => {
  const { provider, claims } = account;
  const { institutionId } = provider;
  const names = getNames(account);
  if (names === undefined || !provider.provisions) return undefined;
  const find = await createPlaceFinder(tx, provider);
  const place = find([claims[provider.mappingClaim]].flat());
  if (place === undefined) return undefined;
  await lockUserNames({ tx });
  const own = { institutionId, passwordHash: NO_PASSWORD, createdAt: now, updatedAt: now };
  const [made] = await tx
    .insert(appUser)
    .values({ ...names, ...place, ...own })
    .onConflictDoNothing()
    .returning({ id: appUser.id });
  if (made === undefined) return undefined;
  await tx.insert(userHistory).values({ institutionId, userId: made.id, kind: 'created', createdAt: now });
  return made.id;
};

/** Returns how the institution maps values of a directory to role, group and queue. */
export const findProvisionedPlaces = (tx: Transaction, institutionId: number): Promise<FindPlace> =>
  runAsServiceRole(tx, async (own) => {
    const provider = await findProvider(own, institutionId);
    return provider === undefined ? () => undefined : createPlaceFinder(own, provider);
  });
