import { eq } from 'drizzle-orm';
import { session } from '../../../server/database/tables/signInTables';
import { endSessionsOfUser } from '../../../server/security/session/sessions';
import { expect, test } from '../../support/journeys/journey';
import { LoginPage } from '../../support/journeys/loginPage';
import { logOut } from '../../support/journeys/shellPage';

test(
  'RT-01 the root leads to the case list, unknown addresses to the login',
  { tag: '@main' },
  async ({ page, rig, enter }) => {
    await page.goto('/#/no/such/place');
    await expect(page).toHaveURL(/#\/login$/u);
    await page.goto('about:blank');
    await enter(await rig.user(), '/');
    await expect(page).toHaveURL(/#\/case\/list$/u);
  },
);

test('RT-04 the login page has neither header nor side menu', { tag: '@main' }, async ({ page }) => {
  await new LoginPage(page).open();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test(
  'RT-02 RT-03 a deep link leads through the login to its target, also after a reload',
  { tag: '@main' },
  async ({ page, rig }) => {
    const user = await rig.user();
    const [one] = await rig.cases(user, 1);
    const path = `/task/${one?.id}/${one?.loanNo}`;
    const login = new LoginPage(page);
    await login.open(path);
    await expect(page).toHaveURL(/#\/login$/u);
    await login.signIn({ username: user.username });
    await expect(page).toHaveURL(new RegExp(`#${path}$`, 'u'));
    await expect(page.getByRole('heading', { level: 1, name: one?.borrowerName ?? '' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: one?.borrowerName ?? '' })).toBeVisible();
  },
);

const LOSSES = ['the flag in the cookie', 'the flag in session storage', 'the stored user'] as const;
for (const missing of LOSSES) {
  test(`RT-03 without ${missing} every path leads to the login and back`, async ({ page, rig, enter }) => {
    const user = await rig.user();
    await enter(user);
    await expect(page.getByRole('heading', { level: 1, name: 'Case list' })).toBeVisible();
    await page.evaluate((what) => {
      if (what === 'the flag in the cookie') document.cookie = 'isLogin=; Max-Age=0; path=/';
      else sessionStorage.removeItem(what === 'the stored user' ? 'user' : 'isLogin');
      location.hash = '#/myTasks';
    }, missing);
    const login = new LoginPage(page);
    await expect(page).toHaveURL(/#\/login$/u);
    await login.signIn({ username: user.username });
    await expect(page).toHaveURL(/#\/myTasks$/u);
  });
}

test(
  'RT-09 a link opened in a new tab is signed in there, and no credential travels between the tabs',
  { tag: '@main' },
  async ({ page, context, rig, enter }) => {
    await enter(await rig.user());
    await expect(page.getByRole('heading', { level: 1, name: 'Case list' })).toBeVisible();
    const second = await context.newPage();
    const [answer] = await Promise.all([second.waitForResponse(/login\/currentUser/u), second.goto('/#/myTasks')]);
    expect(await answer.json()).toMatchObject({ code: '00' });
    await expect(second.getByRole('heading', { level: 1, name: 'My collection tasks' })).toBeVisible();
    const kept = await second.evaluate(() => sessionStorage.getItem('isLogin'));
    expect(kept).toBe('1');
  },
);

test(
  'LG-11 SE-06 logging out ends the session on the server and in the second tab, which may stay and read',
  { tag: '@main' },
  async ({ page, context, rig, database, enter }) => {
    const user = await rig.user();
    const [one] = await rig.cases(user, 1);
    await enter(user);
    const second = await context.newPage();
    await second.goto('/#/case/list');
    await expect(second.getByText(one?.borrowerName ?? '')).toBeVisible();
    await logOut(page, user.name);
    await new LoginPage(page).ready();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('isLogin');
    const [row] = await database.select().from(session).where(eq(session.userId, user.id));
    expect(row?.endReason).toBe('logout');

    const dialog = second.getByRole('dialog', { name: 'You are logged out' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(dialog).toBeHidden();
    await expect(second.getByText(one?.borrowerName ?? '')).toBeVisible();
    await second.getByRole('button', { name: 'Log in again' }).click();
    await expect(second).toHaveURL(/#\/login$/u);
  },
);

test('SE-06 AP-08 a forced logout arrives at once; log in again leads back to the same screen', async ({
  page,
  rig,
  enter,
}) => {
  const user = await rig.user();
  await rig.cases(user, 1);
  await enter(user, '/myTasks');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const { institutionId } = rig;
  await rig.telling(async (tx, tell) => {
    await endSessionsOfUser(tx, user.id, { reason: 'administrator', now: new Date() });
    tell(
      { institutionId, userIds: [user.id] },
      { type: 'forcedLogout', code: '-1', message: 'You have been signed out. Please log in again' },
    );
  });
  const dialog = page.getByRole('dialog', { name: 'You are logged out' });
  await expect(dialog).toContainText('You have been signed out');
  await dialog.getByRole('button', { name: 'Log in again' }).click();
  const login = new LoginPage(page);
  await login.signIn({ username: user.username });
  await expect(page).toHaveURL(/#\/myTasks$/u);
});

test('LG-11 nothing of an ended session comes back out of the back button or the page cache', async ({
  page,
  rig,
  enter,
}) => {
  const user = await rig.user();
  const [one] = await rig.cases(user, 1);
  await enter(user);
  await expect(page.getByText(one?.borrowerName ?? '')).toBeVisible();
  await page.getByRole('link', { name: 'My Tasks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My collection tasks' })).toBeVisible();
  await logOut(page, user.name);
  await new LoginPage(page).ready();
  await page.goBack();
  await expect(new LoginPage(page).submit).toBeVisible();
  await expect(page.getByText(one?.borrowerName ?? '')).toHaveCount(0);
});

test('LG-11 a page shown again from the cache looks whether it is still signed in', async ({
  page,
  context,
  rig,
  enter,
}) => {
  await enter(await rig.user());
  await expect(page.getByRole('heading', { level: 1, name: 'Case list' })).toBeVisible();
  await context.clearCookies();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page).toHaveURL(/#\/login$/u);
});
