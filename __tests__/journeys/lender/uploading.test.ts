import { expect, test } from '../../support/journeys/journey';
import { caseAddress, CasePage } from '../../support/journeys/casePage';
import { payInFull, payingCsv } from '../../support/lender/payInFull';

test(
  'MI-01 a file is looked at, refused with line and column, mended, taken in and booked; known rows are nothing new',
  { tag: '@main' },
  async ({ page, rig, enter }) => {
    const admin = await rig.user({ role: 'admin' });
    const [caseRow] = await rig.cases(await rig.user(), 1);
    if (!caseRow) throw new Error('no case was made');
    const csv = payingCsv(rig.tag, caseRow);
    const choose = (text: string) =>
      page
        .getByLabel('Choose a CSV file')
        .setInputFiles({ name: 'march.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await enter(admin, '/lender?view=file');
    await choose(csv.replace('5000.00', 'much'));
    const errors = page.getByRole('table', { name: 'Errors in the file' });
    await expect(errors.getByRole('row').last()).toHaveText('2amountmuchAn amount above 0 such as 1234.50');
    await expect(page.getByRole('button', { name: /^Take in/u })).toHaveCount(0);

    await choose(csv);
    await expect(page.getByText('march.csv: 1 row, nothing is wrong')).toBeVisible();
    await page.getByRole('button', { name: 'Take in 1 new row' }).click();
    const line = page.getByRole('row').filter({ hasText: 'march.csv' });
    await expect(line).toContainText('1 of 1', { timeout: 20_000 });

    await choose(csv);
    await page.getByRole('button', { name: 'Record the file, nothing is new' }).click();
    await expect(line).toHaveCount(2);
    await expect(line.first()).toContainText('0 of 0');
  },
);

test(
  'MI-03 a case that is paid in full says so on the open screen within a second of being booked',
  { tag: '@main' },
  async ({ page, rig, enter }) => {
    const agent = await rig.user();
    const [caseRow] = await rig.cases(agent, 1);
    if (!caseRow) throw new Error('no case was made');
    const isLive = page.waitForEvent('websocket').then((line) => line.waitForEvent('framesent'));
    await enter(agent, caseAddress(caseRow));
    await expect(new CasePage(page).heading(caseRow.borrowerName)).toBeVisible();
    await expect(page.getByText('Closed normally')).toHaveCount(0);
    await isLive;
    await payInFull(rig, caseRow);
    await expect(page.getByText('Closed normally').first()).toBeVisible({ timeout: 1000 });
  },
);
