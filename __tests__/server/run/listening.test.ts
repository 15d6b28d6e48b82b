import { once } from 'node:events';
import { WebSocket } from 'ws';
import { freshDatabase, type TestDatabase } from '../../support/server/database';
import { endRunningServers, runServer, startAndStop, whyNotStarted } from '../../support/server/runningServer';

// Real servers that start and end: slow on a busy machine.
jest.setTimeout(120_000);

let own: TestDatabase;
let empty: TestDatabase;

beforeAll(async () => {
  [own, empty] = await Promise.all([freshDatabase(), freshDatabase()]);
});
afterAll(async () => {
  endRunningServers();
  await Promise.all([own.drop(), empty.drop()]);
});

/** Returns true if the server on this port responds at an address of this machine other than 127.0.0.1. */
const answersElsewhere = (app: string): Promise<boolean> =>
  fetch(`http://127.0.0.2:${new URL(app).port}`).then(
    () => true,
    () => false,
  );

test('GE-05 by default a server listens on its own machine only, and reports this', async () => {
  const closed = await runServer({ DATABASE_URL: own.url });
  const open = await runServer({ DATABASE_URL: own.url, LISTEN_ADDRESS: '0.0.0.0' });
  const ports = [closed.app, closed.provider, open.app, open.provider];
  expect(await Promise.all(ports.map(answersElsewhere))).toEqual([false, false, true, true]);
  expect((await fetch(`${closed.app}/readyz`)).status).toBe(200);
  expect([closed, open].map(({ said }) => said().includes('from this machine only'))).toEqual([true, false]);
  for (const { child } of [closed, open]) child.kill('SIGTERM');
  expect(await Promise.all([closed.ended, open.ended])).toEqual([0, 0]);
});

test('GE-05 plain http for other machines is refused in production, unless configured or behind a proxy with TLS', async () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: empty.url };
  const open = { ...production, LISTEN_ADDRESS: '0.0.0.0' };
  expect(await whyNotStarted(open)).toMatch(/^LISTEN_ADDRESS: plain http for other machines is refused [^\n]+$/u);
  expect(await whyNotStarted({ ...open, PUBLIC_ORIGIN: 'http://saldo.example' })).toMatch(/^LISTEN_ADDRESS: /u);
  await startAndStop({ ...open, PLAIN_HTTP: 'on' });
  const proxied = await runServer({ ...production, PUBLIC_ORIGIN: 'https://saldo.example' });
  expect(proxied.app).toBe('https://saldo.example');
  proxied.child.kill('SIGTERM');
  expect(await proxied.ended).toBe(0);
});

test('AP-08 a live line refused for its origin is logged with both addresses and what to set', async () => {
  const server = await runServer({ DATABASE_URL: own.url, LOG_LEVEL: 'warn' });
  const line = new WebSocket(`${server.app.replace('http', 'ws')}/prod/task/websocket`, {
    origin: 'https://saldo.example',
  });
  const [error] = (await once(line, 'error')) as [Error];
  expect(error.message).toContain('403');
  server.child.kill('SIGTERM');
  await server.ended;
  const logged = server.said();
  for (const part of ['https://saldo.example', new URL(server.app).host, 'PUBLIC_ORIGIN']) {
    expect(logged).toContain(part);
  }
});
