// A signed-in agent's browser, slowed as the budgets require.
import { watchAction } from './inPage.mjs';

/** The browser tools' own figures for 'Fast 4G'. */
const FAST_4G = {
  offline: false,
  latency: 60 * 2.75,
  downloadThroughput: (9e6 / 8) * 0.9,
  uploadThroughput: (1.5e6 / 8) * 0.9,
};
const TIMES_SLOWER = 4;

/** Slows a page's CPU, four times by default, and throttles its network to Fast 4G. */
export async function slowDown(page, rate = TIMES_SLOWER) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', FAST_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  return cdp;
}

/** A page of an agent's own browser, signed in, at the list of cases. */
export async function openSignedIn(browser, base) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(() => localStorage.setItem('lang', 'en'));
  const page = await context.newPage();
  await page.goto(`${base}/#/login`);
  await page.locator('button[aria-busy=false] img').first().waitFor();
  await page.getByLabel('Username').fill('agent');
  await page.getByLabel('Password', { exact: true }).fill('Passw0rd!1');
  await page.getByLabel('Captcha', { exact: true }).fill('0000');
  await page.locator('button[type=submit]').click();
  await page.waitForURL(({ hash }) => !hash.startsWith('#/login'));
  // Written last: who takes the session to another page would leave it behind.
  await page.waitForFunction(() => document.cookie.includes('isLogin='));
  return page;
}

const LONGEST_MS = 30_000;

/**
 * Returns the milliseconds from a key or click until the expected content is painted; `isDone` runs in the page. Throws if it never
 * appears.
 */
export async function measureUntil(page, act, isDone) {
  // Evaluated as one string, because the page's content policy forbids creating functions from strings.
  await page.evaluate(`(${String(watchAction)})(${String(isDone)})`);
  await act();
  const taken = await page.evaluate(
    (longest) => Promise.race([globalThis.speedOfAction, new Promise((resolve) => setTimeout(resolve, longest))]),
    LONGEST_MS,
  );
  if (taken === undefined) throw new Error(`never came: ${isDone}`);
  return taken;
}
