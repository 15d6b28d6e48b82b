import type { User } from '@/contract/entities/users/user';
import { readItem, clearArea, removeItem, writeItem } from '../stored/storage';
import { TOKEN_COOKIE } from '@/contract/headers';
import Cookies from 'js-cookie';
import { releaseAllObjectUrls } from '../files/files';
import { getSettings } from '../server/getSettings';

/** Storage key of the signed-in user in this tab. */
export const USER = 'user';

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, role }: { id?: unknown; name?: unknown; role?: unknown } = value;
  return [id, name, role].every((each) => typeof each === 'string' || typeof each === 'number');
}

/** The user that this tab is signed in as, or null when there is none that can be read. */
export function readUser(): User | null {
  try {
    const user: unknown = JSON.parse(readItem('session', USER) ?? 'null');
    return isUser(user) ? user : null;
  } catch {
    return null;
  }
}

/** Cookie that marks this browser as signed in (RT-03). */
export const LOGIN_FLAG = 'isLogin';

/** Returns true if another tab of this browser is signed in. A new tab then requests its user from `login/currentUser` (RT-09). */
export const hasCookieFlag = (): boolean => Cookies.get(LOGIN_FLAG) !== undefined;

/** Storage key of the token in this tab. */
export const TOKEN = 'token';

/** The token of header `x-auth-token` (main client, AP-02), from this tab's storage. */
export const readStoredToken = (): string | null => readItem('session', TOKEN);

/** The token of header `token` (both clients, AP-02), from the cookie. */
export const readCookieToken = (): string | null => Cookies.get(TOKEN_COOKIE) ?? null;

/** Session that a completed login stores in this tab: the user and the token of the calls (§3 User). */
export interface StoredSession {
  readonly user: User;
  readonly token: string;
}

const UUID = 'uuid';

const cookieOptions = (): Cookies.CookieAttributes => ({
  path: getSettings().cookiePath,
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
export function removeEndedSession(): void {
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
