import type { Locator, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { collectionLog } from '../../../server/database/tables/caseTables';
import { expect, test } from '../../support/journeys/journey';
import { CasePage } from '../../support/journeys/casePage';
import { sampled } from '../../support/sampled';
import { LoginPage, PASSWORD } from '../../support/journeys/loginPage';

/** Presses Tab until the focus is where it should be, as somebody without a mouse does. */
const tabTo = async (page: Page, wanted: Locator, most = 60): Promise<void> => {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.first().evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the focus never came to ${String(wanted)}`);
};

/** The second is the first at 200 %. */
const WINDOWS = [
  { what: '', viewport: { width: 1280, height: 800 } },
  { what: ', at 200 %', viewport: { width: 640, height: 400 } },
];

for (const { what, viewport } of sampled(WINDOWS, WINDOWS.length)) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test(
      `GE-02 CD-05 the whole main job by keyboard alone${what}`,
      { tag: '@sampled' },
      async ({ page, rig, database }) => {
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
        await tabTo(page, page.getByRole('textbox', { name: 'Search cases' }));
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
      },
    );
  });
}
