import { TOKEN_COOKIE } from '@/contract/headers';
import { readItem } from '../stored/storage';

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** Returns the value of a cookie of this page, or null if it is missing or unreadable. Cookies are written by js-cookie (session.ts). */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found === undefined ? null : decoded(found.slice(name.length + 1));
}

/** Cookie that marks this browser as signed in (RT-03). */
export const LOGIN_FLAG = 'isLogin';

/** Returns true if another tab of this browser is signed in. A new tab then requests its user from `login/currentUser` (RT-09). */
export const hasCookieFlag = (): boolean => readCookie(LOGIN_FLAG) !== null;

/** Storage key of the token in this tab. */
export const TOKEN = 'token';

/** The token of header `x-auth-token` (main client, AP-02), from this tab's storage. */
export const readStoredToken = (): string | null => readItem('session', TOKEN);

/** The token of header `token` (both clients, AP-02), from the cookie. */
export const readCookieToken = (): string | null => readCookie(TOKEN_COOKIE);
