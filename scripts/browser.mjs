// Finds a Chromium for the journeys. Tries in order: an installed one, the one from npm, one from the network.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { run, getTool } from './processes.mjs';

const installed = [
  // Headless build of Chromium: uses a quarter less of the machine for each journey.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const answers = (file) => {
  if (!file || !existsSync(file)) return false;
  // Chrome on Windows opens a window instead of printing its version.
  return process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
};

const fromPlaywright = async () => {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
};

/** Chromium out of an npm package; its own libraries too where the system has none. */
const fromPackage = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: chromium, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium');
  const file = await chromium.executablePath();
  if (answers(file)) return file;
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const folder = entry.slice(0, entry.indexOf('/build/'));
  setupLambdaEnvironment(path.join(await inflate(path.join(folder, 'bin/al2023.tar.br')), 'lib'));
  return file;
};

const download = async () => {
  await run(getTool('@playwright/test/cli.js', 'install', 'chromium'));
  return fromPlaywright();
};

const fromDebian = async () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  await run(['apt-get', ['update', '--quiet']]);
  await run(['apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', 'chromium']]);
  return '/usr/bin/chromium';
};

const ways = [
  () => process.env.CHROMIUM_PATH,
  ...installed.map((file) => () => file),
  fromPlaywright,
  fromPackage,
  download,
  fromDebian,
];

/** The path of a Chromium that starts, or undefined. */
export const findBrowser = async () => {
  if (process.env.CHROMIUM_PATH && !answers(process.env.CHROMIUM_PATH)) {
    console.error(`CHROMIUM_PATH=${process.env.CHROMIUM_PATH} does not start; looking for another.`);
  }
  for (const way of ways) {
    const file = await Promise.resolve()
      .then(way)
      .catch(() => undefined);
    if (answers(file)) return file;
  }
  console.error(
    'No browser for the journeys: install Chromium or Chrome, or set CHROMIUM_PATH to the program (see CONTRIBUTING.md).',
  );
  return undefined;
};
