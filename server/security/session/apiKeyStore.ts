import { and, eq, type SQL, sql } from 'drizzle-orm';
import { CALLER_INSTITUTION } from './callerInstitution';
import { matchesRow } from '../../database/matchesRow';
import type { Transaction } from '../../database/connect';
import { apiKey } from '../../database/tables/apiKeyTables';
import { appUser, institution, systemSetting } from '../../database/tables/organizationTables';

const KNOWN = {
  id: apiKey.id,
  institutionId: apiKey.institutionId,
  userId: apiKey.userId,
  name: apiKey.name,
  username: appUser.username,
  scopes: apiKey.scopes,
  expiresAt: apiKey.expiresAt,
  lastUsedAt: apiKey.lastUsedAt,
  revokedAt: apiKey.revokedAt,
  institution: {
    enabled: institution.enabled,
    ...CALLER_INSTITUTION,
    whitelist: sql<string | null>`(select s.value from ${systemSetting} s
      where coalesce(s.institution_id, 0) = ${apiKey.institutionId} and s.key = 'ipWhitelist')`,
  },
};

const selectKeys = async (tx: Pick<Transaction, 'select'>, where: SQL | undefined) => {
  const [row] = await tx
    .select(KNOWN)
    .from(apiKey)
    .innerJoin(appUser, matchesRow(appUser, apiKey.userId))
    .innerJoin(institution, eq(institution.id, apiKey.institutionId))
    .where(where);
  return row;
};

/** API key with the current data of its institution, whatever its state. */
export type KnownApiKey = NonNullable<Awaited<ReturnType<typeof selectKeys>>>;

/** Finds a key by its hash; requires the server's rights. */
export const findApiKeyByHash = (tx: Pick<Transaction, 'select'>, keyHash: string): Promise<KnownApiKey | undefined> =>
  selectKeys(tx, eq(apiKey.keyHash, keyHash));

/** Finds the key of a program account; requires the server's rights. */
export const findApiKeyOfAccount = (
  tx: Pick<Transaction, 'select'>,
  { institutionId, userId }: Pick<KnownApiKey, 'institutionId' | 'userId'>,
): Promise<KnownApiKey | undefined> =>
  selectKeys(tx, and(eq(apiKey.institutionId, institutionId), eq(apiKey.userId, userId)));

/** Stores the time of a key's last use. */
export const touchApiKey = async (
  tx: Pick<Transaction, 'update'>,
  { institutionId, id }: Pick<KnownApiKey, 'institutionId' | 'id'>,
  now: Date,
): Promise<void> => {
  const isKey = and(eq(apiKey.institutionId, institutionId), eq(apiKey.id, id));
  await tx.update(apiKey).set({ lastUsedAt: now }).where(isKey);
};
