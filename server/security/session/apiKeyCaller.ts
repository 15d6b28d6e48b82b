import { getCallerInstitution } from './callerInstitution';
import { API_KEY_PREFIX, isKeyScope } from '@/contract/apiKeys';
import type { Caller } from '../../kernel/caller';
import { Refusal } from '../../kernel/refusal';
import type { Transaction } from '../../database/connect';
import { isWhitelisted } from '../../settings/clientAddress';
import { isInstitutionAt } from './institutionAddress';
import type { RateName } from '../rateLimits';
import { createToken, hashToken } from './sessionToken';
import { findApiKeyByHash, type KnownApiKey, touchApiKey } from './apiKeyStore';

/** Minimum interval between writes of a key's last use. */
const USED_EVERY_MS = 60_000;

const BEARER = /^Bearer +(\S+)$/iu;
const API_KEY = new RegExp(`^${API_KEY_PREFIX}[\\w-]{43}$`, 'u');

/** A key acts without a session. */
const NO_SESSION = 0;

/** Generates an API key: the prefix and 256 random bits. */
export const createApiKey = (): string => API_KEY_PREFIX + createToken();

/** Returns true if a request is made with an Authorization header of the scheme Bearer, whether or not its key is valid. */
export const hasBearer = (authorization: string | undefined): boolean => /^Bearer\b/iu.test(authorization ?? '');

/** Returns why a key is not valid: 'expired' also for a revoked one, 'ended' in a disabled institution; undefined while it is valid. */
const getEnd = ({ institution, revokedAt, expiresAt }: KnownApiKey, now: Date): 'expired' | 'ended' | undefined => {
  if (revokedAt !== null || expiresAt <= now) return 'expired';
  return institution.enabled ? undefined : 'ended';
};

/**
 * Returns the caller of a valid key. It sees the institution's rows like an administrator; its permissions are the key's scopes, and no
 * role's.
 */
export function toKeyCaller(key: KnownApiKey, now: Date): Caller | undefined {
  if (getEnd(key, now) !== undefined) return undefined;
  const { id, institutionId, userId, name, username, scopes, institution } = key;
  return {
    apiKeyId: id,
    userId,
    institutionId,
    groupId: null,
    role: 'admin',
    name,
    username,
    sendSms: false,
    longAging: scopes.includes('longAging.read'),
    // A later version may remove a scope from the list.
    permissions: scopes.filter(isKeyScope),
    mustChangePassword: false,
    secondFactorFirst: false,
    confirmsAtCompany: false,
    factorPending: false,
    res: false,
    sessionId: NO_SESSION,
    sessionState: 'full',
    confirmedAt: null,
    ...getCallerInstitution(institution),
  };
}

/** Authorization header of a call, with its address and time. */
export interface KeyCredentials {
  readonly authorization: string | undefined;
  readonly address: string;
  /** Code in the host name: a key is unknown at the addresses of other institutions. */
  readonly addressCode: string | undefined;
  readonly now: Date;
}

/** Access to the keys with the server's rights, and to the rate limits. */
export interface KeyFinding {
  readonly tx: Pick<Transaction, 'select' | 'update'>;
  readonly limit: (rate: RateName, of: number) => Promise<void>;
}

const findKey = async (
  tx: KeyFinding['tx'],
  { authorization, addressCode }: Pick<KeyCredentials, 'authorization' | 'addressCode'>,
): Promise<KnownApiKey | undefined> => {
  const sent = BEARER.exec(authorization ?? '')?.[1];
  const key = sent !== undefined && API_KEY.test(sent) ? await findApiKeyByHash(tx, hashToken(sent)) : undefined;
  return key && (await isInstitutionAt(tx, key.institutionId, addressCode)) ? key : undefined;
};

/**
 * Finds the caller by an API key, counts the call against the key's rate limit, and stores the use at most once a minute. Reads the
 * key with every call, so that a revocation is effective immediately on every server.
 */
export async function findKeyCaller({ tx, limit }: KeyFinding, credentials: KeyCredentials): Promise<Caller> {
  const { address, now } = credentials;
  const key = await findKey(tx, credentials);
  if (key === undefined) throw new Refusal('expired');
  const caller = toKeyCaller(key, now);
  if (caller === undefined) throw new Refusal(getEnd(key, now) ?? 'expired');
  if (!isWhitelisted(address, key.institution.whitelist ?? '')) throw new Refusal('addressRefused');
  await limit('apiKey', key.id);
  if (key.lastUsedAt === null || key.lastUsedAt.getTime() + USED_EVERY_MS <= now.getTime()) {
    await touchApiKey(tx, key, now);
  }
  return caller;
}
