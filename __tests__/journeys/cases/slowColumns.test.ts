import { expect, test } from '../../support/journeys/journey';

test('CL-01 AP-08 columns change before a slow server replies, and change back with an error if the reply is lost', async ({
  page,
  rig,
  enter,
}) => {
  const user = await rig.user();
  await rig.cases(user, 1);
  await enter(user, '/myTasks');
  const header = page.getByRole('columnheader').filter({ hasText: /\S/u });
  await expect(header.filter({ hasText: 'User ID' })).toBeVisible();
  const old = await header.allTextContents();
  let lose = (): void => {};
  const lost = new Promise<void>((resolve) => (lose = resolve));
  await page.route(/specialColumn/u, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await lost;
    return route.abort();
  });
  await page.getByRole('button', { name: 'Columns' }).click();
  const drawer = page.getByRole('dialog', { name: 'Columns' });
  await drawer.getByRole('checkbox', { name: 'User ID' }).uncheck();
  await drawer.getByRole('button', { name: 'Apply' }).click();
  await expect(header).toHaveText(old.filter((title) => title !== 'User ID'));
  await expect(drawer).toBeHidden();
  lose();
  await expect(header).toHaveText(old);
  await expect(page.getByText('No server').first()).toBeVisible();
});
