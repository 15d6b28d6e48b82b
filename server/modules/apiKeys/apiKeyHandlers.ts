import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { API_KEYS_MAX } from '@/contract/apiKeys';
import type { apiKeyCalls } from '@/contract/calls/management/apiKeyCalls';
import { hasPermission } from '@/contract/permissions';
import { DAY_MS } from '@/contract/duration';
import type { apiKeyRequest, createdApiKey } from '@/contract/entities/management/apiKey';
import type { CallerContext, Handlers } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { runAsServiceRole } from '../../database/callTransaction';
import { createApiKey } from '../../security/session/apiKeyCaller';
import { findLiveSession } from '../../security/session/sessionStore';
import { hashToken } from '../../security/session/sessionToken';
import { addTrail } from '../../security/trail/trailStore';
import { parseRowId } from '../../values/parseRowId';
import { describeChange, recordSettingChange } from '../system/systemFacade';
import {
  countValidApiKeys,
  insertApiKey,
  type ListedApiKey,
  listApiKeys,
  lockApiKey,
  lockApiKeys,
  storeRevocation,
} from './apiKeyListStore';
import { serializeApiKey } from './apiKeyWire';

const describeKey = ({ name, scopes, expiresAt }: Pick<ListedApiKey, 'name' | 'scopes' | 'expiresAt'>) => ({
  name,
  scopes: scopes.join(','),
  expires: expiresAt.toISOString(),
});

/** Writes the audit entry last, because it locks the chain. */
async function recordInTrail(
  event: 'keyCreated' | 'keyRevoked',
  key: { readonly id: number; readonly name: string; readonly scopes: readonly string[] },
  { tx, caller, now }: CallerContext,
): Promise<void> {
  const { institutionId, userId, sessionId } = caller;
  await runAsServiceRole(tx, async (own) => {
    const loginLogId = (await findLiveSession(own, sessionId))?.loginLogId ?? null;
    const detail = { key: key.name, keyId: key.id, scopes: key.scopes.join(' ') };
    await addTrail(own, { institutionId, userId, loginLogId, event, outcome: 'done', detail, now });
  });
}

async function create(
  { name, scopes, validDays }: z.output<typeof apiKeyRequest>,
  context: CallerContext,
): Promise<z.input<typeof createdApiKey>> {
  const { caller, now } = context;
  // Nobody can grant a program what they lack.
  if (!scopes.every((scope) => hasPermission(caller, scope))) throw new Refusal('notAllowed');
  await lockApiKeys(context);
  if ((await countValidApiKeys(context)) >= API_KEYS_MAX) throw new Refusal('tooManyKept', { most: API_KEYS_MAX });
  const key = createApiKey();
  const expiresAt = new Date(now.getTime() + validDays * DAY_MS);
  const created = { name, scopes: [...new Set(scopes)].toSorted(), expiresAt };
  const id = await insertApiKey({ ...created, keyHash: hashToken(key), mark: randomUUID() }, context);
  await recordSettingChange({ key: 'apiKeys', ...describeChange({}, describeKey(created)) }, context);
  await recordInTrail('keyCreated', { id, ...created }, context);
  return { id: String(id), key };
}

async function revoke(id: string, context: CallerContext): Promise<null> {
  const key = await lockApiKey(parseRowId(id), context);
  if (key === undefined) throw new Refusal('notFound');
  if (key.revokedAt !== null) return null;
  await storeRevocation(key.id, context);
  await recordSettingChange({ key: 'apiKeys', ...describeChange(describeKey(key), {}) }, context);
  await recordInTrail('keyRevoked', key, context);
  return null;
}

/** Handlers of the API keys with which programs call (docs/api-keys.md; ours). */
export const apiKeyHandlers: Handlers<typeof apiKeyCalls> = {
  listing: async (_, context) => (await listApiKeys(context)).map((key) => serializeApiKey(key, context.now)),
  create,
  revoke: ({ id }, context) => revoke(id, context),
};
