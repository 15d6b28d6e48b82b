import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { runAsServiceRole } from '../../database/callTransaction';
import { apiKey } from '../../database/tables/apiKeyTables';
import { appUser } from '../../database/tables/organizationTables';
import type { CallerContext } from '../../access/callContext';
import { NO_PASSWORD } from '../../security/passwords';

// Runs with the server's rights, because no institution's role may read the keys' hashes. Each statement names the institution.

type ApiKeyContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** Maximum number of listed keys, most of them expired or revoked. */
const LISTED_MAX = 500;

/** Values of a key to be stored. */
export interface NewApiKey extends Pick<typeof apiKey.$inferInsert, 'name' | 'keyHash' | 'scopes' | 'expiresAt'> {
  /** Unique part of its account's username. */
  readonly mark: string;
}

/** Adds a program account and its key, and returns the key's number. */
export const insertApiKey = ({ mark, ...key }: NewApiKey, { tx, caller, now }: ApiKeyContext): Promise<number> =>
  runAsServiceRole(tx, async (own) => {
    const { institutionId, userId: creatorId, name: creatorName } = caller;
    const [account] = await own
      .insert(appUser)
      .values({
        institutionId,
        kind: 'program',
        name: key.name,
        username: `api-key-${mark}`,
        email: `${mark}@api-key.invalid`,
        passwordHash: NO_PASSWORD,
        role: 'auditor',
        enabled: false,
        ranked: false,
        createsPtp: false,
        sendSms: false,
        creatorId,
        creatorName,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: appUser.id });
    const [stored] = await own
      .insert(apiKey)
      .values({
        ...key,
        institutionId,
        userId: account?.id ?? 0,
        createdById: creatorId,
        createdByName: creatorName,
        createdAt: now,
      })
      .returning({ id: apiKey.id });
    return stored?.id ?? 0;
  });

const LISTED = {
  id: apiKey.id,
  userId: apiKey.userId,
  name: apiKey.name,
  scopes: apiKey.scopes,
  createdByName: apiKey.createdByName,
  createdAt: apiKey.createdAt,
  expiresAt: apiKey.expiresAt,
  lastUsedAt: apiKey.lastUsedAt,
  revokedByName: apiKey.revokedByName,
  revokedAt: apiKey.revokedAt,
};

/** API key without its hash. */
export type ListedApiKey = { readonly [Name in keyof typeof LISTED]: (typeof apiKey.$inferSelect)[Name] };

/** Lists the institution's keys, newest first. */
export const listApiKeys = ({ tx, caller }: ApiKeyContext): Promise<ListedApiKey[]> =>
  runAsServiceRole(tx, (own) =>
    own
      .select(LISTED)
      .from(apiKey)
      .where(eq(apiKey.institutionId, caller.institutionId))
      .orderBy(desc(apiKey.createdAt), desc(apiKey.id))
      .limit(LISTED_MAX),
  );

/** Locks the institution's keys until the end of the transaction, so that concurrent calls cannot exceed their number. */
export const lockApiKeys = async ({ tx, caller }: ApiKeyContext): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`api keys ${caller.institutionId}`}, 0))`);
};

/** Counts the institution's valid keys. */
export const countValidApiKeys = ({ tx, caller, now }: ApiKeyContext): Promise<number> =>
  runAsServiceRole(tx, async (own) => {
    const [row] = await own
      .select({ keys: count() })
      .from(apiKey)
      .where(and(eq(apiKey.institutionId, caller.institutionId), isNull(apiKey.revokedAt), gt(apiKey.expiresAt, now)));
    return row?.keys ?? 0;
  });

/** Locks a key of the institution until the end of the transaction; undefined without one. */
export const lockApiKey = (id: number, { tx, caller }: ApiKeyContext): Promise<ListedApiKey | undefined> =>
  runAsServiceRole(tx, async (own) => {
    const isOwn = and(eq(apiKey.institutionId, caller.institutionId), eq(apiKey.id, id));
    const [row] = await own.select(LISTED).from(apiKey).where(isOwn).for('update');
    return row;
  });

/** Stores that a key has been revoked. */
export const storeRevocation = (id: number, { tx, caller, now }: ApiKeyContext): Promise<unknown> =>
  runAsServiceRole(tx, (own) =>
    own
      .update(apiKey)
      .set({ revokedAt: now, revokedById: caller.userId, revokedByName: caller.name })
      .where(and(eq(apiKey.institutionId, caller.institutionId), eq(apiKey.id, id))),
  );
