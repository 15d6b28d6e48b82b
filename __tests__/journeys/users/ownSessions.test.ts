import { session } from '../../../server/database/tables/signInTables';
import { trailEntry } from '../../../server/database/tables/trailTables';
import { and, eq } from 'drizzle-orm';
import { expect, test } from '../../support/journeys/journey';
import { LoginPage } from '../../support/journeys/loginPage';
import { axeFaults } from '../../support/sights/axeFaults';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test('SE-06 7.5.2 7.4.3 somebody sees the own sessions from the menu and ends the one on another device, which hears at once', async ({
  page,
  browser,
  rig,
  database,
}) => {
  const user = await rig.user();
  const phone = await browser.newContext({ userAgent: PHONE });
  await phone.addInitScript(() => localStorage.setItem('lang', 'en'));
  const there = await phone.newPage();
  for (const each of [there, page]) {
    const login = new LoginPage(each);
    await login.open();
    await login.signIn({ username: user.username });
    await expect(each.getByRole('heading', { level: 1, name: 'Case list' })).toBeVisible();
  }

  await page.getByRole('button', { name: `${user.name}, account menu` }).press('ArrowDown');
  await page.getByRole('menuitem', { name: 'Change password' }).press('End');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Your sessions' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your sessions' });
  const sessions = dialog.getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('This session');
  await expect(sessions.first()).toContainText(/Chrome \d+ on Linux/u);
  await expect(sessions.last()).toContainText('Safari 18 on iOS');
  expect(await axeFaults(page, 'everything')).toEqual([]);

  await dialog.getByRole('button', { name: /^End Safari 18 on iOS/u }).click();
  await expect(there.getByRole('dialog', { name: 'You are logged out' })).toContainText('by you from another session');
  await expect(sessions).toHaveCount(1);
  await expect(dialog.getByText('1 session ended.')).toBeVisible();
  await expect(dialog.getByRole('list')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').first()).toBeVisible();
  const ended = and(eq(trailEntry.userId, user.id), eq(trailEntry.event, 'forcedEnd'));
  const rows = await database.select().from(trailEntry).where(ended);
  expect(rows.map(({ outcome }) => outcome)).toEqual(['owner']);
  await phone.close();
});

test('SE-06 GE-02 ending all others asks first, and for the password; it fits at 200 % zoom', async ({
  database,
  page,
  browser,
  rig,
  enter,
  baseURL,
}) => {
  const user = await rig.user();
  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await other.addInitScript(() => localStorage.setItem('lang', 'en'));
  const there = await other.newPage();
  await enter(user, '/case/list', there);
  await expect(there.getByRole('heading', { level: 1, name: 'Case list' })).toBeVisible();
  // 1280 × 800 at 200 %.
  await page.setViewportSize({ width: 640, height: 400 });
  await enter(user);
  await page.getByRole('button', { name: `${user.name}, account menu` }).click();
  await page.getByRole('menuitem', { name: 'Your sessions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your sessions' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await dialog.getByRole('button', { name: 'End all others' }).click();
  const ask = page.getByRole('dialog', { name: 'End all other sessions?' });
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(ask).toBeHidden();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await database.update(session).set({ confirmedAt: null }).where(eq(session.userId, user.id));
  await dialog.getByRole('button', { name: 'End all others' }).click();
  await ask.getByRole('button', { name: 'End all others' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm your password' });
  await expect(confirm.getByLabel('Your password')).toBeFocused();
  await confirm.getByLabel('Your password').fill('Passw0rd!1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('1 session ended. You are signed in here and nowhere else.')).toBeVisible();
  await expect(there.getByRole('dialog', { name: 'You are logged out' })).toBeVisible();
  await other.close();
});
