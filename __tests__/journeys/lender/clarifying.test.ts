import { expect, test } from '../../support/journeys/journey';
import { strayPayment } from '../../support/lender/strayPayment';

test(
  'MI-02 what the lender could not place waits on the work list: one is assigned to its case, one is returned, and the day adds up',
  { tag: '@main' },
  async ({ page, rig, enter }) => {
    const admin = await rig.user({ role: 'admin', name: 'Adela Jefa' });
    const [caseRow] = await rig.cases(await rig.user(), 1);
    if (!caseRow) throw new Error('no case was made');
    await strayPayment(rig, { reference: 'STRAY-1', amount: '1.50' });
    await strayPayment(rig, { reference: 'STRAY-2', amount: '2.25' });
    await enter(admin, '/lender');
    const lineOf = (reference: string) => page.getByRole('row').filter({ hasText: reference });
    await expect(lineOf('STRAY-1')).toContainText('Unknown loan');

    await lineOf('STRAY-1').getByRole('button', { name: 'Assign STRAY-1' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel("Loan ID, or the borrower's name").fill(caseRow.loanNo);
    await page.keyboard.press('Enter');
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(lineOf('STRAY-1')).toHaveCount(0);

    await lineOf('STRAY-2').getByRole('button', { name: 'Return STRAY-2' }).click();
    await dialog.getByLabel('Reason for the return').fill('Not a loan of ours');
    await dialog.getByRole('button', { name: 'Return', exact: true }).click();
    await expect(page.getByText('Nothing waits to be clarified')).toBeVisible();

    await page.getByText('Lender events', { exact: true }).click();
    await expect(lineOf('STRAY-1')).toContainText('Booked');
    await expect(lineOf('STRAY-2')).toContainText('Returned');

    await page.getByText('Reconciliation', { exact: true }).click();
    const day = page.getByRole('row').filter({ hasText: 'File by command' });
    await expect(day).toContainText('$3.75');
    await expect(day).toContainText('$1.50');
    await expect(day.getByRole('cell').last()).toHaveText('$0.00');
  },
);
