import { settings } from '@/browser/settings';
import { readCookieToken, readStoredToken } from '@/browser/tokens';
import { AUTH_HEADER, TOKEN_HEADER } from '@/contract/headers';
import type { Language } from '@/contract/language';
import { REQUEST_TIMEOUT_MS } from '@/contract/limits';

import { callHeaders } from './callHeaders';

/** Milliseconds after which unused prefetched responses are discarded as outdated. */
const EARLY_MS = 5000;

type Answer = Promise<Response | undefined>;

declare global {
  interface Window {
    /**
     * Filled by the page's first script and read by the app, because they share no module. Keys are address and headers, including the
     * token.
     */
    askedEarly?: Map<string, Answer>;
  }
}

const getKey = (address: string, headers: Headers): string => JSON.stringify([address, ...headers]);

/** Prefetches queries of the main client before the app runs. The app repeats the queries that fail. */
export function askEarly(places: readonly string[], language: Language): void {
  const headers = callHeaders({
    accept: 'application/json',
    'accept-language': language,
    [AUTH_HEADER]: readStoredToken(),
    [TOKEN_HEADER]: readCookieToken(),
  });
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const ask = (address: string): Answer =>
    fetch(address, { headers, signal, credentials: 'same-origin', cache: 'no-store' }).catch(() => undefined);
  const addresses = places.map((place) => settings().mainBase + place);
  window.askedEarly = new Map(addresses.map((address) => [getKey(address, headers), ask(address)]));
  setTimeout(() => delete window.askedEarly, EARLY_MS);
}

/**
 * Returns the prefetched response to a query with identical headers, hence of the same session. Removes it, because a response body can be
 * read only once.
 */
export function takeEarly(address: string, headers: Headers): Answer | undefined {
  // The usual case.
  if (!window.askedEarly) return undefined;
  const key = getKey(address, headers);
  const answer = window.askedEarly.get(key);
  window.askedEarly.delete(key);
  return answer;
}
