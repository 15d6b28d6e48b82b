import { randomInt } from 'node:crypto';
import { ONE_TIME_PASSWORD_LIFE_MS } from '@/contract/ourLimits';

/** Without signs that are taken for one another when they are read out or copied by hand. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
/** 12 of 56 signs: 69 bits, within the 8 to 14 characters of a password (§5). */
const LENGTH = 12;

/** A password that the server makes for somebody: shown once, kept as a hash only, good until its user sets another or its time is over (US-01). */
export const oneTimePassword = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)] ?? '').join('');

/** Until when a one-time password that is made now can be signed in with (ASVS 6.4.1). */
export const oneTimePasswordEnd = (now: Date): Date => new Date(now.getTime() + ONE_TIME_PASSWORD_LIFE_MS);

/** Whether somebody's password was made by somebody else and its time is over; an own one has no end. */
export const isOneTimePasswordOver = (
  user: { readonly mustChangePassword: boolean; readonly oneTimePasswordUntil: Date | null },
  now: Date,
): boolean => user.mustChangePassword && (user.oneTimePasswordUntil === null || user.oneTimePasswordUntil <= now);
