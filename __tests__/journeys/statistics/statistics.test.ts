import { toMinorUnits } from '@/contract/minor';
import { readFile } from 'node:fs/promises';
import { payLog } from '../../../server/database/tables/moneyTables';
import { expect, test } from '../../support/journeys/journey';
import type { JourneyRig, JourneyCase, JourneyUser } from '../../support/journeys/journeyRig';

/** Repayments of an agent, one after the other, the last of them now. */
const repay = ({ database, institutionId }: JourneyRig, user: JourneyUser, cases: readonly JourneyCase[]) =>
  database.insert(payLog).values(
    cases.map(({ id, loanId }, place) => ({
      institutionId,
      loanId,
      taskId: id,
      agentId: user.id,
      type: '1' as const,
      amount: toMinorUnits(10_000),
      status: '2' as const,
      opAt: new Date(Date.now() - place),
    })),
  );

test(
  'ST-01 RT-08 the day: figures, pages of 25, the address keeps day and page, and a row leads to its case',
  { tag: '@main' },
  async ({ page, rig, enter }) => {
    const user = await rig.user();
    const cases = await rig.cases(user, 30);
    await repay(rig, user, cases);
    await enter(user, '/statistics');
    const rows = page.locator('.ant-table-row');
    await expect(rows).toHaveCount(25);
    const recovered = page.locator('dl > div').filter({ hasText: 'Total repaid' });
    await expect(recovered).toContainText('$3,000.00');
    await page.getByRole('listitem', { name: '2', exact: true }).click();
    await expect(rows).toHaveCount(5);
    await page.reload();
    await expect(rows).toHaveCount(5);
    await page.getByRole('radiogroup', { name: 'Day' }).getByText('Yesterday').click();
    await expect(page.getByText('No repayments on this day yet')).toBeVisible();
    await page.goBack();
    await expect(rows).toHaveCount(5);
    await page
      .getByRole('link', { name: /Open the case of loan/u })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /Prueba/u })).toBeVisible();
  },
);

test('ST-01 AP-06 the export is saved under the server’s name and holds every row', async ({ page, rig, enter }) => {
  const user = await rig.user();
  const cases = await rig.cases(user, 3);
  await repay(rig, user, cases);
  await enter(user, '/statistics');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV file' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^saldo-repayments-\d{4}-\d\d-\d\d\.csv$/u);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\u{feff}"Loan ID",')).toBe(true);
  for (const { loanNo } of cases) expect(text).toContain(loanNo);
  await expect(page.getByText(`Saved as ${file.suggestedFilename()}`)).toBeVisible();
});
