import { getUserInfoPath } from '@/contract/routes';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journeys/journey';
import { SIGHTS } from '../../support/sights/screens';
import { walkSights } from '../../support/sights/walkSights';

/** 1280 × 800 at 200 %. */
const ZOOMED = { width: 640, height: 400 };

const getStyle = (page: Page, selector: string, name: 'color' | 'zIndex' | 'paddingTop'): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element)[property], name);

test('GE-02 a panel of the system settings has its margin to the card, in any order of stylesheets', async ({
  page,
  rig,
  enter,
}) => {
  await enter(await rig.user({ role: 'admin' }), '/system');
  // Each brings some of antd's stylesheets along.
  for (const name of ['Announcements', 'Scrolling notices', 'Signing in']) {
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.locator('main .ant-skeleton')).toHaveCount(0);
    expect(await getStyle(page, 'main div:has(> nav)', 'paddingTop'), name).toBe('12px');
  }
});

test('GE-02 who may only read a user reads the fields as well as their labels, in the dark too', async ({
  page,
  rig,
  enter,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const auditor = await rig.user({ role: 'auditor' });
  const agent = await rig.user();
  await enter(auditor, getUserInfoPath(String(agent.id)));
  await expect(page.getByLabel('Username')).toBeDisabled();
  const text = await getStyle(page, 'main h1', 'color');
  for (const field of ['#user_username', '.ant-select-disabled .ant-select-content', '.ant-checkbox-disabled + span']) {
    expect(await getStyle(page, `form ${field}`, 'color'), field).toBe(text);
  }
  await page.evaluate(() => (location.hash = '#/system?tab=standards'));
  const currency = 'main .ant-input-number-disabled .ant-input-number-suffix';
  await expect(page.locator(currency).first()).toBeVisible();
  expect(await getStyle(page, currency, 'color')).toBe(text);
});

test('GE-02 at 200 % nothing of a form shines through what saves it, and a dialog begins at the top of the window', async ({
  page,
  rig,
  enter,
}) => {
  await page.setViewportSize(ZOOMED);
  const admin = await rig.user({ role: 'admin' });
  await enter(admin, getUserInfoPath(String((await rig.user()).id)));
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  const inFields = await getStyle(page, 'form .ant-select-placeholder', 'zIndex');
  const ofBar = await getStyle(page, 'form div:has(> button[type=submit])', 'zIndex');
  expect(Number(ofBar)).toBeGreaterThan(Number(inFields) || 0);
  await page.evaluate(() => (location.hash = '#/users'));
  await page.getByRole('button', { name: 'Groups' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const { y = 100 } = (await page.locator('.ant-modal').boundingBox()) ?? {};
  expect(y).toBeLessThan(20);
});

test('GE-02 in a usual window the own requests, the repayments and the long-aging cases show all their columns', async ({
  page,
  rig,
  enter,
}) => {
  const cut: Record<string, number> = {};
  const look = async (tab: Page, name: string): Promise<void> => {
    await expect(tab.locator('.ant-table-row').first()).toBeVisible();
    const [table = 0] = await tab
      .locator('main .ant-table-container > .ant-table-body, main .ant-table-container > .ant-table-content')
      .evaluateAll((parts) => parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    if (table > 0) cut[name] = table;
  };
  const names = ['approvalsMine', 'statistics', 'longAging'];
  await walkSights(
    { page, rig, enter, language: 'en' },
    look,
    SIGHTS.filter(({ name }) => names.includes(name)),
  );
  expect(cut).toEqual({});
});
