import type { Page } from '@playwright/test';
import { MENU_ROUTES } from '@/contract/routes';
import { expect, test } from '../../support/journeys/journey';
import { wordsOf } from '../../support/journeys/journeyWords';

const ENGLISH = wordsOf('en');
/** What a screen says where there is nothing. */
const EMPTY = Object.entries(ENGLISH).flatMap(([id, words]) => (id.endsWith('.empty') ? [words] : []));

/** Holds every answer back until it is let go; what the shell needs comes as ever. */
async function holdAnswers(page: Page): Promise<() => void> {
  let go: () => void = () => undefined;
  const held = new Promise<void>((done) => (go = done));
  await page.route(/\/(prod|api)\/(?!menu\/|trail\/)/u, async (route) => {
    await held;
    await route.fallback();
  });
  return () => go();
}

const busy = (page: Page) => page.getByRole('main').locator('.ant-skeleton, .ant-spin-spinning').first();

test('GE-03 while the first answer is on its way every screen shows that it loads, and none says that there is nothing', async ({
  page,
  rig,
  enter,
}) => {
  test.setTimeout(120_000);
  await enter(await rig.user({ role: 'admin' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const paths = MENU_ROUTES.filter(({ path }) => path !== '/trail').map(({ path }) => path);
  for (const path of paths) {
    const letGo = await holdAnswers(page);
    // The whole page anew: nothing is kept from an earlier visit.
    await page.goto(`/?${encodeURIComponent(path)}#${path}`);
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect(busy(page), path).toBeVisible();
    const said = await page.getByRole('main').innerText();
    expect(
      EMPTY.filter((words) => said.split('\n').includes(words)),
      path,
    ).toEqual([]);
    letGo();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});
