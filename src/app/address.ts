import { getCurrentAddress } from '@/browser/page/address';
import { LANDING, ROUTES } from '@/contract/routes';

/** Converts a route's pattern to a regular expression: each `:name` matches one segment of the path. */
const getExpression = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll(/:\w+/gu, '[^/]+')}/?$`, 'u');

const KNOWN = Object.values(ROUTES).map(({ path }) => ({ path, expression: getExpression(path) }));

const getPath = (address: string): string => address.split('?')[0] ?? '';

const isLogin = (address: string): boolean => getPath(address) === ROUTES.login.path;

/** Returns true if an address can be opened directly (RT-01). Other origins and addresses without a named route cannot. */
export const isScreen = (address: string): boolean =>
  !isLogin(address) && KNOWN.some(({ expression }) => expression.test(getPath(address)));

function replaceAddress(address: string, state: unknown): void {
  history.replaceState(state, '', `#${address}`);
}

/** Returns the address requested before the login. The browser stores it with its history entry. */
function askedFor(): string | null {
  const state: unknown = history.state;
  const from: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'from') : null;
  return typeof from === 'string' && isScreen(from) ? from : null;
}

/** Returns the route of the next screen: the one in the address, else the one requested before the login, else the landing page. */
export function getNextRoute(): string {
  const address = getPath(isScreen(getCurrentAddress()) ? getCurrentAddress() : (askedFor() ?? LANDING));
  return KNOWN.find(({ expression }) => expression.test(address))?.path ?? LANDING;
}

/** Goes to /login. Remembers the requested screen unless the user signed out on purpose (RT-03). */
export function toLogin(leftByChoice: boolean): void {
  const here = getCurrentAddress();
  if (isLogin(here)) return;
  replaceAddress(ROUTES.login.path, !leftByChoice && isScreen(here) ? { from: here } : null);
}

const isRoot = (address: string): boolean => ['', '/'].includes(getPath(address));

/** Opens the page's address in a resumed session. An unknown address leads to /login, which shows the signed-in user (RT-01). */
export function toRequestedScreen(): void {
  const here = getCurrentAddress();
  if (isScreen(here)) return;
  replaceAddress(askedFor() ?? (isRoot(here) ? LANDING : ROUTES.login.path), null);
}

/** Goes to the requested screen or to the landing page. Leaves the address unchanged if it already names a screen. */
export function toScreen(): void {
  if (!isScreen(getCurrentAddress())) replaceAddress(askedFor() ?? LANDING, null);
}
