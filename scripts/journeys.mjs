// The journeys: a real browser against the real server, which runs on free ports and a fresh database for this run.
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findBrowser } from './browser.mjs';
import { buildAll } from './build/buildAll.mjs';
import { findFreePort } from './findFreePort.mjs';
import { waitForEnd, root, run, start, getTool } from './processes.mjs';
import { getServerProgram } from './build/serverBundle.mjs';

const log = path.join(root, '.cache/server.log');

const launch = async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'saldo-journeys-'));
  const [port, providerPort] = [await findFreePort(), await findFreePort()];
  const env = {
    PORT: String(port),
    PROVIDER_PORT: String(providerPort),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PUBLIC_ORIGIN: '',
    NODE_ENV: '',
    SEED_CASES: process.env.SEED_CASES ?? '600',
    CAPTCHA_TEXT: '0000',
    // Called persons do not answer: a test that needs an answer takes the call itself.
    SIMULATED_CALLS: 'NOA',
    // Deductions succeed at once, unless a test has a separate channel.
    SIMULATED_PAYMENTS: 'done',
    SIMULATED_CODES: 'given',
    PAYMENT_TEMPO: '0.01',
    MESSAGE_CHANNELS: 'sms,waba,blu',
  };
  mkdirSync(path.dirname(log), { recursive: true });
  const output = openSync(log, 'w');
  const child = start(getServerProgram('main'), { env, detached: true, stdio: ['ignore', output, output] });
  closeSync(output);
  // The tests look into the server's database, too.
  const forTests = {
    BASE_URL: `http://localhost:${port}`,
    JOURNEY_DATA_DIR: dataDir,
    DATABASE_URL: '',
    CAPTCHA_TEXT: '0000',
  };
  return { child, dataDir, forTests };
};

const answers = (url) =>
  fetch(url, { signal: AbortSignal.timeout(5000) }).then(
    (answer) => answer.ok,
    () => false,
  );

const stop = async ({ child, dataDir }) => {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM');
    const end = waitForEnd(child);
    const patience = new AbortController();
    const late = wait(30_000, 'late', { signal: patience.signal }).catch(() => undefined);
    if ((await Promise.race([end, late])) === 'late') child.kill('SIGKILL');
    patience.abort();
  }
  rmSync(dataDir, { recursive: true, force: true });
};

const ready = async ({ child, forTests }) => {
  const latest = performance.now() + 180_000;
  while (performance.now() < latest && child.exitCode === null && child.signalCode === null) {
    if (await answers(`${forTests.BASE_URL}/readyz`)) return true;
    await wait(200);
  }
  console.error(`The server for the journeys did not start; the end of ${log}:`);
  console.error(readFileSync(log, 'utf8').split('\n').slice(-30).join('\n'));
  return false;
};

/** Runs `work` with the environment that names a fresh server and a browser; false when there is none, or by its answer. */
export const withServer = async (work) => {
  if (!(await buildAll())) return false;
  const browser = await findBrowser();
  if (browser === undefined) return false;
  const server = await launch();
  const interrupted = (signal) => {
    void stop(server).finally(() => process.exit(signal === 'SIGINT' ? 130 : 143));
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    return (await ready(server)) && (await work({ ...server.forTests, CHROMIUM_PATH: browser }));
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    await stop(server);
  }
};

/** Returns true if all journeys passed in the browser and on the server of `env`. The report is in .cache/journeys.json. */
export const runJourneys = async (filters, env) => {
  console.log(`Browser: ${env.CHROMIUM_PATH}`);
  const args = ['test', '-c', 'config/playwright.config.ts', ...filters];
  return (await run(getTool('@playwright/test/cli.js', ...args), { env })) === 0;
};
