import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journeys/journey';

const styleOf = (page: Page, selector: string, name: 'paddingTop'): Promise<string> =>
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
