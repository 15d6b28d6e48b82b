import { slowDown, measureUntil } from './desk.mjs';
import { watchLoading } from './inPage.mjs';

/** A row of the list of cases, by which its case is opened. */
export const ROW = 'main tbody a[href^="#/task/"]';
/** Number of rows usable in pairs, of fifteen on a page: each run opens one and continues to the next. */
const ROWS_IN_PAIRS = 14;
/** The result form can be filled in, and there is a contact to call. */
const isCaseUsable = () =>
  document.querySelector('main [role=radiogroup] input') !== null &&
  document.querySelector('main button[aria-label^="Call "], main [aria-label^="Record a call with"]') !== null;
// While a case is open its list stays mounted but hidden.
const IS_LIST = `() => document.querySelector('${ROW}')?.checkVisibility() === true`;

export const openAddress = async (page, base, address) => {
  await page.goto(`${base}/#${address}`);
};
export const pause = (page) => page.waitForTimeout(1000);

/** Measures a screen on the first load and on a repeated one. */
export async function measureLoading(browser, { base, screen, path, ready, storageState, session = [] }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState });
  const taken = {};
  try {
    for (const visit of ['cold', 'second', 'warm']) {
      const page = await context.newPage();
      await slowDown(page);
      await page.addInitScript((stored) => {
        for (const [name, value] of stored) sessionStorage.setItem(name, value);
      }, session);
      await page.addInitScript(watchLoading, ready);
      await openAddress(page, base, path);
      await page.waitForFunction(() => globalThis.speed.seen.usable !== undefined, undefined, { timeout: 60_000 });
      // Time for what is fetched and run afterwards, and for the browser to store its compiled code.
      await page.waitForLoadState('networkidle');
      await pause(page);
      const { painted, usable, blocked } = await page.evaluate(() => globalThis.speed.seen);
      await page.close();
      if (visit === 'second') continue;
      taken[`${screen}, ${visit}: first paint`] = painted;
      taken[`${screen}, ${visit}: usable`] = usable;
      taken[`${screen}, ${visit}: blocked`] = blocked;
    }
  } finally {
    await context.close();
  }
  return taken;
}

/** Simulates a real click: the pointer approaches, rests, and the button stays down briefly. */
export async function press(page, locator) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
  await page.waitForTimeout(150);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
}

const getHeading = (page) => page.evaluate(() => document.querySelector('main h1')?.textContent ?? '');

/** The steps of an agent's work, each once, on two cases that no run before has opened. */
export async function measureSteps(page, base, run) {
  await openAddress(page, base, '/case/list');
  await page.locator(ROW).first().waitFor();
  await pause(page);
  const taken = {};
  const row = page.locator(ROW).nth((2 * run) % ROWS_IN_PAIRS);
  taken['from the list to a case'] = await measureUntil(page, () => press(page, row), isCaseUsable);
  await pause(page);
  const before = JSON.stringify(await getHeading(page));
  const isNext = `() => document.querySelector('main h1')?.textContent !== ${before} && (${String(isCaseUsable)})()`;
  taken['next case'] = await measureUntil(page, () => page.keyboard.press('n'), isNext);
  await pause(page);
  const tab = page.getByRole('tab', { name: 'Log', exact: true });
  const isTab = `() => [...document.querySelectorAll('[role=tab][aria-selected=true]')].some((tab) => tab.textContent === 'Log')
    && [...document.querySelectorAll('[role=tabpanel]:not([hidden])')].some((panel) => panel.textContent !== ''
      && panel.querySelector('[aria-busy=true], .ant-skeleton') === null)`;
  taken['another tab'] = await measureUntil(page, () => press(page, tab), isTab);
  await pause(page);
  const dialog = page.getByRole('button', { name: 'Shortcuts' });
  taken['a dialog'] = await measureUntil(
    page,
    () => press(page, dialog),
    `() => document.querySelector('[role=dialog]') !== null`,
  );
  await page.keyboard.press('Escape');
  await pause(page);
  taken['back to the list'] = await measureUntil(page, () => page.keyboard.press('l'), IS_LIST);
  return taken;
}
