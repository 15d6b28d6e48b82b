import { expect, test } from '../../support/journeys/journey';
import { caseAddress, CasePage } from '../../support/journeys/casePage';

for (const [path, title] of [
  ['/case/list', 'Case list'],
  ['/myTasks', 'My collection tasks'],
] as const) {
  test(`GE-03 ${path} says that it loads, that it is empty, and why it failed with a way to try again`, async ({
    page,
    house,
    enter,
  }) => {
    const user = await house.user();
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/task\/listing/u, async (route) => {
      await held;
      await route.continue();
    });
    await enter(user, path);
    const list = page.getByRole('region', { name: title });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(list.locator('.ant-spin-spinning, .ant-skeleton').first()).toBeVisible();
    letGo();
    await expect(page.getByText('No cases here')).toBeVisible();
    await expect(page.getByText('Cases assigned to you will appear here.')).toBeVisible();
    await page.unroute(/task\/listing/u);
    await page.route(/task\/listing/u, (route) => route.fulfill({ json: { code: '99', message: 'Out of order' } }));
    await page.reload();
    await expect(page.getByText('This could not be loaded')).toBeVisible();
    await expect(page.getByRole('main').getByText('Out of order')).toBeVisible();
    await page.unroute(/task\/listing/u);
    await house.cases(user, 1);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.ant-table-row')).toHaveCount(1);
  });
}

test('GE-03 without the choice of columns, the counts or the saved filters the list is there all the same', async ({
  page,
  house,
  enter,
}) => {
  const user = await house.user();
  await house.cases(user, 2);
  const looks = /task\/(specialColumn|listCount|savedFilters)/u;
  await page.route(looks, (route) => route.fulfill({ json: { code: '99', message: 'Out of order' } }));
  await enter(user, '/myTasks');
  await expect(page.locator('.ant-table-row')).toHaveCount(2);
  await expect(page.getByRole('columnheader', { name: 'User ID' })).toBeVisible();
  const fresh = page.getByRole('list', { name: 'Waiting for you' }).getByRole('button', { name: 'New' });
  await expect(fresh).toHaveText(/–$/u);
  await fresh.click();
  await expect(page).toHaveURL(/status=C00/u);
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer.getByText('This could not be loaded')).toBeVisible();
  await page.unroute(looks);
  await drawer.getByRole('button', { name: 'Try again' }).click();
  await expect(drawer.getByText('Nothing saved yet.')).toBeVisible();
});

test('GE-03 each part of a case fails for itself and can be asked for again', async ({ page, house, enter }) => {
  const user = await house.user();
  const [one] = await house.cases(user, 1);
  const parts = /task\/(userContacts|collectionLogs|userInfo)\//u;
  await page.route(parts, (route) => route.fulfill({ json: { code: '99', message: 'Out of order' } }));
  await enter(user, caseAddress(one ?? { id: 0, loanNo: '' }));
  const detail = new CasePage(page);
  await expect(detail.heading(one?.borrowerName ?? '')).toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toHaveCount(1);
  await detail.tab('Log').click();
  await expect(again).toHaveCount(2);
  await page.unroute(parts);
  for (const button of [again.last(), again.first()]) await button.click();
  await expect(page.getByText('Nothing recorded yet')).toBeVisible();
  await expect(page.getByText('Esposa 1')).toBeVisible();
  await expect(again).toHaveCount(0);
});
