import { eq } from 'drizzle-orm';
import { calculateExtendedDay } from '@/contract/money/calculateExtendedDay';
import { repaymentCode } from '../../../server/database/tables/moneyTables';
import { expect, test } from '../../support/journeys/journey';
import { caseAddress, CasePage } from '../../support/journeys/casePage';
import { institutionDay } from '../../support/journeys/journeyRig';
import { channelIsPaid } from '../../support/money/channelIsPaid';

const shown = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });

test('MI-07 an extension code says how many days it buys; when the channel says that it is paid, due day and plan change on the open screen', async ({
  page,
  rig,
  database,
  enter,
}) => {
  const user = await rig.user();
  const [one] = await rig.cases(user, 1);
  if (!one) throw new Error('no case was made');
  await enter(user, caseAddress(one));
  const view = new CasePage(page);
  await expect(view.heading(one.borrowerName)).toBeVisible();
  await page.keyboard.press('q');
  const dialog = page.getByRole('dialog', { name: /^Repayment code/u });
  const request = dialog.getByRole('button', { name: 'Request a code' });
  await expect(dialog.getByLabel('Days')).toHaveCount(0);
  await dialog.getByText('Extension code').click();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('300');
  await request.click();
  await expect(dialog.getByText('A whole number from 1 to 60')).toBeVisible();
  const until = calculateExtendedDay(one.penaltyDate, 7, institutionDay());
  await dialog.getByLabel('Days').fill('7');
  await expect(dialog.getByText(`If it is paid today, the due date moves to ${shown(until)}`)).toBeVisible();
  await request.click();
  await expect(dialog.getByText('A code for $300.00 was requested.')).toBeVisible();
  const row = dialog.getByRole('row', { name: /\$300\.00 Extension code\s*7 days/u });
  await expect(row).toHaveCount(1);
  // The channel has it by now.
  const asked = { askedAt: new Date(Date.now() - 600_000) };
  await database.update(repaymentCode).set(asked).where(eq(repaymentCode.taskId, one.id));
  // The dialog also refreshes automatically; if it was faster, the button is gone.
  const refresh = dialog.getByRole('button', { name: 'Refresh now' });
  await refresh.click({ timeout: 5000 }).catch(() => undefined);
  await expect(dialog.getByText(/^The code is here/u)).toBeVisible({ timeout: 20_000 });

  await channelIsPaid(database, one);
  await expect(row).toContainText(`extended to ${shown(until)}`);
  await expect(row).toContainText('paid');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Closed by extension').first()).toBeVisible();
  await expect(page.getByText('due in 7 days')).toBeVisible();
  await view.tab('Repayment').click();
  const plan = page.getByRole('region', { name: 'Repayment plan' });
  await expect(plan).toContainText(shown(until));
  await expect(plan).toContainText('$300.00');
});
