import { expect, test } from '../../support/journeys/journey';
import { CasePage } from '../../support/journeys/casePage';
import { payInFull } from '../../support/lender/payInFull';

test(
  "CL-05 'next case' goes from case to case in the order of the list it was opened from",
  { tag: '@main' },
  async ({ page, rig, enter }) => {
    const user = await rig.user();
    const cases = await rig.cases(user, 17);
    await enter(user, '/case/list?sort=amount&order=desc');
    await page.getByRole('link', { name: `Open case ${cases[16]?.loanNo}` }).click();
    const detail = new CasePage(page);
    await expect(detail.heading(cases[16]?.borrowerName ?? '')).toBeVisible();
    await expect(page.getByText('1 of 17')).toBeVisible();
    for (const place of [15, 14]) {
      await page.getByRole('button', { name: 'Next case' }).click();
      await expect(detail.heading(cases[place]?.borrowerName ?? '')).toBeVisible();
    }
    await page.getByRole('button', { name: 'Previous case' }).click();
    await expect(detail.heading(cases[15]?.borrowerName ?? '')).toBeVisible();
    await page.keyboard.press('l');
    await expect(page).toHaveURL(/#\/case\/list\?sort=amount&order=desc$/u);
  },
);

test("MI-03 CL-05 'next case' passes over one that was paid meanwhile, also from a case that has moved itself", async ({
  page,
  rig,
  enter,
}) => {
  const user = await rig.user();
  const cases = await rig.cases(user, 4);
  await enter(user, '/case/list?sort=amount&order=desc');
  const [first, second, third] = cases.toReversed();
  if (!first || !second || !third) throw new Error('no cases were made');
  await page.getByRole('link', { name: `Open case ${first.loanNo}` }).click();
  const detail = new CasePage(page);
  await expect(detail.heading(first.borrowerName)).toBeVisible();
  await expect(page.getByText('1 of 4')).toBeVisible();
  const told = page.waitForResponse(
    // Requested separately, or with others in one request.
    async (answer) =>
      decodeURIComponent(answer.url()).includes('place=') && (await answer.text()).includes(third.loanNo),
  );
  // The one that is shown falls to the end of the list, the one after it leaves its place.
  await payInFull(rig, first);
  await payInFull(rig, second);
  await told;
  await page.getByRole('button', { name: 'Next case' }).click();
  await expect(detail.heading(third.borrowerName)).toBeVisible();
});
