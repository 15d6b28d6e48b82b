import { toMinorUnits } from '@/contract/minor';
import { eq } from 'drizzle-orm';
import { task } from '../../../server/database/tables/caseTables';
import { expect, test } from '../../support/journeys/journey';
import { CasePage } from '../../support/journeys/casePage';

const rows = '.ant-table-row';

// The columns of CL-02.
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

test('CL-02 RT-08 what waits is counted above the list and one click away; another click shows all again', async ({
  page,
  rig,
  database,
  enter,
}) => {
  const user = await rig.user();
  const cases = await rig.cases(user, 6);
  const now = new Date();
  const day = (days: number): Date => new Date(now.getTime() + days * 86_400_000);
  const promised = (at: Date) => ({
    status: 'C20' as const,
    promisedAt: at,
    promisedAmount: toMinorUnits(5000),
    promiseMadeAt: day(-3),
  });
  const changes = [promised(now), promised(day(1)), promised(day(-2)), promised(day(-2))];
  for (const [place, set] of [...changes, { status: 'C10' as const, nextFollowUpAt: day(-1) }].entries()) {
    await database
      .update(task)
      .set(set)
      .where(eq(task.id, cases[place]?.id ?? 0));
  }
  const waiting = page.getByRole('list', { name: 'Waiting for you' });
  const chip = (name: string) => waiting.getByRole('button', { name });
  await enter(user);
  for (const path of ['/case/list', '/myTasks']) {
    await page.goto(`/#${path}`);
    await expect(page.locator(rows)).toHaveCount(6);
    for (const [name, count, place] of [
      ['New', 1, 5],
      ['Promises due today', 1, 0],
      ['Due tomorrow', 1, 1],
      ['Broken promises', 2, 2],
      ['Follow-ups today', 1, 4],
    ] as const) {
      await expect(chip(name)).toHaveText(new RegExp(`${name}\\s*${count}$`, 'u'));
      await chip(name).click();
      await expect(chip(name)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator(rows)).toHaveCount(count);
      await expect(page.locator(rows).filter({ hasText: cases[place]?.loanNo ?? 'missing' })).toHaveCount(1);
    }
    const header = page.getByRole('columnheader').filter({ hasText: /^Promise/u });
    await expect(header).toHaveCount(0);
    await chip('Broken promises').click();
    await expect(header).toHaveText(['Promised for', 'Promised amount']);
    await chip('Follow-ups today').click();
    await page.reload();
    await expect(page.locator(rows)).toHaveCount(1);
    await chip('Follow-ups today').click();
    await expect(page.locator(rows)).toHaveCount(6);
    await expect(page).toHaveURL(new RegExp(`#${path}$`, 'u'));
  }
});

test('CL-01 columns can be hidden, shown and moved; the choice is stored for this user and list, and can be reset', async ({
  page,
  rig,
  enter,
}) => {
  const user = await rig.user();
  await rig.cases(user, 1);
  await enter(user, '/myTasks');
  const header = page.getByRole('columnheader').filter({ hasText: /\S/u });
  await expect(header).toHaveText(MY_TASKS);
  await page.getByRole('button', { name: 'Columns' }).click();
  const drawer = page.getByRole('dialog', { name: 'Columns' });
  await expect(drawer.getByRole('checkbox', { name: 'Loan ID' })).toBeDisabled();
  await drawer.getByRole('checkbox', { name: 'User ID' }).uncheck();
  await drawer.getByRole('checkbox', { name: 'Agent' }).uncheck();
  await drawer.getByRole('checkbox', { name: 'Promised for' }).check();
  await drawer.getByRole('button', { name: 'Move Amount due up' }).click();
  await drawer.getByRole('button', { name: 'Move Loan ID down' }).click();
  await drawer.getByRole('button', { name: 'Apply' }).click();
  await expect(drawer).toBeHidden();
  const chosen = [
    'Loan ID',
    'Customer name',
    'Overdue date',
    'Amount due',
    'Overdue days',
    'Case status',
    'Latest result',
    'Last call',
    'Promised for',
  ];
  await expect(header).toHaveText(chosen);
  await page.reload();
  await expect(page.locator(rows)).toHaveCount(1);
  await expect(header).toHaveText(chosen);
  await page.getByRole('link', { name: 'Case List', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Willingness to pay' })).toBeVisible();
  await page.goBack();
  await expect(header).toHaveText(chosen);
  await page.getByRole('button', { name: 'Columns' }).click();
  await drawer.getByRole('button', { name: 'Restore the default' }).click();
  await expect(header).toHaveText(MY_TASKS);
});

test('CL-05 GE-02 a case is opened from the list with two keys, and the list that it came from is known', async ({
  page,
  rig,
  enter,
}) => {
  const user = await rig.user();
  const cases = await rig.cases(user, 3);
  await enter(user, '/myTasks?sort=amount&order=asc');
  const link = (place: number) => page.getByRole('link', { name: `Open case ${cases[place]?.loanNo}` });
  await expect(link(2)).toBeVisible();
  await page.keyboard.press('j');
  await expect(link(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(link(2)).toBeFocused();
  await page.keyboard.press('k');
  await expect(link(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(new CasePage(page).heading(cases[1]?.borrowerName ?? '')).toBeVisible();
  await expect(page).toHaveURL(/scope=mine/u);
  await page.keyboard.press('l');
  await expect(page).toHaveURL(/#\/myTasks\?/u);
  // Keys in a text field trigger no action.
  const name = page.getByRole('textbox', { name: 'Search cases' });
  await name.pressSequentially('jk');
  await expect(name).toHaveValue('jk');
  await expect(name).toBeFocused();
});

test('CL-01 the headings of the table stay in view under the header of the app', async ({ page, rig, enter }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  const user = await rig.user();
  await rig.cases(user, 15);
  await enter(user);
  await expect(page.locator(rows)).toHaveCount(15);
  await page.locator(rows).last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 2000);
  const heading = page.getByRole('columnheader', { name: 'Loan ID' });
  const top = () => heading.evaluate((cell) => cell.getBoundingClientRect().top);
  await expect.poll(top).toBe(48);
  const isOnTop = await heading.evaluate((cell) => {
    const { left, top: y } = cell.getBoundingClientRect();
    return cell.contains(document.elementFromPoint(left + 10, y + 10));
  });
  expect(isOnTop).toBe(true);
});

test('CL-01 GE-02 fifteen cases and the pager stand in 1280 × 800, and a long name makes no row higher', async ({
  page,
  rig,
  database,
  enter,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const user = await rig.user();
  const [one] = await rig.cases(user, 16);
  const borrowerName = 'Guadalupe Hernández Rodríguez de la Cruz';
  await database
    .update(task)
    .set({ borrowerName })
    .where(eq(task.id, one?.id ?? 0));
  await enter(user);
  await expect(page.locator(rows)).toHaveCount(15);
  const heights = await page.locator(rows).evaluateAll((all) => all.map((row) => Math.round(row.clientHeight)));
  expect(new Set(heights).size).toBe(1);
  await expect(page.getByText('16 rows')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('listitem', { name: '2', exact: true })).toBeInViewport({ ratio: 1 });
});
