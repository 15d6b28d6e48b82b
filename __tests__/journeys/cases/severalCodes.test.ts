import { CASE_STATUS } from '@/contract/codes/caseCodes';
import { eq } from 'drizzle-orm';
import { task } from '../../../server/database/tables/caseTables';
import { expect, test } from '../../support/journeys/journey';

const rows = '.ant-table-row';

test('CL-01 GE-02 two statuses at once are chosen by keyboard: the drawer begins at its first filter', async ({
  page,
  rig,
  database,
  enter,
}) => {
  const user = await rig.user();
  const cases = await rig.cases(user, 4);
  for (const [place, status] of (['C01', 'C10', 'C20'] as const).entries()) {
    await database
      .update(task)
      .set({ status })
      .where(eq(task.id, cases[place]?.id ?? 0));
  }
  await enter(user);
  await expect(page.locator(rows)).toHaveCount(4);
  await page.getByRole('button', { name: 'Filters' }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer.getByRole('combobox', { name: 'Case status' })).toBeFocused();
  for (const { en } of [CASE_STATUS.C00, CASE_STATUS.C01]) {
    await page.keyboard.type(en);
    await expect(page.getByTitle(en)).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await drawer.getByRole('button', { name: 'Show cases' }).press('Enter');
  await expect(page.locator(rows)).toHaveCount(2);
  await expect(page).toHaveURL(/status=C00(,|%2C)C01/u);
  await page.reload();
  await expect(page.locator(rows)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
});
