import { expect, test } from '../../support/journeys/journey';

test('GE-02 SH-06 a small window folds the menu to icons; what somebody folds or opens stays so', async ({
  page,
  rig,
  enter,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await enter(await rig.user());
  const results = page.getByRole('region', { name: "Today's results" });
  await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible();
  await expect(results).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(results.getByText('Cases to work')).toBeVisible();
  await results.getByRole('button', { name: "Today's results" }).click();
  await expect(results.getByText('Cases to work')).toHaveCount(0);
  await page.getByRole('button', { name: 'Collapse the menu' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Expand the menu' }).click();
  await expect(results.getByRole('button', { name: "Today's results" })).toHaveAttribute('aria-expanded', 'false');
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.getByRole('button', { name: 'Collapse the menu' })).toBeVisible();
});
