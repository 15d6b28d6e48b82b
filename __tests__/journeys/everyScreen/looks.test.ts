import { userInfoPath } from '@/contract/routes';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journeys/journey';

const styleOf = (page: Page, selector: string, name: 'color' | 'paddingTop'): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element)[property], name);

test('GE-02 a panel of the system stands off the edge of its card, whichever stylesheet came first', async ({
  page,
  rig,
  enter,
}) => {
  await enter(await rig.user({ role: 'admin' }), '/system');
  // Each brings some of antd's stylesheets along.
  for (const name of ['Announcements', 'Scrolling notices', 'Signing in']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.locator('main .ant-skeleton')).toHaveCount(0);
    expect(await styleOf(page, 'main .ant-tabs', 'paddingTop'), name).toBe('12px');
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
  await enter(auditor, userInfoPath(String(agent.id)));
  await expect(page.getByLabel('Username')).toBeDisabled();
  const text = await styleOf(page, 'main h1', 'color');
  for (const field of ['#user_username', '.ant-select-disabled .ant-select-content', '.ant-checkbox-disabled + span']) {
    expect(await styleOf(page, `form ${field}`, 'color'), field).toBe(text);
  }
});
