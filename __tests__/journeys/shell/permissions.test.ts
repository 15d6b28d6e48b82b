import type { BrowserContext, Page } from '@playwright/test';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { PERMISSION_NAME } from '@/contract/codes/permissionCodes';
import { ROLE } from '@/contract/codes/userCodes';
import { expect, test } from '../../support/journeys/journey';
import { LoginPage } from '../../support/journeys/loginPage';

const tickName = (permission: string, role: string): string =>
  `${getCodeLabel(PERMISSION_NAME, permission, 'en')}: ${getCodeLabel(ROLE, role, 'en')}`;

const tick = (page: Page, permission: string, role: string) =>
  page.getByRole('checkbox', { name: tickName(permission, role), exact: true });

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Review and save' }).click();
  const dialog = page.getByRole('dialog');
  // A click on what is still opening may get lost.
  await expect(async () => {
    if ((await dialog.count()) > 0) await dialog.getByRole('button', { name: 'Save' }).click({ timeout: 2000 });
    await expect(dialog).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  await expect(page.getByText('No unsaved changes')).toBeVisible();
};

let others: BrowserContext[] = [];
test.afterEach(async () => {
  await Promise.all(others.map((context) => context.close()));
  others = [];
});

test('RO-01 RT-05 RT-06 what an administrator takes from a role or from one user is gone from their open screens at once', async ({
  page,
  rig,
  enter,
  browser,
}) => {
  const [admin, agent] = [await rig.user({ role: 'admin' }), await rig.user()];
  await rig.cases(agent, 2);
  const own = await browser.newContext({ locale: 'en' });
  others.push(own);
  await own.addInitScript(() => localStorage.setItem('lang', 'en'));
  const desk = await own.newPage();
  await enter(agent, '/statistics', desk);
  const menu = desk.getByRole('navigation', { name: 'Main menu' }).or(desk.getByRole('navigation').first());
  await expect(menu.getByRole('link', { name: 'My tasks' })).toBeVisible();
  await expect(desk.getByText('No repayments on this day yet')).toBeVisible();

  await enter(admin, '/system?tab=permissions');
  await tick(page, 'statistics.read', 'member').click();
  await expect(page.getByText('1 unsaved change')).toBeVisible();
  await page.getByRole('button', { name: 'Review and save' }).click();
  await expect(page.getByRole('dialog')).toContainText('Taken: See repayment statistics');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await save(page);
  // The agent did nothing: the open screen is gone, and so is its entry.
  await expect(desk.getByRole('alert').filter({ hasText: 'No permission' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Statistics' })).toHaveCount(0);

  await page.getByRole('button', { name: 'By user' }).click();
  await page.getByLabel('User', { exact: true }).fill(agent.username);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: agent.name }).click();
  await expect(page.getByRole('row', { name: /See repayment statistics/u })).toContainText('Set for the role');
  await page.getByRole('combobox', { name: 'Own setting: Work on cases' }).click();
  await page.getByTitle('Never allowed').click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('row', { name: /Work on cases/u })).toContainText('Not allowed');
  await expect(menu.getByRole('link', { name: 'My tasks' })).toHaveCount(0);

  await page.getByRole('button', { name: 'By role' }).click();
  await page.getByRole('button', { name: 'Reset to standard' }).click();
  await save(page);
  await expect(menu.getByRole('link', { name: 'Statistics' })).toBeVisible();
});

test('RO-01 no changing permission can be granted to an auditor, and nobody removes their own access', async ({
  page,
  rig,
  enter,
}) => {
  const admin = await rig.user({ role: 'admin' });
  await enter(admin, '/system?tab=permissions');
  await expect(tick(page, 'users.manage', 'admin')).toBeChecked();
  await expect(tick(page, 'users.manage', 'auditor')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /^Manage users/u })).toContainText('Never allowed, fixed for this role');
  await tick(page, 'permissions.manage', 'admin').click();
  await page.getByRole('button', { name: 'Review and save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This would take the right to manage permissions away from you')).toBeVisible();
  await expect(page.getByText('1 unsaved change')).toBeVisible();
});

test(
  'IN-01 an institution is added with its administrator, who signs in with the password shown once, until it is disabled',
  { tag: '@main' },
  async ({ page, rig, enter, browser }) => {
    const admin = await rig.user({ role: 'admin' });
    await enter(admin, '/system?tab=institutions');
    await page.getByRole('button', { name: 'Add an institution below' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name of the institution').fill('Agencia Poniente');
    await dialog.getByLabel('Code', { exact: true }).fill(`${rig.tag}-PON`);
    await dialog.getByLabel('Name', { exact: true }).fill('Ana Primera');
    const username = `${rig.tag.toLowerCase()}.first`;
    await dialog.getByLabel('Username').fill(username);
    await dialog.getByLabel('E-mail').fill('not an address');
    await dialog.getByRole('button', { name: 'Add an institution below' }).click();
    await expect(dialog.getByText('Enter a valid e-mail address')).toBeVisible();
    await dialog.getByLabel('E-mail').fill(`${username}@saldo.example`);
    await dialog.getByRole('button', { name: 'Add an institution below' }).click();
    const password = await page.getByRole('dialog').locator('code').innerText();
    await page.getByRole('button', { name: 'I have noted it down' }).click();
    await expect(page.getByRole('treeitem', { name: /Agencia Poniente/u })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText(/^One-time password until /u)).toBeVisible();

    const own = await browser.newContext({ locale: 'en' });
    others.push(own);
    await own.addInitScript(() => localStorage.setItem('lang', 'en'));
    const first = await own.newPage();
    const login = new LoginPage(first);
    await login.open();
    await login.signIn({ username, password });
    // Signed in, with a mandatory password change first.
    await first.getByLabel('One-time password').fill(password);
    await first.getByLabel('New password', { exact: true }).fill('Mandarin-27');
    await first.getByLabel('New password once more').fill('Mandarin-27');
    await first.getByRole('button', { name: 'Set password' }).click();
    await expect(first.getByRole('link', { name: 'System' })).toBeVisible();

    await page.getByRole('treeitem', { name: /Agencia Poniente/u }).press('ArrowLeft');
    await expect(page.getByRole('treeitem', { selected: true })).toContainText(rig.tag);
    await page.getByRole('treeitem', { selected: true }).press('ArrowRight');
    await page.getByRole('button', { name: 'Disable' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
    await expect(page.getByRole('treeitem', { name: /Agencia Poniente/u })).toContainText('Disabled');
    await expect(first.getByText('You have been signed out', { exact: false })).toBeVisible();
  },
);
