import { toMinorUnits } from '@/contract/minor';
import { payLog } from '../../../server/database/tables/moneyTables';
import { expect, test } from '../../support/journeys/journey';
import { caseAddress, CasePage } from '../../support/journeys/casePage';

test('CO-01 two tabs, their columns and pages, and the way back to the case as it was', async ({
  page,
  rig,
  database,
  enter,
}) => {
  const user = await rig.user();
  const [one] = await rig.cases(user, 1);
  if (!one) throw new Error('no case came');
  await database.insert(payLog).values(
    Array.from({ length: 51 }, (_, place) => ({
      institutionId: rig.institutionId,
      loanId: one.loanId,
      taskId: one.id,
      agentId: user.id,
      type: place % 2 === 0 ? ('1' as const) : ('3' as const),
      amount: toMinorUnits(100 + place),
      status: place === 0 ? ('1' as const) : ('2' as const),
      opAt: new Date(Date.now() - place * 60_000),
    })),
  );
  await enter(user, `${caseAddress(one)}?tab=repayment`);
  await expect(new CasePage(page).tab('Repayment')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'Open the full page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Repayment conditions' })).toBeVisible();
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveText([
    'Period',
    'Planned date',
    'Total amount',
    'Actual payment date',
    'Amount received',
    'Principal',
    'Interest',
    'Overdue fee',
  ]);
  await expect(page.getByText('1 row', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Deductions' }).click();
  await expect(heads.filter({ visible: true })).toHaveText(['Operation time', 'Type', 'Amount', 'Status', 'Remark']);
  const rows = page.getByRole('tabpanel').locator('.ant-table-row');
  await expect(rows).toHaveCount(50);
  await expect(rows.first()).toContainText('Active repayment');
  await expect(rows.first()).toContainText('Failed');
  await expect(rows.nth(1)).toContainText('Automatic deduction');
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  await expect(rows).toHaveCount(1);
  // RT-08: tab and page stand in the address.
  await page.reload();
  await expect(rows).toHaveCount(1);
  await page.getByRole('link', { name: 'Back to the case' }).click();
  await expect(new CasePage(page).tab('Repayment')).toHaveAttribute('aria-selected', 'true');
});

test('CD-03 next to the form at 1280 px the whole plan is visible, without a pager for one page, and empty parts take one line', async ({
  page,
  rig,
  enter,
}) => {
  const user = await rig.user();
  const [one] = await rig.cases(user, 1);
  if (!one) throw new Error('no case came');
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(user, `${caseAddress(one)}?tab=repayment`);
  const plan = page.getByRole('region', { name: 'Repayment plan' });
  await expect(plan.getByText('1 row', { exact: true })).toBeVisible();
  await expect(plan.getByText('Period 1')).toBeVisible();
  const box = plan.locator('.ant-table-content, .ant-table-body').first();
  expect(await box.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBeLessThanOrEqual(0);
  await expect(plan.getByRole('columnheader', { name: 'Overdue fee' })).toBeInViewport({ ratio: 1 });
  await expect(plan.getByRole('listitem', { name: '1', exact: true })).toBeHidden();
  const none = page.getByText('Nothing has been deducted yet.');
  expect((await none.boundingBox())?.height).toBeLessThanOrEqual(80);
  await new CasePage(page).tab('Messages').click();
  await expect(page.getByText('No messages yet')).toBeVisible();
  const sent = page.getByRole('tabpanel').filter({ visible: true });
  expect(await sent.evaluate((shown) => shown.clientHeight)).toBeLessThanOrEqual(80);
});

test('CO-01 §6 the long-aging and the res flag together ask as role 6', async ({ page, rig, enter }) => {
  const user = await rig.user({ longAging: true, res: true });
  const [one] = await rig.cases(user, 1);
  const asked = page.waitForRequest(/repay\/details/u);
  await enter(user, `/conditions/${one?.id}`);
  expect(new URL((await asked).url()).searchParams.get('role')).toBe('6');
  await expect(page.getByText('All long-aging loans of the borrower')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible();
});

test('CO-01 one flag alone is no role', async ({ page, rig, enter }) => {
  const user = await rig.user({ longAging: true, res: false });
  const [one] = await rig.cases(user, 1);
  const asked = page.waitForRequest(/repay\/details/u);
  await enter(user, `/conditions/${one?.id}`);
  expect(new URL((await asked).url()).searchParams.has('role')).toBe(false);
});
