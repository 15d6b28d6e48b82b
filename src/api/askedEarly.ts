import { settings } from '@/browser/settings';
import { readCookieToken, readStoredToken } from '@/browser/tokens';
import { AUTH_HEADER, TOKEN_HEADER } from '@/contract/headers';
import type { Language } from '@/contract/language';
import { REQUEST_TIMEOUT_MS } from '@/contract/limits';

import { callHeaders } from './callHeaders';

/** What nobody has come for by then is not new any more, in milliseconds. */
const EARLY_MS = 5000;

type Answer = Promise<Response | undefined>;

declare global {
  interface Window {
    /** The page's first script asks, the app takes: they share no module. By address and headers, the token's among them. */
    askedEarly?: Map<string, Answer>;
  }
}

const getKey = (address: string, headers: Headers): string => JSON.stringify([address, ...headers]);

/** Asks questions of the main client before the app runs; what does not come is asked again by the app. */
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

/** The answer to a question that was asked early with the very same headers, so by the same session; once, for it can be read once. */
export function takeEarly(address: string, headers: Headers): Answer | undefined {
  // As good as always.
  if (!window.askedEarly) return undefined;
  const key = getKey(address, headers);
  const answer = window.askedEarly.get(key);
  window.askedEarly.delete(key);
  return answer;
}
