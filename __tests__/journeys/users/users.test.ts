import { readFile } from 'node:fs/promises';
import { read, utils, write } from '@e965/xlsx';
import type { Download, Page } from '@playwright/test';
import { expect, test } from '../../support/journeys/journey';
import { LoginPage } from '../../support/journeys/loginPage';

const HEAD = ['Username', 'Name', 'E-mail', 'Role'];
type Row = readonly string[];

const getSheet = (rows: readonly Row[]): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([HEAD, ...rows].map((row) => [...row])), 'Users');
  return write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer;
};

const rowsIn = async (download: Download): Promise<string[][]> => {
  const book = read(await readFile(await download.path()));
  return utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
};

const upload = (page: Page, rows: readonly Row[]): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({
    name: 'new users.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: getSheet(rows),
  });

test('US-02 US-01 users from a spreadsheet: an error is shown and mended, all are added, and one signs in with an own password', async ({
  page,
  browser,
  rig,
  enter,
}) => {
  // Two people, three sign-ins, four files.
  test.slow();
  const admin = await rig.user({ role: 'admin' });
  const name = (who: string): string => `${rig.tag.toLowerCase()}.${who}`;
  await enter(admin, '/users');
  await page.getByRole('button', { name: 'From a spreadsheet' }).click();
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the template' }).click(),
  ]);
  expect((await rowsIn(template))[0]?.slice(0, 4)).toEqual(HEAD);

  const ana = [name('ana'), 'Ana Ruiz', `${name('ana')}@saldo.example`, 'member'];
  await upload(page, [ana, [name('luis'), 'Luis Gil', 'no address', 'boss']]);
  await expect(page.getByRole('alert')).toContainText('2 errors to correct in new users.xls. Nothing has been added.');
  const faults = page.getByRole('region', { name: 'To correct' });
  await expect(faults.getByRole('row', { name: 'C3 E-mail no address Not a valid e-mail address' })).toBeVisible();
  await expect(faults.getByRole('row', { name: /^D3 Role boss/u })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add \d/u })).toHaveCount(0);

  await upload(page, [ana, [name('luis'), 'Luis Gil', `${name('luis')}@saldo.example`, 'leader']]);
  await page.getByRole('button', { name: 'Add 2 users' }).click();
  await expect(page.getByText('2 users added')).toBeVisible();
  await page.getByRole('button', { name: 'Create 2 one-time passwords' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download 2 one-time passwords' }).click(),
  ]);
  // Again, as often as it takes, the same ones.
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download 2 one-time passwords' }).click(),
  ]);
  expect(await rowsIn(again)).toEqual(await rowsIn(file));
  const once = (await rowsIn(file)).find(([username]) => username === name('ana'))?.[3] ?? '';

  // At a machine of her own.
  const context = await browser.newContext();
  await context.addInitScript(() => localStorage.setItem('lang', 'en'));
  const hers = await context.newPage();
  const login = new LoginPage(hers);
  await login.open();
  await login.signIn({ username: name('ana'), password: once });
  const dialog = hers.getByRole('dialog', { name: 'Set your own password' });
  await expect(dialog).toBeVisible();
  // Neither Escape nor a reload leads around it.
  await hers.keyboard.press('Escape');
  await hers.reload();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('One-time password').fill(once);
  await dialog.getByLabel('New password', { exact: true }).fill('Mandarin-27');
  await dialog.getByLabel('New password once more').fill('Mandarin-28');
  await dialog.getByRole('button', { name: 'Set password' }).click();
  await expect(dialog.getByText('The two are not the same')).toBeVisible();
  await dialog.getByLabel('New password once more').fill('Mandarin-27');
  await dialog.getByRole('button', { name: 'Set password' }).click();
  await expect(hers.getByRole('heading', { level: 1, name: 'Case list' })).toBeVisible();
  await hers.reload();
  await expect(hers.getByRole('heading', { level: 1, name: 'Case list' })).toBeVisible();

  // The administrator disables her: she is out while she looks at her list.
  await page.getByRole('link', { name: 'Show the new users' }).click();
  await expect(page.getByRole('link', { name: 'Luis Gil' })).toBeVisible();
  await page.goto(`/#/users?name=${name('ana')}`);
  await page.getByRole('button', { name: 'Disable Ana Ruiz' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByRole('button', { name: 'Enable Ana Ruiz' })).toBeVisible();
  await expect(hers.getByText('You have been signed out', { exact: false }).first()).toBeVisible();
  await hers.getByRole('dialog').getByRole('button', { name: 'Log in again' }).click();
  await login.signIn({ username: name('ana'), password: 'Mandarin-27' });
  await expect(login.alert.first()).toContainText('Wrong password or username');
  await context.close();
});

test(
  'US-01 one user: added by hand, the password shown once; changed, and a change in between is not overwritten',
  { tag: '@main' },
  async ({ page, rig, enter }) => {
    const admin = await rig.user({ role: 'admin' });
    const username = `${rig.tag.toLowerCase()}.nora`;
    await enter(admin, '/add/user');
    await page.getByRole('button', { name: 'Add user' }).click();
    await expect(page.getByText('Username is required')).toBeVisible();
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Name', { exact: true }).fill('Nora Díaz');
    await page.getByLabel('E-mail').fill(`${username}@saldo.example`);
    await page.getByRole('checkbox', { name: 'WABA' }).check();
    await page.getByRole('button', { name: 'Add user' }).click();
    const once = page.getByRole('dialog', { name: `One-time password of ${username}` });
    const password = await once.getByLabel('One-time password').textContent();
    expect(password).toMatch(/^\w{12}$/u);
    expect(
      await page.evaluate(() => JSON.stringify([Object.values(sessionStorage), Object.values(localStorage)])),
    ).not.toContain(password);
    await once.getByRole('button', { name: 'Handed over, close' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nora Díaz' })).toBeVisible();
    await expect(page.getByText(password ?? '')).toHaveCount(0);

    await page.getByLabel('Affiliated system').fill('dialler 7');
    await rig.database.$client.query(
      "update app_user set name = 'Nora D.', updated_at = now() + interval '1 second', modifier_name = 'Otra' where username = $1",
      [username],
    );
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Your changes are not saved' })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Nora D.');
    await page.getByLabel('Affiliated system').fill('dialler 7');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByRole('row', { name: /Changed.*Affiliated system/u })).toBeVisible();
  },
);

test('US-03 RT-08 login logs and users are narrowed in the address; a leader reads the own group and changes nothing', async ({
  page,
  browser,
  rig,
  enter,
}) => {
  const admin = await rig.user({ role: 'admin' });
  await rig.user({ name: 'Sola Sin Cola', queueId: null });
  await enter(admin, '/users');
  await page.getByRole('button', { name: /Without a queue/u }).click();
  await expect(page).toHaveURL(/attention=noQueue/u);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sola Sin Cola' })).toBeVisible();
  await page.getByRole('tab', { name: 'Login logs' }).click();
  await expect(page.getByRole('row', { name: /Signed in/u }).first()).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: 'Export' })
      .click()
      .then(() => page.getByRole('menuitem', { name: 'CSV file' }).click()),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(admin.username);

  const leader = await rig.user({ role: 'leader' });
  const context = await browser.newContext();
  await context.addInitScript(() => localStorage.setItem('lang', 'en'));
  const theirs = await context.newPage();
  await enter(leader, '/users', theirs);
  await expect(theirs.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Add user' })).toHaveCount(0);
  await expect(theirs.getByRole('tab', { name: 'Login logs' })).toHaveCount(0);
  await context.close();
});
