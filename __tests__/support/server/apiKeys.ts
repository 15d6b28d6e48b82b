import type { KeyScope } from '@/contract/apiKeys';
import type { Database } from '../../../server/database/connect';
import { apiKey } from '../../../server/database/tables/apiKeyTables';
import { appUser } from '../../../server/database/tables/organizationTables';
import { createApiKey } from '../../../server/security/session/apiKeyCaller';
import { hashToken } from '../../../server/security/session/sessionToken';

/** Values of a key for a test; a key without scopes reads cases for a day. */
interface TestKey {
  readonly institutionId: number;
  /** A user of the institution. */
  readonly createdById: number;
  readonly name?: string;
  readonly scopes?: readonly KeyScope[];
  readonly now?: Date;
  readonly validMs?: number;
}

/** API key with the headers of its calls. */
export interface MadeApiKey {
  readonly id: string;
  /** Number of its program account. */
  readonly userId: number;
  readonly key: string;
  readonly headers: { readonly authorization: string; readonly 'accept-language': string };
}

const DAY_MS = 86_400_000;
let made = 0;

/** Stores a program account and returns its number. */
const makeAccount = async (database: Database, institutionId: number, name: string): Promise<number> => {
  const account = { institutionId, name, kind: 'program', role: 'auditor', enabled: false } as const;
  const names = { username: `api-key-${made}`, email: `${made}@api-key.invalid`, passwordHash: 'none' };
  const [user] = await database
    .insert(appUser)
    .values({ ...account, ...names })
    .returning();
  return user?.id ?? 0;
};

/** Stores an API key without the call that creates one. */
export const makeApiKey = async (database: Database, of: TestKey): Promise<MadeApiKey> => {
  made += 1;
  const defaults = { name: `program ${made}`, scopes: ['cases.read'] as const, now: new Date(), validMs: DAY_MS };
  const { institutionId, createdById, name, scopes, now, validMs } = { ...defaults, ...of };
  const userId = await makeAccount(database, institutionId, name);
  const key = createApiKey();
  const [stored] = await database
    .insert(apiKey)
    .values({
      institutionId,
      userId,
      name,
      scopes: [...scopes],
      keyHash: hashToken(key),
      createdById,
      createdByName: 'x',
      createdAt: now,
      expiresAt: new Date(now.getTime() + validMs),
    })
    .returning();
  const headers = { authorization: `Bearer ${key}`, 'accept-language': 'en' };
  return { id: String(stored?.id), userId, key, headers };
};
