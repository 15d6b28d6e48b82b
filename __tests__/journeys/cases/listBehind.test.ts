import { expect, test } from '../../support/journeys/journey';
import { CasePage } from '../../support/journeys/casePage';

test('CL-05 the list of an open case retains its state, has no keys, and shows the result of the case', async ({
  page,
  rig,
  enter,
}) => {
  const user = await rig.user();
  const [one, two] = await rig.cases(user, 2);
  await enter(user);
  const row = page.getByRole('row').filter({ hasText: one?.loanNo ?? '' });
  const search = page.getByRole('textbox', { name: 'Search cases' });
  await search.evaluate((drawn) => drawn.setAttribute('data-drawn', 'once'));
  await search.fill('not searched for yet');
  await row.getByRole('link').click();
  const detail = new CasePage(page);
  await expect(detail.heading(one?.borrowerName ?? '')).toBeVisible();
  await expect(row).toBeHidden();

  await page.keyboard.press('j');
  expect(await page.evaluate(() => document.activeElement?.closest('table') ?? null)).toBeNull();
  await page.keyboard.press('n');
  await expect(detail.heading(two?.borrowerName ?? '')).toBeVisible();
  await page.keyboard.press('p');
  await expect(detail.heading(one?.borrowerName ?? '')).toBeVisible();
  await detail.choose('Call status', 'No answer');
  await detail.save.click();
  await expect(page.getByRole('radio', { name: /No answer/u })).not.toBeChecked();

  await page.keyboard.press('l');
  await expect(row).toContainText('No answer');
  await expect(search).toHaveAttribute('data-drawn', 'once');
  await expect(search).toHaveValue('not searched for yet');
});

test('CL-05 on any other screen the list is removed, and re-rendered later', async ({ page, rig, enter }) => {
  const user = await rig.user();
  const [one] = await rig.cases(user, 1);
  await enter(user);
  const row = page.getByRole('row').filter({ hasText: one?.loanNo ?? '' });
  const search = page.getByRole('textbox', { name: 'Search cases' });
  await search.evaluate((drawn) => drawn.setAttribute('data-drawn', 'once'));
  await row.getByRole('link').click();
  await expect(new CasePage(page).heading(one?.borrowerName ?? '')).toBeVisible();
  await page.getByRole('link', { name: 'My Tasks' }).click();
  await expect(row).toBeVisible();
  await page.getByRole('complementary').getByRole('link', { name: 'Case List' }).click();
  await expect(page).toHaveURL(/#\/case\/list$/u);
  await expect(row).toBeVisible();
  await expect(search).not.toHaveAttribute('data-drawn', 'once');
});
