import { getPathNames } from '@/contract/call';
import { OLDER_COUNTERPARTS } from '@/api/client/olderCounterparts';
import type { Page } from '@playwright/test';

const toPattern = (path: string): RegExp =>
  new RegExp(`^/prod/${getPathNames(path).reduce((made, name) => made.replace(`{${name}}`, '[^/]+'), path)}$`, 'u');

/** Calls of the main client that the older client has too, except changes with fields that only the main client has. */
const REFUSED = [...OLDER_COUNTERPARTS.keys()].map(({ method, path }) => ({ method, pattern: toPattern(path) }));

/** Calls of a browser to a server that speaks only the older calls where they have a counterpart. */
export interface OlderServer {
  /** Calls of the main client that were refused. */
  readonly refused: string[];
  /** Calls of the older client. */
  readonly older: string[];
}

/** Refuses the calls of the main client that the older client has too, as a server without them does. */
export async function refuseMainCalls(page: Page): Promise<OlderServer> {
  const calls: OlderServer = { refused: [], older: [] };
  await page.route(/\/(?:prod|api)\//u, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const called = `${request.method()} ${pathname}`;
    if (pathname.startsWith('/api/')) calls.older.push(called);
    const isRefused = REFUSED.some(({ method, pattern }) => method === request.method() && pattern.test(pathname));
    // A batch would reach the refused calls on the server.
    if (!isRefused && pathname !== '/prod/task/together') return route.continue();
    if (isRefused) calls.refused.push(called);
    return route.fulfill({ status: 404, json: { code: '20', message: 'Not found' } });
  });
  return calls;
}
