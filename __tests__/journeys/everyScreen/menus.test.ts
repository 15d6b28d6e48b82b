import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/journeys/journey';
import { furnish } from '../../support/sights/furnish';

/** Every list with an export menu, its tables with few and with many columns. */
const LISTS = [
  '/users',
  '/statistics',
  '/complaints',
  '/dataMonitoring',
  '/queue',
  '/dashboardInfo/today/-/-/-/-?view=agents',
  '/approvals',
  '/lender?view=events',
  '/lender?view=days',
];

/** Names the lines of the open menu that a mouse does not reach, with what it meets instead. */
const findCovered = (menu: Locator): Promise<string[]> =>
  menu.getByRole('menuitem').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const { x, y, width, height } = line.getBoundingClientRect();
      const met = document.elementFromPoint(x + width / 2, y + height / 2);
      return met && line.contains(met) ? [] : [`${line.textContent}: ${met?.className ?? 'nothing'}`];
    }),
  );

test('AP-06 the export menu of every list opens above its table', async ({ page, rig, enter }) => {
  const { people } = await furnish(rig);
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(people.admin, '/users');
  const covered: Record<string, string[]> = {};
  for (const address of LISTS) {
    await page.evaluate((hash) => (location.hash = hash), `#${address}`);
    const button = page.locator('main').getByRole('button', { name: 'Export', exact: true });
    await expect(button).toHaveCount(1);
    await expect(page.locator('main .ant-table-thead').first()).toBeVisible();
    await button.click();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem')).toHaveCount(2);
    const found = await findCovered(menu);
    if (found.length > 0) covered[address] = found;
    await page.keyboard.press('Escape');
  }
  expect(covered).toEqual({});
});
