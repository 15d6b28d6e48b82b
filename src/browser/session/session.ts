import type { User } from '@/contract/entities/users/user';
import { TOKEN_COOKIE } from '@/contract/headers';
import Cookies from 'js-cookie';

import { hasCookieFlag, LOGIN_FLAG, readCookieToken, readStoredToken, TOKEN } from './tokens';
import { releaseAllObjectUrls } from '../files/objectUrls';
import { settings } from '../server/settings';
import { clearArea, readItem, removeItem, writeItem } from '../stored/storage';
import { readUser, USER } from './storedUser';

/** Session that a completed login stores in this tab: the user and the token of the calls (§3 User). */
export interface StoredSession {
  readonly user: User;
  readonly token: string;
}

const UUID = 'uuid';

const cookieOptions = (): Cookies.CookieAttributes => ({
  path: settings().cookiePath,
  sameSite: 'strict',
  secure: location.protocol === 'https:',
});

/** Writes the login flags, the user and the token: called only when the whole login, face check included, is done (LG-07). */
export function writeSession({ user, token }: StoredSession): void {
  writeItem('session', TOKEN, token);
  writeItem('session', USER, JSON.stringify(user));
  writeItem('session', LOGIN_FLAG, '1');
  Cookies.set(TOKEN_COOKIE, token, cookieOptions());
  Cookies.set(LOGIN_FLAG, '1', cookieOptions());
}

/** The session of this tab, or null when any part of it is missing or spoilt. */
export function readSession(): StoredSession | null {
  const token = readItem('session', TOKEN);
  const user = readUser();
  return token !== null && user !== null ? { user, token } : null;
}

/**
 * Ends the session on this device: clears session storage, the older client's uuid, cookies and object URLs. Language and color scheme
 * stay.
 */
export function clearSession(): void {
  clearArea('session');
  removeItem('local', UUID);
  removeCookies();
  releaseAllObjectUrls();
}

/** Removes a session that ended elsewhere while its screen is still read (SE-06). The cookies of a newer session of another tab stay. */
export function dropDeadSession(): void {
  const isOurs = readCookieToken() === readStoredToken();
  clearArea('session');
  if (isOurs) removeCookies();
}

function removeCookies(): void {
  Cookies.remove(TOKEN_COOKIE, cookieOptions());
  Cookies.remove(LOGIN_FLAG, cookieOptions());
}

/** Returns true if the guard admits this tab (RT-03): a flag in the cookie, a flag in session storage, and a stored user. */
export const hasLoginFlags = (): boolean =>
  hasCookieFlag() && readItem('session', LOGIN_FLAG) !== null && readUser() !== null;

/** The header `uuid` of the older client (AP-02), from local storage when present. */
export const readUuid = (): string | null => readItem('local', UUID);
