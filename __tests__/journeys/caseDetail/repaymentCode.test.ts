import { eq } from 'drizzle-orm';
import { repaymentCode } from '../../../server/database/tables/moneyTables';
import { expect, test } from '../../support/journeys/journey';
import { caseAddress } from '../../support/journeys/casePage';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test(
  'CD-10 a code is requested, its countdown survives closing, and it appears without a click',
  { tag: '@main' },
  async ({ page, rig, database, enter }) => {
    const user = await rig.user();
    const [one] = await rig.cases(user, 1);
    await enter(user, caseAddress(one ?? { id: 0, loanNo: '' }));
    await expect(page.getByRole('heading', { level: 1, name: one?.borrowerName ?? '' })).toBeVisible();
    const dialog = page.getByRole('dialog', { name: /^Repayment code/u });
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    const request = dialog.getByRole('button', { name: 'Request a code' });
    await page.keyboard.press('q');
    for (const [typed, message] of [
      ['', 'An amount is required'],
      ['1001', 'The repayment amount needs to be less than the amount due'],
      ['0.001', 'Not a valid amount. Write it like 1,234.50'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await amount.fill(typed);
      // A dialog that has just opened may move under the pointer.
      // oxlint-disable-next-line no-await-in-loop
      await expect(async () => {
        await request.click();
        await expect(dialog.getByText(message)).toBeVisible({ timeout: 2000 });
      }).toPass();
    }
    await dialog.getByText('Convenience store').click();
    await amount.fill('300');
    await request.dblclick();
    await expect(dialog.getByText('A code for $300.00 was requested.')).toBeVisible();
    await expect(dialog.getByRole('timer')).toHaveText(/Refreshes automatically in 0[12]:\d\d/u);
    await expect(dialog.getByRole('row', { name: /\$300\.00 Repayment code Convenience store/u })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.clock.runFor(60_000);
    await page.keyboard.press('q');
    await expect(dialog.getByRole('timer')).toHaveText(/Refreshes automatically in 0[01]:\d\d/u);
    // The channel has it by now; the page does not know yet.
    await database
      .update(repaymentCode)
      .set({ askedAt: new Date(Date.now() - 600_000) })
      .where(eq(repaymentCode.taskId, one?.id ?? 0));
    await page.clock.runFor(65_000);
    await expect(dialog.getByText(/^The code is here/u)).toBeVisible({ timeout: 20_000 });
    const [row] = await database
      .select()
      .from(repaymentCode)
      .where(eq(repaymentCode.taskId, one?.id ?? 0));
    await expect(dialog.getByText(row?.code ?? 'no code').first()).toBeVisible();
    await expect(dialog.getByRole('button', { name: `Copy ${row?.code}` }).first()).toBeVisible();
  },
);
