import { expect, test } from '../../support/journeys/journey';
import { LoginPage } from '../../support/journeys/loginPage';

test('CL-03 LG-07 the aging login: from sign-in to the loans of a long-aging borrower and on to a case', async ({
  page,
}) => {
  const login = new LoginPage(page);
  await login.open();
  await login.signIn({ username: 'aging' });
  await page.getByRole('link', { name: 'Long aging' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Long-aging cases' })).toBeVisible();
  const opener = page.getByRole('button', { name: /^Show the loans of/u }).first();
  await opener.click();
  const loans = page.getByRole('region', { name: /^Loans of/u });
  const link = loans.getByRole('link').first();
  await expect(link).toBeVisible();
  // The address contains the opened borrower.
  await page.reload();
  await expect(link).toBeVisible();
  const loanId = await link.textContent();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/task/\\d+/${loanId}`, 'u'));
});

test('CL-03 RT-06 without the flag there is no menu entry, and the address says so', async ({ page, rig, enter }) => {
  const user = await rig.user({ longAging: false });
  await enter(user, '/longAging');
  await expect(page.getByText('Your role does not include this screen', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Long aging' })).toHaveCount(0);
});

test('CL-03 RT-08 search and order stand in the address; nothing found says so', async ({ page, rig, enter }) => {
  const user = await rig.user({ longAging: true });
  const cases = await rig.cases(user, 3, { long_aging: 'true' });
  await enter(user, '/longAging');
  const rows = page.locator('.ant-table-row');
  await expect(rows).toHaveCount(3);
  const search = page.getByRole('search');
  await search.getByLabel('Customer name').fill(cases[1]?.borrowerName ?? '');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await search.getByLabel('Customer name').fill('nobody of this name');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Nothing matches this search')).toBeVisible();
  await search.getByRole('button', { name: 'Clear' }).click();
  await expect(rows).toHaveCount(3);
});
