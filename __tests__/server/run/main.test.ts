import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freshDatabase, type TestDatabase } from '../../support/server/database';
import { endRunningServers, runServer } from '../../support/server/runningServer';

// Real servers that start and end: slow on a busy machine.
jest.setTimeout(120_000);

// A fault that nobody caught, in a server without any hook for faults.
const fault = `process.on('SIGWINCH', () => void Promise.reject(new Error('canary of a query')))`;
const FAULT = `data:text/javascript;base64,${Buffer.from(fault).toString('base64')}`;

const base = mkdtempSync(join(tmpdir(), 'saldo-main-'));
let own: TestDatabase;

beforeAll(async () => {
  own = await freshDatabase();
});
afterAll(async () => {
  endRunningServers();
  await own.drop();
  rmSync(base, { recursive: true, force: true });
});

const getPostmaster = (dataDir: string, said: string): number => {
  const home = /its data lies in (\S+)\./.exec(said)?.[1] ?? dataDir;
  return Number(readFileSync(join(home, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
};

test('GE-05 with ports that the system chose, app and provider’s page name each other', async () => {
  const server = await runServer({ DATABASE_URL: own.url });
  const page = await fetch(server.provider);
  expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${server.app}`);
  expect((await fetch(`${server.app}/healthz`)).headers.get('permissions-policy')).toContain(server.provider);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('GE-06 when the embedded database ends unexpectedly the server reports it, and exits with an error', async () => {
  const dataDir = join(base, 'lost');
  const server = await runServer({ DATA_DIR: dataDir });
  const postmaster = getPostmaster(dataDir, server.said());
  process.kill(postmaster, 'SIGQUIT');
  expect(await server.ended).toBe(1);
  expect(server.said()).toContain('Ending because of a fault: The embedded PostgreSQL ended by itself');
  // Ended in order: the folder is free for the next start.
  const next = await runServer({ DATA_DIR: dataDir });
  expect((await fetch(`${next.app}/readyz`)).status).toBe(200);
  next.child.kill('SIGTERM');
  expect(await next.ended).toBe(0);
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('GE-06 a fault that nobody caught ends the server in order, and its words are not shown', async () => {
  const server = await runServer({ DATABASE_URL: own.url }, [FAULT]);
  server.child.kill('SIGWINCH');
  expect(await server.ended).toBe(1);
  expect(server.said()).toContain("Ending because of a fault: {\n  name: 'Error'");
  expect(server.said()).not.toContain('canary');
});

test('GE-05 a server that cannot start exits with a separate code, which a supervisor does not retry', async () => {
  const server = await runServer({ DATABASE_URL: own.url, DATABASE_POOL_SIZE: 'many' });
  expect(await server.ended).toBe(78);
  expect(server.said().trim()).toBe('DATABASE_POOL_SIZE: must be a whole number from 8 to 1000');
});

test('GE-06 a server whose database crashes under load continues, reports it, and recovers', async () => {
  const dataDir = join(base, 'crashed');
  const server = await runServer({ DATA_DIR: dataDir });
  const codes = new Set<string>();
  const ask = async (): Promise<string> =>
    ((await (await fetch(`${server.app}/prod/login/rsaPublicKey`)).json()) as { code: string }).code;
  const end = performance.now() + 3000;
  const load = Array.from({ length: 4 }, async () => {
    while (performance.now() < end) {
      codes.add(await ask());
      // Below the limit of one address.
      await wait(50);
    }
  });
  await wait(500);
  const postmaster = String(getPostmaster(dataDir, server.said()));
  const [backend] = execFileSync('pgrep', ['-P', postmaster, '-f', 'saldo_server saldo']).toString().split('\n');
  process.kill(Number(backend), 'SIGKILL');
  await Promise.all(load);
  const began = performance.now();
  while ((await fetch(`${server.app}/readyz`)).status !== 200) await wait(50);
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(await ask()).toBe('00');
  expect([...codes]).not.toContain('99');
  expect(server.child.exitCode).toBeNull();
  expect(server.said()).toContain('PostgreSQL answers again.');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});
