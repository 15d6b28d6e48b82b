import type { ApiKeyState } from '@/contract/codes/apiKeyCodes';
import type { ApiKey } from '@/contract/entities/management/apiKey';
import { serializeTime, serializeTimeOrNull } from '../../values/wire';
import type { ListedApiKey } from './apiKeyListStore';

const getState = ({ revokedAt, expiresAt }: ListedApiKey, now: Date): ApiKeyState => {
  if (revokedAt !== null) return 'revoked';
  return expiresAt <= now ? 'expired' : 'active';
};

/** Converts an API key to its wire shape. */
export const serializeApiKey = (key: ListedApiKey, now: Date): ApiKey => ({
  id: String(key.id),
  name: key.name,
  scopes: key.scopes,
  state: getState(key, now),
  createdBy: key.createdByName,
  createdTime: serializeTime(key.createdAt),
  expiresTime: serializeTime(key.expiresAt),
  lastUsedTime: serializeTimeOrNull(key.lastUsedAt),
  revokedBy: key.revokedByName,
  revokedTime: serializeTimeOrNull(key.revokedAt),
});
