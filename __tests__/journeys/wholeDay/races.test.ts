import type { BrowserContext } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/connect';
import { collectionLog } from '../../../server/database/tables/caseTables';
import { draft } from '../../../server/database/tables/workTables';
import { expect, test as base } from '../../support/journeys/journey';
import type { JourneyCase } from '../../support/journeys/journeyRig';
import { books } from '../../support/journeys/books';
import { caseAddress, CasePage } from '../../support/journeys/casePage';
import { DeductDialogPage } from '../../support/journeys/deductDialog';
import { notices } from '../../support/journeys/shellPage';

const DUE = 100_100;

/** One agent's case, due 1,001.00, open in two tabs of the same browser. */
const test = base.extend<{ one: JourneyCase; here: DeductDialogPage; there: DeductDialogPage }>({
  one: async ({ rig, enter }, hand) => {
    const user = await rig.user();
    const [one] = await rig.cases(user, 1);
    if (!one) throw new Error('no case was made');
    expect(one.amount).toBe(DUE);
    await enter(user, caseAddress(one));
    await hand(one);
  },
  here: async ({ page, one }, hand) => {
    await expect(new CasePage(page).heading(one.borrowerName)).toBeVisible();
    await hand(new DeductDialogPage(page));
  },
  there: async ({ context, one, here: _here }, hand) => hand(await secondTab(context, one)),
});

async function secondTab(context: BrowserContext, one: JourneyCase): Promise<DeductDialogPage> {
  const page = await context.newPage();
  await page.goto(`/#${caseAddress(one)}`);
  await expect(new CasePage(page).heading(one.borrowerName)).toBeVisible();
  return new DeductDialogPage(page);
}

/** The amounts of which a tab says that they were deducted. */
const told = async ({ dialog }: DeductDialogPage): Promise<string[]> => {
  const words = await dialog.getByText(/^\$[\d,.]+ was deducted\.$/u).allTextContents();
  return words.map((each) => each.replace(/ was.*/u, ''));
};

/** Matches a tab's final message: executed, or not sent with the reason. */
const ended = ({ dialog }: DeductDialogPage) =>
  expect(dialog.getByText(/was deducted\.$|^Nothing was sent|^It never reached the server/u).first()).toBeVisible({
    timeout: 30_000,
  });

/** Sends again in a tab that reports that nothing was sent; does nothing if nothing is left to send. */
async function insist(tab: DeductDialogPage): Promise<void> {
  if (!(await tab.goOn.isVisible()) || (await tab.amount.inputValue()) === '') return;
  await tab.goOn.click();
  await tab.confirm.click();
  await expect(tab.dialog.getByText(/was deducted\.$/u)).toBeVisible();
}

/** Expects the deductions, and due amounts of loan and case reduced by exactly their sum. */
async function deducted(database: Database, one: JourneyCase): Promise<number[]> {
  const { due, shown, deducted: amounts, others } = await books(database, one);
  const left = DUE - amounts.reduce((sum, amount) => sum + amount, 0);
  expect({ due, shown, others }).toEqual({ due: left, shown: left, others: 0 });
  return amounts;
}

test('CD-06 CD-13 one half-written deduction, confirmed in two tabs at the same moment, is carried out once', async ({
  database,
  one,
  here,
  there,
}) => {
  await here.open();
  await here.amount.fill('100');
  await expect(here.dialog.getByText(/Draft saved/u)).toBeVisible();
  await there.open();
  await expect(there.amount).toHaveValue('100.00');
  for (const tab of [here, there]) {
    await tab.goOn.click();
    await expect(tab.confirm).toBeFocused();
  }
  await Promise.all([here, there].map(({ page }) => page.keyboard.press('Enter')));
  await Promise.all([ended(here), ended(there)]);
  expect(await deducted(database, one)).toEqual([10_000]);
  for (const tab of [here, there]) await insist(tab);
  expect(await deducted(database, one)).toEqual([10_000]);
  const head = ({ page }: DeductDialogPage) => page.locator('header', { hasText: one.borrowerName });
  for (const tab of [here, there]) await expect(head(tab)).toContainText('$901.00');
});

test('CD-06 different amounts confirmed in two tabs at the same moment: the books hold what the tabs say, and no more', async ({
  database,
  one,
  here,
  there,
}) => {
  await Promise.all([here.open(), there.open()]);
  await Promise.all([here.write('100'), there.write('200')]);
  await Promise.all([here, there].map(({ confirm }) => expect(confirm).toBeFocused()));
  await Promise.all([here, there].map(({ page }) => page.keyboard.press('Enter')));
  await Promise.all([ended(here), ended(there)]);
  // A tab that looked up the outcome before the other's request arrived sends the same request again.
  for (const tab of [here, there]) if (await tab.dialog.getByText(/never reached/u).isVisible()) await insist(tab);
  const amounts = await deducted(database, one);
  expect(amounts.length).toBeGreaterThanOrEqual(1);
  const said = [...(await told(here)), ...(await told(there))];
  const inBooks = amounts.map((amount) => `$${(amount / 100).toFixed(2)}`);
  // Both tabs may report the same deduction, but none that is not booked, and every booked one is reported.
  expect([...new Set(said)].toSorted()).toEqual(inBooks.toSorted());
});

test('CD-06 what was confirmed in one tab does not stand for another amount that is confirmed in the other one later', async ({
  database,
  one,
  here,
  there,
}) => {
  await there.open();
  await there.amount.fill('200');
  await expect(there.dialog.getByText(/Draft saved/u)).toBeVisible();
  await there.goOn.click();
  await expect(there.confirm).toBeFocused();
  await here.open();
  await expect(here.amount).toHaveValue('200.00');
  await here.deduct('100');
  await expect(here.dialog.getByText('$100.00 was deducted.')).toBeVisible();
  await expect(there.dialog).toContainText('After that $701.00 remains due');
  await there.page.keyboard.press('Enter');
  // It merged with the other tab's request, which is complete: no message mentions 200.
  await expect(there.dialog.getByRole('alert')).toContainText('already sent with other content');
  expect(await told(there)).toEqual([]);
  await expect(there.amount).toHaveValue('200.00');
  expect(await deducted(database, one)).toEqual([10_000]);
  await there.deduct('200');
  await expect(there.dialog.getByText('$200.00 was deducted.')).toBeVisible();
  expect(await deducted(database, one)).toEqual([10_000, 20_000]);
});

test('CD-06 a repeated amount requires a confirmation, and is then deducted twice', async ({
  database,
  one,
  here,
  there,
}) => {
  await here.open();
  await here.deduct('100');
  await expect(here.dialog.getByText('$100.00 was deducted.')).toBeVisible();
  await there.open();
  await expect(there.amount).toHaveValue('');
  await expect(there.dialog).toContainText('$901.00');
  await there.deduct('100');
  await expect(there.dialog.getByText(/^You deducted \$100\.00 from this loan .*Deduct it again\?/u)).toBeVisible();
  expect(await deducted(database, one)).toEqual([10_000]);
  // The click that sent it does not answer the question that it led to.
  await expect(there.again).toBeFocused();
  await there.again.dblclick();
  await expect(there.dialog.getByText('$100.00 was deducted.')).toBeVisible();
  expect(await deducted(database, one)).toEqual([10_000, 10_000]);
});

test('CD-13 AP-08 a draft written in one tab shows as newer in the other; the record of one is in the log of the other', async ({
  database,
  one,
  here,
  there,
}) => {
  const [first, second] = [new CasePage(here.page), new CasePage(there.page)];
  const line = (tab: CasePage, words: RegExp) => expect(tab.page.getByText(words)).toBeVisible();
  await first.remarks.fill('Calls back');
  await line(first, /Draft saved/u);
  await there.page.reload();
  await expect(second.remarks).toHaveValue('Calls back');
  await first.remarks.fill('Calls back at five');
  await first.choose('Call status', 'Other');
  const kept = async () => (await database.select().from(draft).where(eq(draft.taskId, one.id)))[0]?.content;
  await expect.poll(kept).toContain('MEMO');
  await second.remarks.fill('Calls back, perhaps');
  await line(second, /A newer draft from elsewhere is shown/u);
  await expect(second.remarks).toHaveValue('Calls back at five');

  await second.tab('Log').click();
  await expect(there.page.getByText('Nothing recorded yet')).toBeVisible();
  await first.save.click();
  const row = there.page.getByRole('tabpanel').getByRole('row').filter({ hasText: 'Calls back at five' });
  await expect(row).toHaveCount(1);
  const logs = await database.select().from(collectionLog).where(eq(collectionLog.taskId, one.id));
  expect(logs.map(({ remarks }) => remarks)).toEqual(['Calls back at five']);
});

test('CD-13 text typed in one tab after the other recorded the draft of both becomes a separate record', async ({
  database,
  one,
  here,
  there,
}) => {
  const [first, second] = [new CasePage(here.page), new CasePage(there.page)];
  await first.choose('Call status', 'No answer');
  await first.remarks.fill('Rang ten times');
  await expect(here.page.getByText(/Draft saved/u)).toBeVisible();
  await there.page.reload();
  await expect(second.remarks).toHaveValue('Rang ten times');
  await first.save.click();
  await expect(notices(here.page, 'Submitted successfully')).toBeVisible();
  // The other tab lets go of what has become a record.
  await expect(second.remarks).toHaveValue('');
  await second.remarks.fill('Rang ten times, and then once more');
  await second.choose('Call status', 'No answer');
  await second.save.click();
  await expect(notices(there.page, 'Submitted successfully')).toBeVisible();
  const logs = await database.select().from(collectionLog).where(eq(collectionLog.taskId, one.id));
  const remarks = new Set(logs.map((each) => each.remarks));
  expect([logs.length, remarks]).toEqual([2, new Set(['Rang ten times', 'Rang ten times, and then once more'])]);
});
