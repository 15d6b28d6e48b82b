import { eq } from 'drizzle-orm';
import { CASE_STATUS } from '@/contract/codes/caseCodes';
import { loan, task } from '../../../server/database/tables/caseTables';
import { expect, test } from '../../support/journeys/journey';
import { CasePage } from '../../support/journeys/casePage';
import { chooseLanguage } from '../../support/journeys/shellPage';

const rows = '.ant-table-row';

const CASE_LIST = [
  'Loan ID',
  'Next step',
  'Customer name',
  'Case status',
  'Amount due',
  'Overdue days',
  'Latest result',
  'Last call',
  'Follow-up',
  'Willingness to pay',
  'Unpaid principal',
  'Overdue date',
  'Product category',
  'Last follow-up',
  'Agent',
  'User ID',
];
const MY_TASKS = [
  'Loan ID',
  'User ID',
  'Customer name',
  'Overdue date',
  'Overdue days',
  'Amount due',
  'Case status',
  'Latest result',
  'Last call',
  'Agent',
];

test('CL-01 the case list has the columns of my tasks and six more, with the values of the database; what an agent chooses by is in view', async ({
  page,
  rig,
  database,
  enter,
}) => {
  const user = await rig.user();
  const [one] = await rig.cases(user, 1);
  await database
    .update(task)
    .set({
      willingness: 'high',
      lastCallResult: 'WTP',
      lastCallAt: new Date(),
      lastFollowUpAt: new Date(),
      lastCallAgent: 'Somebody',
    })
    .where(eq(task.id, one?.id ?? 0));
  await enter(user);
  const header = page.getByRole('columnheader').filter({ hasText: /\S/u });
  await expect(header).toHaveText(CASE_LIST);
  const row = page.locator(rows);
  await expect(row).toHaveCount(1);
  for (const text of [
    one?.loanNo,
    one?.borrowerName,
    '$1,001.00',
    '$800.00',
    'Crédito rápido',
    'Willing to pay',
    'High',
    'Somebody',
    one?.borrowerNo,
  ]) {
    await expect(row).toContainText(text ?? 'missing');
  }
  for (const name of CASE_LIST.slice(0, 8)) {
    await expect(header.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByText('Sorted by priority')).toBeVisible();
  await header.filter({ hasText: 'Amount due' }).click();
  await expect(page.getByText('Sorted by priority')).toHaveCount(0);
});

test(
  'CL-01 RT-08 the filters of the drawer narrow the list, stand in the address and survive reload and back',
  { tag: '@main' },
  async ({ page, rig, enter }) => {
    const user = await rig.user();
    await rig.cases(user, 3);
    await rig.cases(user, 2, { app_name: 'Dinero Ágil', merchant: 'Plaza Norte' });
    await enter(user);
    await expect(page.locator(rows)).toHaveCount(5);
    await page.getByRole('button', { name: 'Filters' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByRole('combobox', { name: 'Loan app' }).click();
    await page.getByTitle('Dinero Ágil').click();
    await drawer.getByRole('combobox', { name: 'Merchant' }).click();
    await page.getByTitle('Plaza Norte').click();
    await drawer.getByRole('spinbutton', { name: 'Amount due from' }).fill('1005');
    await drawer.getByRole('button', { name: 'Show cases' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.locator(rows)).toHaveCount(1);
    await expect(page).toHaveURL(/appName=Dinero(\+|%20)%C3%81gil/u);
    await expect(page).toHaveURL(/amountFrom=1005/u);
    await expect(page.getByRole('button', { name: 'Filters (3)' })).toBeVisible();
    await page.reload();
    await expect(page.locator(rows)).toHaveCount(1);
    await page.getByLabel('Remove filter Amount due').click();
    await expect(page.locator(rows)).toHaveCount(2);
    await page.goBack();
    await expect(page.locator(rows)).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.locator(rows)).toHaveCount(5);
  },
);

test(
  'CL-02 RT-08 my tasks: ten columns, fifteen a page, sort and page in the address, reload and back restore them',
  { tag: '@main' },
  async ({ page, rig, enter }) => {
    const user = await rig.user();
    const cases = await rig.cases(user, 32);
    await enter(user, '/myTasks');
    await expect(page.getByRole('columnheader').filter({ hasText: /\S/u })).toHaveText(MY_TASKS);
    await expect(page.locator(rows)).toHaveCount(15);
    await expect(page.getByText('32 rows')).toBeVisible();
    await page.getByRole('columnheader', { name: 'Amount due' }).click();
    const first = page.locator(rows).first();
    await expect(first).toContainText(cases[0]?.loanNo ?? 'missing');
    await page.getByRole('columnheader', { name: 'Amount due' }).click();
    await expect(first).toContainText(cases[31]?.loanNo ?? 'missing');
    await page.getByRole('listitem', { name: '2', exact: true }).click();
    await expect(first).toContainText(cases[16]?.loanNo ?? 'missing');
    await expect(page).toHaveURL(/sort=amount/u);
    await expect(page).toHaveURL(/order=desc/u);
    await expect(page).toHaveURL(/page=2/u);
    await page.reload();
    await expect(first).toContainText(cases[16]?.loanNo ?? 'missing');
    await first.getByRole('link').click();
    await expect(new CasePage(page).heading(cases[16]?.borrowerName ?? '')).toBeVisible();
    await page.goBack();
    await expect(first).toContainText(cases[16]?.loanNo ?? 'missing');
  },
);

test('CL-02 search by user id, customer name, loan id and phone, and clear', async ({ page, rig, enter }) => {
  const user = await rig.user();
  const cases = await rig.cases(user, 12);
  const wanted = cases[6];
  await enter(user, '/myTasks');
  await expect(page.locator(rows)).toHaveCount(12);
  const searches: readonly [string, string][] = [
    ['User ID', wanted?.borrowerNo ?? ''],
    ['Customer name', `${rig.tag} 007`],
    ['Loan ID', wanted?.loanNo ?? ''],
    ['Phone', '01006'],
  ];
  const box = page.getByRole('textbox', { name: 'Search cases' });
  for (const [label, text] of searches) {
    await box.fill(text);
    await page.getByRole('combobox', { name: 'Search by' }).selectOption({ label });
    await box.press('Enter');
    await expect(page.locator(rows)).toHaveCount(1);
    await expect(page.locator(rows)).toContainText(wanted?.loanNo ?? 'missing');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.locator(rows)).toHaveCount(12);
    await expect(box).toHaveValue('');
  }
});

test(
  'CL-04 codes appear as words in three languages, an unknown one as itself',
  { tag: '@main' },
  async ({ page, rig, database, enter }) => {
    const user = await rig.user();
    const cases = await rig.cases(user, 9);
    const codes = Object.keys(CASE_STATUS) as (keyof typeof CASE_STATUS)[];
    for (const [place, one] of cases.entries()) {
      await database
        .update(task)
        .set({ status: codes[place] ?? 'C00', lastCallResult: place === 0 ? 'XYZ9' : 'MSS' })
        .where(eq(task.id, one.id));
      // An extended case that is still in debt returns after its day ends.
      await database.update(loan).set({ penaltyDate: '2999-01-01' }).where(eq(loan.id, one.loanId));
    }
    await enter(user);
    for (const [name, language] of [
      ['English', 'en'],
      ['Español', 'es'],
      ['中文', 'cn'],
    ] as const) {
      await chooseLanguage(page, name);
      for (const code of codes) {
        await expect(page.locator(rows).getByText(CASE_STATUS[code][language], { exact: true })).toBeVisible();
      }
      await expect(page.locator(rows).getByText('XYZ9')).toBeVisible();
    }
    await expect(page.locator(rows).getByText('MSS', { exact: true })).toHaveCount(0);
  },
);
