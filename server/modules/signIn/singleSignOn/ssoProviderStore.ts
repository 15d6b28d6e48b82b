import { and, asc, count, eq, exists, inArray, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/connect';
import { appUser, institution, queue, userGroup } from '../../../database/tables/organizationTables';
import { ssoLink, ssoProvider } from '../../../database/tables/singleSignOnTables';
import { SEALED_BY_TABLE } from '../../../security/sealedColumns';
import { isAtAddress } from '../../../security/session/institutionAddress';
import { sealText, unsealText, type SealingKey } from '../../../security/sealText';
import { getSharedSecret } from '../signInSecretStore';

/** Provider of an institution as stored. */
export type SsoProvider = typeof ssoProvider.$inferSelect;

/** Claims of an ID token whose signature was verified. */
export type VerifiedClaims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** Condition: switched on, and of the requested address. */
const isOffered = (addressCode: string | undefined) =>
  and(ne(ssoProvider.mode, 'off'), eq(institution.enabled, true), isAtAddress(institution.id, addressCode));

/** Returns true if an enabled institution of the address offers the sign-in with a company account. */
export const isSingleSignOnOffered = async (tx: Transaction, addressCode: string | undefined): Promise<boolean> => {
  const rows = await tx
    .select({ id: institution.id })
    .from(ssoProvider)
    .innerJoin(institution, eq(institution.id, ssoProvider.institutionId))
    .where(isOffered(addressCode))
    .limit(1);
  return rows.length > 0;
};

/** Finds the provider of an institution, whether or not it is switched on. */
export const findProvider = async (tx: Transaction, institutionId: number): Promise<SsoProvider | undefined> => {
  const [row] = await tx.select().from(ssoProvider).where(eq(ssoProvider.institutionId, institutionId));
  return row;
};

/** Lists the providers of the address that are switched on, each with true if the name is its institution's code or one of its users. */
export const listOfferedProviders = (
  tx: Transaction,
  { name, addressCode }: { readonly name: string; readonly addressCode: string | undefined },
): Promise<{ provider: SsoProvider; isCode: boolean; isUser: boolean }[]> => {
  const userOfName = tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.institutionId, ssoProvider.institutionId), sql`lower(${appUser.username}) = lower(${name})`));
  return tx
    .select({
      provider: ssoProvider,
      isCode: sql<boolean>`lower(${institution.code}) = lower(${name})`,
      isUser: sql<boolean>`${exists(userOfName)}`,
    })
    .from(ssoProvider)
    .innerJoin(institution, eq(institution.id, ssoProvider.institutionId))
    .where(isOffered(addressCode))
    .orderBy(asc(ssoProvider.institutionId));
};

/** Stores the provider of an institution. */
export const storeProvider = async (tx: Transaction, row: SsoProvider): Promise<void> => {
  const { institutionId: _institution, ...set } = row;
  await tx.insert(ssoProvider).values(row).onConflictDoUpdate({ target: ssoProvider.institutionId, set });
};

const { secret: SECRET, purpose: CLIENT_SECRET } = SEALED_BY_TABLE.sso_provider;
const PURPOSES = { 'client secret': CLIENT_SECRET, attempt: 'saldo single sign-on attempt' } as const;

const getSealingKey = async (tx: Transaction, use: keyof typeof PURPOSES): Promise<SealingKey> => ({
  purpose: PURPOSES[use],
  secret: await getSharedSecret(tx, SECRET),
});

/** Encrypts a client secret or an attempt's data. */
export const sealForServers = async (
  tx: Transaction,
  use: 'client secret' | 'attempt',
  text: string,
): Promise<Uint8Array> => sealText(await getSealingKey(tx, use), text);

/** Decrypts what sealForServers has encrypted for the same use. */
export const unsealForServers = async (
  tx: Transaction,
  use: 'client secret' | 'attempt',
  sealed: Uint8Array,
): Promise<string> => unsealText(await getSealingKey(tx, use), sealed);

/** Counts the linked users of an institution: all, and its enabled administrators. */
export const countLinks = async (
  tx: Transaction,
  institutionId: number,
  issuer: string,
): Promise<{ users: number; administrators: number }> => {
  const [counts] = await tx
    .select({
      users: count(),
      administrators: sql<number>`(count(*) filter (where ${appUser.role} = 'admin' and ${appUser.enabled}))::int`,
    })
    .from(ssoLink)
    .innerJoin(appUser, and(eq(appUser.institutionId, ssoLink.institutionId), eq(appUser.id, ssoLink.userId)))
    .where(and(eq(ssoLink.institutionId, institutionId), eq(ssoLink.issuer, issuer)));
  return counts ?? { users: 0, administrators: 0 };
};

/** Returns true if all groups and queues are visible to the transaction's role: those of the caller's institution. */
export const hasPlaces = async (
  tx: Transaction,
  { groups, queues }: { readonly groups: readonly number[]; readonly queues: readonly number[] },
): Promise<boolean> => {
  const ownGroups = await tx.$count(userGroup, inArray(userGroup.id, [...groups]));
  const ownQueues = await tx.$count(queue, inArray(queue.id, [...queues]));
  return ownGroups === groups.length && ownQueues === queues.length;
};
