// Runs the sample configurations of nginx and HAProxy (config/deploy) before a server of Saldo, at the root of an address and below
// a path, and tries what a proxy can break. Exit code 78: a program is missing.
// npm run proxies:test
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { installed } from '../__tests__/support/cluster/installed';
import { findBrowser } from './browser.mjs';
import { buildAll } from './build/buildAll.mjs';
import { listInFolder, signal } from './durability/processes';
import { findFreePort } from './findFreePort.mjs';
import { createChecks } from './proxies/checks';
import { PROXIES, type ProxyName, startProxy } from './proxies/proxy';
import { siteIn, withServer } from './restore/restoreSite';

const PATHS = ['/', '/saldo/'] as const;

const programs = PROXIES.map((name) => [name, installed(name)] as const);
const missing = programs.filter(([, program]) => program === undefined).map(([name]) => name);
if (missing.length > 0) {
  console.error(`Missing: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`);
  process.exit(78);
}
const executablePath = await findBrowser();
if (executablePath === undefined) process.exit(78);
if (!(await buildAll())) process.exit(1);

const folder = mkdtempSync(path.join(tmpdir(), 'saldo-proxies-'));
// The workers of nginx run under an account of their own.
chmodSync(folder, 0o755);
process.once('exit', () => {
  for (const { pid } of listInFolder(folder)) signal(pid, 'SIGKILL');
});
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const checks = createChecks(browser);
let failures = 0;

const check = async (title: string, work: () => Promise<void>): Promise<void> => {
  const since = performance.now();
  try {
    await work();
    console.log(`ok   ${title} (${Math.round(performance.now() - since)} ms)`);
  } catch (error) {
    failures += 1;
    console.error(`FAIL ${title}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** One proxy before one server: the second of the sample is away, as while it is restarted. */
const tryProxy = async ([name, program]: readonly [ProxyName, string], url: string, port: number): Promise<void> => {
  const servers = [new URL(url).host, `127.0.0.1:${await findFreePort()}`] as const;
  for (const appPath of PATHS) {
    const title = `${name} ${appPath}`;
    const place = path.join(folder, `${name}${appPath.replaceAll('/', '-')}`);
    const stop = await startProxy(name, program, { folder: place, port, appPath, servers });
    const base = `http://127.0.0.1:${port}${appPath.slice(0, -1)}`;
    for (const [what, run] of Object.entries(checks)) await check(`${title}: ${what}`, () => run(base));
    await stop();
  }
};

const port = await findFreePort();
const environment = { DATABASE_URL: '', PUBLIC_ORIGIN: `http://127.0.0.1:${port}`, TRUSTED_PROXIES: '127.0.0.1' };
await withServer(siteIn({ folder }, 'server', environment), async (url) => {
  for (const [name, program = ''] of programs) await tryProxy([name, program], url, port);
});
await browser.close();
rmSync(folder, { recursive: true, force: true });
console.log(failures === 0 ? 'All passed.' : `${failures} failed.`);
process.exit(failures === 0 ? 0 : 1);
