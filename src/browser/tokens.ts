import { TOKEN_COOKIE } from '@/contract/headers';

import { readCookie } from './cookie';
import { readItem } from './storage';

/** Storage key of the token in this tab. */
export const TOKEN = 'token';

/** The token of header `x-auth-token` (main client, AP-02), from this tab's storage. */
export const readStoredToken = (): string | null => readItem('session', TOKEN);

/** The token of header `token` (both clients, AP-02), from the cookie. */
export const readCookieToken = (): string | null => readCookie(TOKEN_COOKIE);
