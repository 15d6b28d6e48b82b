import * as z from 'zod/mini';
import { API_KEY_DAYS_MAX, KEY_SCOPES } from '../../apiKeys';
import { NAME_MAX } from '../../ourLimits';
import { code, id, lineText, time } from '../../schemas';

/** API key of the institution, without the key itself. */
export const apiKey = z.object({
  id,
  name: z.string(),
  /** contract/apiKeys: KEY_SCOPES. */
  scopes: z.array(z.string()),
  /** contract/codes/apiKeyCodes */
  state: code,
  createdBy: z.string(),
  createdTime: time,
  expiresTime: time,
  /** Accurate to a minute; null: never used. */
  lastUsedTime: z.nullable(time),
  revokedBy: z.nullable(z.string()),
  revokedTime: z.nullable(time),
});

export type ApiKey = z.output<typeof apiKey>;

/** Body of a new API key. */
export const apiKeyRequest = z.strictObject({
  name: lineText(NAME_MAX),
  scopes: z.array(z.enum(KEY_SCOPES)).check(z.minLength(1), z.maxLength(KEY_SCOPES.length)),
  /** Days until the key expires. */
  validDays: z.number().check(z.int(), z.gte(1), z.lte(API_KEY_DAYS_MAX)),
});

/** A new API key. Only this response contains the key itself. */
export const createdApiKey = z.object({ id, key: z.string() });
