import { createAppStore } from '@/app/store';
import { loginEvent } from '@/app/login/loginSlice';
import type { Settings } from '@/browser/server/getSettings';
import { writeSession } from '@/browser/session/session';
import type { User } from '@/contract/entities/users/user';

import { type ForeignServer, foreignServer } from './foreignServer';

/** A signed-in agent of the tests. */
export const AGENT: User = { id: '7', name: 'Ana López', role: 'member', currency: 'MXN' };

/** Starts a server and configures both clients and the address lookup to use it. */
export async function serverWithSettings(more: Partial<Settings> = {}): Promise<ForeignServer> {
  const server = await foreignServer();
  const settings = {
    mainBase: `${server.origin}/prod/`,
    olderBase: `${server.origin}/api/`,
    publicIpUrl: `${server.origin}/look-up`,
    ...more,
  };
  const block = document.createElement('script');
  block.id = 'settings';
  block.type = 'application/json';
  block.textContent = JSON.stringify(settings);
  document.head.append(block);
  return server;
}

/** No live line in these tests: jsdom's own would call a server that speaks none. */
export class NoLine extends EventTarget {
  send(): void {}
  close(): void {}
}

/** The real store of the app in a signed-in tab. */
export function signedIn() {
  writeSession({ user: AGENT, token: 'token-of-the-tab' });
  const app = createAppStore();
  app.store.dispatch(loginEvent({ event: { type: 'RESTORED' } }));
  return app;
}

/** For each test of a file a signed-in app, and one server of another institution for all of them. */
export function signedInForEach(more: Partial<Settings> = {}) {
  const rig = {} as { server: ForeignServer; app: ReturnType<typeof signedIn> };
  beforeAll(async () => {
    Object.assign(globalThis, { WebSocket: NoLine });
    rig.server = await serverWithSettings(more);
  });
  afterAll(() => rig.server.close());
  beforeEach(() => {
    rig.server.seen.length = 0;
    rig.app = signedIn();
  });
  afterEach(() => rig.app.closeTabs());
  return rig;
}
