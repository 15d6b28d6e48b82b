import { eq } from 'drizzle-orm';
import { collectionLog } from '../../../server/database/tables/caseTables';
import { expect, test } from '../../support/journeys/journey';
import type { JourneyRig, JourneyUser } from '../../support/journeys/journeyRig';
import { caseAddress, CasePage } from '../../support/journeys/casePage';

const madeCases = async (rig: JourneyRig, user: JourneyUser, count: number) => {
  const made = await rig.cases(user, count);
  const [one] = made;
  if (!one) throw new Error('no case was made');
  return { one, made };
};

test('CD-05 NULL, DA, NOA and BLK are one key each', async ({ page, rig, database, enter }) => {
  const user = await rig.user();
  const { one, made } = await madeCases(rig, user, 4);
  await enter(user, `${caseAddress(one)}?sort=amount&order=asc`);
  const detail = new CasePage(page);
  for (const [place, each] of made.entries()) {
    await expect(detail.heading(each.borrowerName)).toBeVisible();
    await expect(detail.saveNext).toBeVisible();
    await page.keyboard.press(String(place + 1));
    await page.keyboard.press('Control+Enter');
  }
  await expect(page).toHaveURL(/#\/case\/list/u);
  const logged = await Promise.all(
    made.map(({ id }) => database.select().from(collectionLog).where(eq(collectionLog.taskId, id))),
  );
  expect(logged.map(([line]) => [line?.callStatus, line?.callResult])).toEqual([
    ['NULL', 'LC'],
    ['DA', 'RETRY'],
    ['NOA', 'RETRY'],
    ['BLK', 'RETRY'],
  ]);
});

test('CD-05 the keys are listed, and typing in a field triggers none', async ({ page, rig, enter }) => {
  const user = await rig.user();
  const { one, made } = await madeCases(rig, user, 2);
  await enter(user, `${caseAddress(one)}?sort=amount&order=asc`);
  const detail = new CasePage(page);
  await page.getByRole('button', { name: 'Shortcuts' }).click();
  await expect(page.getByRole('dialog')).toContainText('Call the next contact');
  await page.keyboard.press('n');
  await expect(detail.heading(one.borrowerName)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await detail.remarks.pressSequentially('no, 12 cases');
  await expect(detail.remarks).toHaveValue('no, 12 cases');
  await expect(detail.heading(one.borrowerName)).toBeVisible();
  await expect(detail.group('Call status').getByRole('radio', { checked: true })).toHaveCount(0);
  await detail.heading(one.borrowerName).click();
  await page.keyboard.press('Shift+Digit3');
  await expect(detail.tab('Log')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/tab=log/u);
  await page.reload();
  await expect(detail.tab('Log')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('1 of 2')).toBeVisible();
  await page.keyboard.press('n');
  await expect(detail.heading(made[1]?.borrowerName ?? '')).toBeVisible();
  await expect(page).not.toHaveURL(/tab=/u);
});
