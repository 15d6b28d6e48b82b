import { createHmac, randomInt } from 'node:crypto';
import { ONE_TIME_PASSWORD_LIFE_MS } from '@/contract/ourLimits';

/** Without signs that are taken for one another when they are read out or copied by hand. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
/** 12 of 56 signs: 69 bits, within the 8 to 14 characters of a password (§5). */
const LENGTH = 12;

/** A password that the server makes for somebody: shown once, kept as a hash only, good until its user sets another or its time is over (US-01). */
export const oneTimePassword = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)] ?? '').join('');

/** Bytes above are left out, so that no sign is likelier than another. */
const FAIR_BYTES = 256 - (256 % SIGNS.length);

/** The same as text by text comes to it under a secret: random for whoever has not the secret, and never kept. */
export const getOneTimePassword = (secret: string, text: string): string => {
  let signs = '';
  for (let turn = 0; signs.length < LENGTH; turn += 1) {
    const bytes = createHmac('sha512', secret).update(`${turn}\n${text}`).digest();
    for (const byte of bytes) if (byte < FAIR_BYTES) signs += SIGNS[byte % SIGNS.length];
  }
  return signs.slice(0, LENGTH);
};

/** Until when a one-time password that is made now can be signed in with (ASVS 6.4.1). */
export const oneTimePasswordEnd = (now: Date): Date => new Date(now.getTime() + ONE_TIME_PASSWORD_LIFE_MS);

/** Whether somebody's password was made by somebody else and its time is over; an own one has no end. */
export const isOneTimePasswordOver = (
  user: { readonly mustChangePassword: boolean; readonly oneTimePasswordUntil: Date | null },
  now: Date,
): boolean => user.mustChangePassword && (user.oneTimePasswordUntil === null || user.oneTimePasswordUntil <= now);
