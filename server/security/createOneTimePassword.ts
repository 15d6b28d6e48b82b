import { createHmac, randomInt } from 'node:crypto';
import { ONE_TIME_PASSWORD_LIFE_MS } from '@/contract/ourLimits';

/** Excludes characters that are easily confused when read aloud or copied by hand. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
/** 12 of 56 characters: 69 bits, within the 8 to 14 characters of a password (§5). */
const LENGTH = 12;

/** Generates a one-time password. It is shown once, stored as a hash, and valid until its user sets another or it expires (US-01). */
export const createOneTimePassword = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)] ?? '').join('');

/** Bytes above are left out, so that no sign is likelier than another. */
const FAIR_BYTES = 256 - (256 % SIGNS.length);

/** Derives a one-time password from a text and a secret. It is unpredictable without the secret and is never stored. */
export const getOneTimePassword = (secret: string, text: string): string => {
  let signs = '';
  for (let turn = 0; signs.length < LENGTH; turn += 1) {
    const bytes = createHmac('sha512', secret).update(`${turn}\n${text}`).digest();
    for (const byte of bytes) if (byte < FAIR_BYTES) signs += SIGNS[byte % SIGNS.length];
  }
  return signs.slice(0, LENGTH);
};

/** Calculates the expiry of a one-time password created now (ASVS 6.4.1). */
export const getOneTimePasswordExpiry = (now: Date): Date => new Date(now.getTime() + ONE_TIME_PASSWORD_LIFE_MS);

/** Returns true if a password that another user set has expired; a user's own password never expires. */
export const isOneTimePasswordOver = (
  user: { readonly mustChangePassword: boolean; readonly oneTimePasswordUntil: Date | null },
  now: Date,
): boolean => user.mustChangePassword && (user.oneTimePasswordUntil === null || user.oneTimePasswordUntil <= now);
