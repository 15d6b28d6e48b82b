import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { collectionLog } from '../../../server/database/tables/caseTables';
import { expect, test } from '../../support/journeys/journey';
import { CasePage } from '../../support/journeys/casePage';
import { LoginPage, PASSWORD } from '../../support/journeys/loginPage';
import { LOGIN_SIGHTS } from '../../support/sights/screens';
import { walkSights } from '../../support/sights/walkSights';

/** A walk through all screens takes minutes on a busy machine. */
const WALK_MS = 600_000;

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const violations = async (page: Page, scheme: 'light' | 'dark'): Promise<string[]> => {
  // A fading dialog has the colours of what is behind it; until it begins to fade only its class tells.
  await expect(page.locator('[class*="ant-zoom-"], [class*="ant-fade-"]')).toHaveCount(0);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );
  // Menus and lists that drop down hang at the end of the page: antd's way, and no landmark holds them.
  const axe = new AxeBuilder({ page }).disableRules('region');
  // The dark differs from the light in its colours alone.
  const { violations: found } = await (
    scheme === 'dark' ? axe.withRules('color-contrast') : axe.withTags(RULES)
  ).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  );
};

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, () => {
    test.use({ colorScheme: scheme });

    test(`GE-02 axe finds nothing on any screen or dialog in the ${scheme}`, async ({ page, rig, enter }) => {
      // One walk through every screen.
      test.setTimeout(WALK_MS);
      const faults: Record<string, string[]> = {};
      await walkSights({ page, rig, enter, language: 'en' }, async (tab, name) => {
        const found = await violations(tab, scheme);
        if (found.length > 0) faults[name] = found;
      });
      expect(faults).toEqual({});
    });

    test(`GE-02 axe finds nothing on the login screens in the ${scheme}`, async ({ page, rig }) => {
      const faults: Record<string, string[]> = {};
      for (const { name, open } of LOGIN_SIGHTS) {
        await open(page, rig);
        const found = await violations(page, scheme);
        if (found.length > 0) faults[name] = found;
      }
      expect(faults).toEqual({});
    });
  });
}

/** Presses Tab until the focus is where it should be, as somebody without a mouse does. */
const tabTo = async (page: Page, wanted: Locator, most = 60): Promise<void> => {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.first().evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the focus never came to ${String(wanted)}`);
};

test('GE-02 CD-05 the whole main job by keyboard alone', async ({ page, rig, database }) => {
  const user = await rig.user();
  const cases = await rig.cases(user, 2);
  await new LoginPage(page).open();
  await expect(page.locator('input[name=username]')).toBeFocused();
  await page.keyboard.type(user.username);
  await tabTo(page, page.locator('input[name=password]'));
  await page.keyboard.type(PASSWORD);
  await tabTo(page, page.locator('input[name=captcha]'));
  await page.keyboard.type('0000');
  await page.keyboard.press('Enter');

  await expect(page.locator('.ant-table-row')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('search').getByLabel('Loan ID', { exact: true }));
  await page.keyboard.type(cases[0]?.loanNo ?? '');
  await page.keyboard.press('Enter');
  await expect(page.locator('.ant-table-row')).toHaveCount(1);
  await tabTo(page, page.getByRole('link', { name: /^Open case/u }));
  await page.keyboard.press('Enter');

  const detail = new CasePage(page);
  await expect(detail.heading(cases[0]?.borrowerName ?? '')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^Show Contact/u }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('5551001000')).toBeVisible();
  await page.keyboard.press('r');
  await expect(detail.group('Call status').getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(detail.group('Call status').getByRole('radio', { name: 'No answer' })).toBeChecked();
  await tabTo(page, detail.remarks);
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/#\/case\/list/u);
  const logged = await database
    .select()
    .from(collectionLog)
    .where(eq(collectionLog.taskId, cases[0]?.id ?? 0));
  expect(logged.map(({ callStatus, callResult, remarks }) => [callStatus, callResult, remarks])).toEqual([
    ['NOA', 'RETRY', 'By keyboard'],
  ]);
});
