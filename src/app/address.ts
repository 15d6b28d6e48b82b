import { currentAddress } from '@/browser/address';
import { LANDING, ROUTES } from '@/contract/routes';

/** A route's pattern as an expression: `:names` stand for one part of the path each. */
const getExpression = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll(/:\w+/gu, '[^/]+')}/?$`, 'u');

const KNOWN = Object.values(ROUTES).map(({ path }) => ({ path, expression: getExpression(path) }));

const pathOf = (address: string): string => address.split('?')[0] ?? '';

const isLogin = (address: string): boolean => pathOf(address) === ROUTES.login.path;

/** Whether an address can be opened and come back to; addresses elsewhere, and those without a named route, cannot (RT-01). */
export const isScreen = (address: string): boolean =>
  !isLogin(address) && KNOWN.some(({ expression }) => expression.test(pathOf(address)));

function replaceAddress(address: string, state: unknown): void {
  history.replaceState(state, '', `#${address}`);
}

/** The address that was asked for before the login, kept by the browser with the entry of its history. */
function askedFor(): string | null {
  const state: unknown = history.state;
  const from: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'from') : null;
  return typeof from === 'string' && isScreen(from) ? from : null;
}

/** The route of the screen that opens next: the one in the address, else the one that was asked for, else the landing page. */
export function routeAhead(): string {
  const address = pathOf(isScreen(currentAddress()) ? currentAddress() : (askedFor() ?? LANDING));
  return KNOWN.find(({ expression }) => expression.test(address))?.path ?? LANDING;
}

/** Goes to /login; a screen that was asked for is remembered unless it was left on purpose (RT-03). */
export function toLogin(leftByChoice: boolean): void {
  const here = currentAddress();
  if (isLogin(here)) return;
  replaceAddress(ROUTES.login.path, !leftByChoice && isScreen(here) ? { from: here } : null);
}

const isRoot = (address: string): boolean => ['', '/'].includes(pathOf(address));

/** Opens the page's address in a session that goes on: an unknown one goes to /login, which says who is signed in (RT-01). */
export function toOpened(): void {
  const here = currentAddress();
  if (isScreen(here)) return;
  replaceAddress(askedFor() ?? (isRoot(here) ? LANDING : ROUTES.login.path), null);
}

/** Goes to the screen that was asked for, or to the landing page; a screen in the address already is left alone. */
export function toScreen(): void {
  if (!isScreen(currentAddress())) replaceAddress(askedFor() ?? LANDING, null);
}
