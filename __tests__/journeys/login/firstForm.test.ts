import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journeys/journey';
import { LoginPage, PASSWORD } from '../../support/journeys/loginPage';

/** Holds the app's script back until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release = (): void => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/main\.\w+\.js/u, async (route) => {
    await promise;
    await route.continue();
  });
  return () => release();
}

/** Other journeys switch other ways of signing in on meanwhile, whose buttons move the form. */
test.beforeEach(({ page }) =>
  page.route(/\/login\/generateValidateCode$/u, async (route) => {
    const response = await route.fetch();
    const { data, ...reply } = (await response.json()) as { data: object };
    await route.fulfill({
      response,
      json: { ...reply, data: { ...data, passkey: undefined, singleSignOn: undefined } },
    });
  }),
);

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const isLogin = (address: string): boolean => address.endsWith('/login/in');

test(
  'SC-03 LG-01 what is typed and submitted before the app runs is not lost',
  { tag: '@main' },
  async ({ page, rig }) => {
    const user = await rig.user();
    const runApp = await holdApp(page);
    await page.goto('/#/login', { waitUntil: 'commit' });
    await expect(page.locator('#first-username')).toBeFocused();
    await page.keyboard.type(user.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Tab');
    await page.keyboard.type('0000');
    await page.keyboard.press('Enter');
    expect(page.url()).not.toContain(PASSWORD);
    const sent = page.waitForRequest((request) => isLogin(request.url()));
    runApp();
    const login = new LoginPage(page);
    await expect(login.username).toHaveValue(user.username);
    await expect(login.captcha).toBeFocused();
    await login.ready();
    await login.captcha.press('Enter');
    await sent;
    await expect(page).toHaveURL(/#\/case\/list$/u);
  },
);

test('SC-03 the caret stays in a word that is typed while the app starts', async ({ page }) => {
  const runApp = await holdApp(page);
  await page.goto('/#/login', { waitUntil: 'commit' });
  await page.locator('#first-username').pressSequentially('agnt');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  runApp();
  const login = new LoginPage(page);
  await expect(login.submit).toBeVisible();
  await page.keyboard.type('e');
  await expect(login.username).toHaveValue('agent');
});

test('SC-03 LG-10 the page shows the form in the language and the colors of the device before the app runs', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('lang', 'es');
    localStorage.setItem('colourScheme', 'dark');
  });
  const runApp = await holdApp(page);
  await page.goto('/#/login', { waitUntil: 'commit' });
  await expect(page.getByRole('textbox', { name: 'Usuario', exact: true })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const first = page.locator('.first-card');
  const [{ y, width }, color] = [
    await box(first),
    await first.evaluate((card) => getComputedStyle(card).backgroundColor),
  ];
  const field = await box(page.locator('#first-password'));
  runApp();
  const password = page.locator('form input[name=password]');
  await expect(password).toBeVisible();
  const card = page.locator('div:has(> form)');
  expect({ card: await box(card).then((after) => [after.y, after.width]), field: await box(password) }).toEqual({
    card: [y, width],
    field: { ...field, width: expect.any(Number) },
  });
  expect(await card.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(color);
});

async function box(locator: ReturnType<Page['locator']>) {
  const measured = await locator.boundingBox();
  if (!measured) throw new Error('not visible');
  return measured;
}

test('SC-03 RT-03 a signed-in browser sees no form before the app runs', async ({ page, rig, enter }) => {
  await enter(await rig.user(), '/case/list');
  const runApp = await holdApp(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('.plain-skeleton')).toBeVisible();
  await expect(page.locator('#first-form')).toBeHidden();
  runApp();
  await expect(page.getByRole('heading', { level: 1, name: 'Case list' })).toBeVisible();
});
