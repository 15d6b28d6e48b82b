import * as z from 'zod/mini';
import { mainCall } from '../../call';
import { apiKey, apiKeyRequest, createdApiKey } from '../../entities/management/apiKey';
import { done } from '../../schemas';

const changes = {
  method: 'POST',
  who: 'system.manage',
  rows: 'institution',
  confirmed: true,
  chosenByUs: true,
} as const;

/** API keys with which programs call Saldo (docs/api-keys.md; not in the specification). */
export const apiKeyCalls = {
  listing: mainCall({
    method: 'GET',
    path: 'apiKey/listing',
    answer: z.array(apiKey),
    who: 'system.read',
    rows: 'institution',
    chosenByUs: true,
    means:
      "Returns the institution's API keys with scopes, expiry and last use, newest first; never the keys themselves.",
  }),
  create: mainCall({
    ...changes,
    path: 'apiKey/create',
    body: apiKeyRequest,
    answer: createdApiKey,
    means: 'Creates an API key with scopes and an expiry. Only this response contains the key.',
  }),
  revoke: mainCall({
    ...changes,
    path: 'apiKey/{id}/revoke',
    answer: done,
    notice: 'save',
    means: 'Revokes an API key, effective immediately on every server. A revoked key cannot be restored.',
  }),
};
