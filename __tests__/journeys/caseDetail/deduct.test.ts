import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { loan } from '../../../server/database/tables/caseTables';
import { payLog } from '../../../server/database/tables/moneyTables';
import type { Database } from '../../../server/database/connect';
import { expect, test } from '../../support/journeys/journey';
import type { JourneyCase } from '../../support/journeys/journeyRig';
import { caseAddress } from '../../support/journeys/casePage';
import { pressWhereItStands } from '../../support/journeys/firstFrame';
import { sampled } from '../../support/sampled';
import { DeductDialogPage } from '../../support/journeys/deductDialog';

/** Returns the loan's due amount and its deductions, in minor units. */
async function books(database: Database, { loanId }: JourneyCase) {
  const [row] = await database.select({ due: loan.due }).from(loan).where(eq(loan.id, loanId));
  const logs = await database.select({ amount: payLog.amount }).from(payLog).where(eq(payLog.loanId, loanId));
  return { due: row?.due, deducted: logs.map(({ amount }) => amount) };
}

/** The first case of a new institution, due 1,001.00, with the dialog open. */
const start = test.extend<{ one: JourneyCase; deduct: DeductDialogPage }>({
  one: async ({ rig, enter }, hand) => {
    const user = await rig.user();
    const [one] = await rig.cases(user, 1);
    if (!one) throw new Error('no case came');
    await enter(user, caseAddress(one));
    await hand(one);
  },
  deduct: async ({ page, one }, hand) => {
    expect(one.amount).toBe(100_100);
    const deduct = new DeductDialogPage(page);
    await deduct.open();
    await hand(deduct);
  },
});

/** Aborts requests for a deduction: after the server executed them, or before they arrive. */
const breakLine = (page: Page, arrives: boolean) =>
  page.route(/task\/partDeduce/u, async (route) => {
    if (arrives) await route.fetch();
    await route.abort('connectionreset');
  });

start('CD-06 §5 no bad amount gets as far as the question', async ({ one, deduct, database }) => {
  for (const [typed, message] of [
    ['', 'An amount is required'],
    ['0', 'The amount needs to be more than zero'],
    ['-5', 'The amount needs to be more than zero'],
    ['1001', 'The repayment amount needs to be less than the amount due'],
    ['1,001.01', 'The repayment amount needs to be less than the amount due'],
    ['10.005', 'Not a valid amount. Write it like 1,234.50'],
    ['ten', 'Not a valid amount. Write it like 1,234.50'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await deduct.write(typed);
    // oxlint-disable-next-line no-await-in-loop
    await expect(deduct.dialog.getByText(message)).toBeVisible();
    // oxlint-disable-next-line no-await-in-loop
    await expect(deduct.confirm).toBeHidden();
  }
  expect(await books(database, one)).toEqual({ due: 100_100, deducted: [] });
});

start(
  'CD-06 by keyboard: amount, Enter, Enter; what was deducted and what remains show at once',
  { tag: '@main' },
  async ({ page, one, deduct, database }) => {
    await deduct.amount.fill('250.50');
    // Three in one moment: only the first is meant for the fields, the others come before the question can be read.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(deduct.dialog.getByText(/After that \$750\.50 remains due/u)).toBeVisible();
    await expect(deduct.confirm).toBeFocused();
    expect((await books(database, one)).deducted).toEqual([]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(deduct.dialog.getByText('$250.50 was deducted.')).toBeVisible();
    await expect(deduct.dialog.getByRole('row', { name: /Collection \$250\.50 Success/u })).toBeVisible();
    expect(await books(database, one)).toEqual({ due: 75_050, deducted: [25_050] });
  },
);

start(
  'CD-06 GE-02 an amount that is mended takes its message along without the button moving from under a press',
  async ({ page, deduct }) => {
    for (const [bad, message] of [
      ['1001', 'The repayment amount needs to be less than the amount due'],
      ['10.005', 'Not a valid amount. Write it like 1,234.50'],
      ['ten', 'Not a valid amount. Write it like 1,234.50'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await deduct.write(bad);
      // oxlint-disable-next-line no-await-in-loop
      await expect(deduct.dialog.getByText(message)).toBeVisible();
      // oxlint-disable-next-line no-await-in-loop
      await deduct.amount.fill('400');
      // oxlint-disable-next-line no-await-in-loop
      await pressWhereItStands(page, deduct.goOn);
      // oxlint-disable-next-line no-await-in-loop
      await expect(deduct.confirm, `after ${bad}`).toBeVisible();
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press('Escape');
    }
  },
);

start('CD-06 a double click deducts once', async ({ one, deduct, database }) => {
  await deduct.write('100');
  await deduct.confirm.dblclick();
  await expect(deduct.dialog.getByText('$100.00 was deducted.')).toBeVisible();
  expect(await books(database, one)).toEqual({ due: 90_100, deducted: [10_000] });
});

start(
  'CD-06 Escape leads back to the fields and then out; nothing is deducted and the draft stays',
  async ({ page, one, deduct, database }) => {
    await deduct.write('100');
    await expect(deduct.confirm).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(deduct.amount).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(deduct.dialog).toBeHidden();
    await deduct.open();
    await expect(deduct.amount).toHaveValue('100.00');
    expect((await books(database, one)).deducted).toEqual([]);
  },
);

for (const arrives of sampled([true, false], 2)) {
  start(
    `CD-06 the answer is lost${arrives ? '' : ' and so was the question'}: asking by key ends it, once`,
    { tag: '@sampled' },
    async ({ page, one, deduct, database }) => {
      await breakLine(page, arrives);
      await deduct.deduct('100');
      await expect(deduct.dialog.getByText(/It may have been carried out/u)).toBeVisible({ timeout: 20_000 });
      await expect(deduct.goOn).toBeDisabled();
      await page.unroute(/task\/partDeduce/u);
      await deduct.dialog.getByRole('button', { name: 'Find out' }).click();
      if (!arrives) {
        await expect(deduct.dialog.getByText(/It never reached the server/u)).toBeVisible();
        await deduct.deduct('100');
      }
      await expect(deduct.dialog.getByText('$100.00 was deducted.')).toBeVisible();
      expect(await books(database, one)).toEqual({ due: 90_100, deducted: [10_000] });
    },
  );

  start(
    `CD-06 CD-13 a reload before the outcome is known${arrives ? '' : ', of what never arrived'}`,
    async ({ page, one, deduct, database }) => {
      await breakLine(page, arrives);
      await deduct.deduct('100');
      await expect(deduct.dialog.getByText(/It may have been carried out/u)).toBeVisible({ timeout: 20_000 });
      await page.unroute(/task\/partDeduce/u);
      await page.reload();
      await deduct.open();
      if (!arrives) {
        await expect(deduct.dialog.getByText(/It never reached the server/u)).toBeVisible();
        await expect(deduct.amount).toHaveValue('100.00');
        await deduct.goOn.click();
        await deduct.confirm.click();
        await expect(deduct.dialog.getByText('$100.00 was deducted.')).toBeVisible();
      }
      // Carried out: the server has emptied the draft, and the form is a new one.
      else await expect(deduct.amount).toHaveValue('');
      expect(await books(database, one)).toEqual({ due: 90_100, deducted: [10_000] });
    },
  );
}

test('CD-06 RO-01 who may not deduct is not offered it', async ({ page, rig, enter }) => {
  const user = await rig.user();
  const [one] = await rig.cases(user, 1);
  const auditor = await rig.user({ role: 'auditor' });
  await enter(auditor, caseAddress(one ?? { id: 0, loanNo: '' }));
  await expect(page.getByRole('heading', { level: 1, name: one?.borrowerName ?? '' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Deduct/u })).toHaveCount(0);
  await page.keyboard.press('d');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
