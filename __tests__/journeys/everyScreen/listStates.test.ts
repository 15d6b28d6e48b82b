import { expect, test } from '../../support/journeys/journey';
import { caseAddress, CasePage } from '../../support/journeys/casePage';

test('GE-03 each part of a case fails separately and can be requested again', async ({ page, rig, enter }) => {
  const user = await rig.user();
  const [one] = await rig.cases(user, 1);
  const parts = /task\/(userContacts|collectionLogs|userInfo)\//u;
  // After a failed combined request, they are requested separately.
  await page.route(/task\/together/u, (route) => route.fulfill({ json: { code: '99', message: 'Out of order' } }));
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
