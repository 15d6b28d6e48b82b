// Records the replies of the reference server that the demo shows: opens the screens of each role in a browser, then reads the
// calls of one case for every other case.
import { chromium } from '@playwright/test';

const PASSWORD = 'Passw0rd!1';
const CAPTCHA = '0000';
/** Accounts whose screens are recorded. */
const ROLES = ['agent', 'leader', 'admin', 'auditor'];
/** Account that only signs in, with the camera; it then shows the screens of the agent. */
const FACE_ACCOUNT = 'face';
/** Calls that read although they are a POST. */
const POSTED_READS = ['/prod/login/generateValidateCode', '/prod/msg/queryMsg'];
/** List of the cases whose calls are recorded. */
const CASES = '/prod/task/listing?size=60&page=1';
const TIME_ZONE = 'America/Mexico_City';
/** Links that are opened of a screen. */
const LINKS = 12;
/** Milliseconds without a request after which a screen counts as complete. */
const QUIET_MS = 400;
/** Milliseconds after which a screen is recorded as it is. */
const SETTLE_MAX_MS = 15_000;

const isRead = (method, { pathname }) =>
  POSTED_READS.includes(pathname) || (method === 'GET' && /^\/(prod|api)\//.test(pathname));

/** Stores equal replies once. */
function createSnapshot() {
  const places = new Map();
  const bodies = [];
  const replies = {};
  return {
    add(role, key, body) {
      const text = JSON.stringify(body);
      if (!places.has(text)) places.set(text, bodies.push(body) - 1);
      (replies[role] ??= {})[key] = places.get(text);
    },
    keys: (role) => Object.keys(replies[role] ?? {}),
    finish: (accounts) => ({
      day: new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(new Date()),
      timeZone: TIME_ZONE,
      accounts,
      replies,
      bodies,
    }),
  };
}

async function record(snapshot, role, response) {
  const request = response.request();
  const url = new URL(response.url());
  const method = request.method();
  if (!isRead(method, url) || !response.ok()) return;
  const body = await response.json().catch(() => undefined);
  const sent = request.postData() ?? '';
  if (body !== undefined) snapshot.add(role, `${method} ${url.pathname}${url.search} ${sent}`.trim(), body);
}

/** Requests of each page that have no reply yet. */
const pending = new WeakMap();

function watchRequests(page) {
  const requests = new Set();
  pending.set(page, requests);
  page.on('request', (request) => requests.add(request));
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => requests.delete(request));
}

/** Waits until the page has had no pending request for QUIET_MS. */
async function settle(page) {
  const latest = performance.now() + SETTLE_MAX_MS;
  let quietSince = performance.now();
  while (performance.now() - quietSince < QUIET_MS && performance.now() < latest) {
    // oxlint-disable-next-line no-await-in-loop -- looks again until it is quiet
    await page.waitForTimeout(50);
    if (pending.get(page).size > 0) quietSince = performance.now();
  }
}

async function goTo(page, hash) {
  await page.evaluate((to) => void (location.hash = to), hash);
  await settle(page);
}

async function openTabs(page) {
  for (const tab of await page.locator('[role=tab]:not([aria-disabled=true])').all()) {
    // A tab can be hidden behind the tab bar's overflow menu.
    await tab.click({ timeout: 2000 }).catch(() => undefined);
    await settle(page);
  }
}

async function signIn(page, base, username) {
  await page.goto(`${base}/#/login`);
  await page.locator('button[aria-busy=false] img').first().waitFor();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Captcha', { exact: true }).fill(CAPTCHA);
  const [response] = await Promise.all([
    page.waitForResponse(/login\/in$/),
    page.locator('button[type=submit]').click(),
  ]);
  return response.json();
}

/** Sends a call with the session of the page. */
const send = (page, path, body) =>
  page.evaluate(
    async ({ address, sent }) => {
      const token = sessionStorage.getItem('token');
      const headers = { 'x-auth-token': token, token, accept: 'application/json', 'content-type': 'application/json' };
      const init = sent === undefined ? { headers } : { method: 'POST', headers, body: sent };
      const response = await fetch(address, init);
      return response.ok ? response.json().catch(() => undefined) : undefined;
    },
    { address: path.slice(1), sent: body },
  );

const replaceIds = (key, from, to) =>
  key.replaceAll(/[^/=&?\s]+/g, (part) => (part === from.id ? to.id : part === from.loanId ? to.loanId : part));

const isOf = (key, { id, loanId }) => replaceIds(key, { id, loanId }, { id: '', loanId: '' }) !== key;

/** Returns the cases to which the things to try lead; `demoPlaces` has their addresses. */
const listDemoPlaces = ({ demoPlaces = {} }) =>
  Object.values(demoPlaces).map((address) => {
    const [id, loanId] = address.split('/').slice(-2);
    return { id, loanId };
  });

async function recordCases({ page, snapshot, role, user }) {
  const listing = await send(page, CASES);
  if (listing?.code !== '00') return;
  snapshot.add(role, `GET ${CASES}`, listing);
  const [first, ...others] = [...listing.data.result, ...listDemoPlaces(user)];
  if (!first) return;
  await goTo(page, `#/task/${first.id}/${first.loanId}`);
  await page.locator('[role=tab]').first().waitFor();
  await openTabs(page);
  const templates = snapshot.keys(role).filter((key) => key.startsWith('GET ') && isOf(key, first));
  for (const each of others) {
    const keys = templates.map((key) => replaceIds(key, first, each));
    const all = await Promise.all(keys.map((key) => send(page, key.slice('GET '.length))));
    all.forEach((body, at) => body && snapshot.add(role, keys[at], body));
  }
  for (const { id } of [first, ...others]) await recordPhones({ page, snapshot, role }, id);
}

async function recordPhones({ page, snapshot, role }, taskId) {
  const contacts = (await send(page, `/prod/task/userContacts/${taskId}`))?.data ?? [];
  for (const contact of contacts) {
    const sent = JSON.stringify({ field: 'contactPhone', contactId: contact.id });
    const body = await send(page, `/prod/task/reveal/${taskId}`, sent);
    if (body?.code === '00') snapshot.add(role, `POST /prod/task/reveal/${taskId} ${sent}`, body);
  }
}

/** Opens the first links of a screen. */
async function recordLinks(page, screen, selector) {
  await goTo(page, screen);
  const links = await page.locator(`${selector}[href^="#/"]`).all();
  const paths = await Promise.all(links.slice(0, LINKS).map((link) => link.getAttribute('href')));
  for (const hash of paths) await goTo(page, hash);
}

async function recordScreens(page) {
  const links = await page.locator('nav a[href^="#/"], aside a[href^="#/"], [role=menu] a').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  for (const hash of new Set(paths)) {
    await goTo(page, hash);
    await openTabs(page);
  }
}

/** Signs in as a user and records the replies to the screens of the role. */
async function recordUser(browser, base, { snapshot, role }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(() => localStorage.setItem('lang', 'en'));
  const page = await context.newPage();
  await page.route(/task\/together/, (route) => route.fulfill({ status: 404, body: '' }));
  watchRequests(page);
  const recordings = [];
  page.on('response', (response) => recordings.push(record(snapshot, role, response)));
  const reply = await signIn(page, base, role);
  snapshot.add(role, 'POST /prod/login/in', reply);
  if (role !== FACE_ACCOUNT) {
    await page.waitForFunction(() => document.cookie.includes('isLogin='));
    await settle(page);
    await recordScreens(page);
    await recordLinks(page, '#/case/list', '[aria-labelledby=tour] a');
    // The tiles by themselves: above them are links of alerts, whose number depends on the time of day.
    await recordLinks(page, '#/dashboard', 'main h2 a');
    await recordLinks(page, '#/dashboardInfo/today/-/-/-/-', 'main nav a');
    await recordLinks(page, '#/dashboard', 'main a');
    await recordLinks(page, '#/trail', '.ant-table-row a');
    await recordCases({ page, snapshot, role, user: reply.data.userInfo });
  }
  await Promise.all(recordings);
  await context.close();
  return { username: role, token: reply.data.token, role: role === FACE_ACCOUNT ? 'agent' : role };
}

/** Returns the snapshot (demo/snapshot.ts) of the server at `base`. */
export async function recordReplies(base, executablePath) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--use-fake-device-for-media-stream'],
  });
  const snapshot = createSnapshot();
  const accounts = [];
  try {
    for (const role of [...ROLES, FACE_ACCOUNT]) {
      console.log(`Recording ${role}…`);
      accounts.push(await recordUser(browser, base, { snapshot, role }));
    }
  } finally {
    await browser.close();
  }
  return snapshot.finish(accounts);
}
