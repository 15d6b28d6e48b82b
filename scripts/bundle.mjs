// Measures the transfer size of the built app in kB against the budgets of docs/adr/0034-load-the-first-screen-in-small-steps.md.
// `npm run bundle` serves dist/ and measures the login; with BASE_URL (a running server) also the case list.
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const dist = path.resolve(root, process.env.DIST ?? 'dist');
const baseUrl = process.env.BASE_URL;
const executablePath = await findBrowser();

const BUDGETS = {
  login: { kilobytes: 130, requests: 5 },
  'case list': { kilobytes: 340, requests: 10 },
};
const SIGN_IN = { username: 'agent', password: 'Passw0rd!1', captcha: '0000' };
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.html': 'text/html' };

/** dist/ over http, compressed as the real server does it. */
function serveDist() {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const file = path.join(dist, pathname === '/' ? 'index.html' : pathname);
    const type = TYPES[path.extname(file)];
    if (!file.startsWith(dist) || type === undefined || !existsSync(file)) return response.writeHead(404).end();
    if (type === TYPES['.html']) return response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
    const packed = existsSync(`${file}.br`);
    response.writeHead(200, { 'content-type': type, ...(packed ? { 'content-encoding': 'br' } : {}) });
    return createReadStream(packed ? `${file}.br` : file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, () => resolve({ url: `http://localhost:${server.address().port}`, close: () => server.close() }));
  });
}

const CASE_ROW = '.ant-table-row';

/** Records the time when each selector first matches. Later requests are prefetches while the user types or reads. */
const noteShown = (selectors) => {
  const missing = new Set(selectors);
  new MutationObserver(() => {
    for (const selector of missing) {
      if (document.querySelector(selector) && missing.delete(selector)) performance.mark(selector);
    }
  }).observe(document, { childList: true, subtree: true });
};

const askedForBefore = (selector) => {
  const [{ startTime: shown }] = performance.getEntriesByName(selector);
  const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= shown);
  return before.map(({ name }) => name.split('/').at(-1));
};

/** All scripts the page has fetched, in order. */
async function recordScripts(page) {
  const scripts = new Map();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  // By name: a prefetched script has no type of resource.
  network.on('Network.responseReceived', ({ requestId, response }) => {
    const name = path.basename(new URL(response.url).pathname);
    if (name.endsWith('.js')) scripts.set(requestId, { name, bytes: 0 });
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script.bytes = encodedDataLength;
  });
  return () => [...scripts.values()].filter(({ bytes }) => bytes > 0);
}

function judge(name, scripts) {
  const budget = BUDGETS[name];
  const kilobytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const fits = kilobytes <= budget.kilobytes && scripts.length <= budget.requests;
  console.log(
    `${fits ? 'ok  ' : 'OVER'} ${name.padEnd(10)} ${kilobytes.toFixed(1).padStart(6)} of ${budget.kilobytes} kB,` +
      ` ${scripts.length} of ${budget.requests} requests`,
  );
  for (const { name: file, bytes } of scripts) console.log(`${(bytes / 1000).toFixed(1).padStart(15)} kB  ${file}`);
  return fits;
}

async function signIn(page) {
  // The captcha loads after the form, if the server requires one.
  await page.waitForLoadState('networkidle');
  for (const [name, value] of Object.entries(SIGN_IN)) {
    const field = page.locator(`input[name="${name}"]`);
    if (name !== 'captcha' || (await field.count()) > 0) await field.fill(value);
  }
  await page.locator('form button[type="submit"]').click();
}

async function measure(url) {
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const page = await browser.newPage();
    const scripts = await recordScripts(page);
    const shown = process.env.LOGIN_SHOWN ?? 'input[name="username"]';
    await page.addInitScript(noteShown, [shown, CASE_ROW]);
    await page.goto(url);
    const judgeAtSightOf = async (selector, name) => {
      await page.locator(selector).first().waitFor();
      const before = await page.evaluate(askedForBefore, selector);
      return judge(
        name,
        scripts().filter((script) => before.includes(script.name)),
      );
    };
    const verdicts = [await judgeAtSightOf(shown, 'login')];
    if (baseUrl) {
      await signIn(page);
      verdicts.push(await judgeAtSightOf(CASE_ROW, 'case list'));
    } else console.log('     case list: not measured; set BASE_URL to a running server');
    return verdicts.every(Boolean);
  } finally {
    await browser.close();
  }
}

/** Returns true if no built script contains the inspector of `npm run dev`. */
function hasNoInspector() {
  const scripts = readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.js'));
  const found = scripts.filter((file) => readFileSync(path.join(dist, 'assets', file), 'utf8').includes('@statelyai'));
  for (const file of found) console.log(`FAIL ${file} contains @statelyai/inspect`);
  return found.length === 0;
}

const served = baseUrl ? undefined : await serveDist();
const fits = await measure(baseUrl ?? served.url);
process.exitCode = hasNoInspector() && fits ? 0 : 1;
served?.close();
