import { eq, sql } from 'drizzle-orm';
import { session } from '../../../server/database/tables/signInTables';
import { expect, test } from '../../support/journeys/journey';
import { LoginPage } from '../../support/journeys/loginPage';
import { logOut, notices } from '../../support/journeys/shellPage';

const title = { level: 1, name: 'Case list' } as const;

const ends = [
  { client: 'prod', code: '02', endReason: 'logout', told: 'Your session has ended. Please log in again' },
  { client: 'api', code: '-1', endReason: 'administrator', told: 'You have been signed out. Please log in again' },
] as const;

for (const { client, code, endReason, told } of ends) {
  test(`SE-02 code ${code} from /${client}/ is reported once, however many calls were pending, and nothing of the session remains`, async ({
    page,
    rig,
    database,
    enter,
  }) => {
    const user = await rig.user();
    const [one] = await rig.cases(user, 1);
    // The live line would tell it first, in its own way.
    await page.routeWebSocket(/task\/websocket/u, () => {});
    await enter(user);
    const link = page.getByRole('link', { name: `Open case ${one?.loanNo}` });
    await expect(link).toBeVisible();
    // Else a call of the list itself may be the first to hear of it, and nothing is left to click.
    await page.waitForLoadState('networkidle');
    await database
      .update(session)
      .set({ endedAt: sql`now()`, endReason })
      .where(eq(session.userId, user.id));
    if (client === 'api') {
      await page.route('**/prod/task/**', (route) =>
        route.continue({ url: route.request().url().replace('/prod/', '/api/') }),
      );
    }
    let refused = 0;
    page.on('response', async (response) => {
      if ((await response.text().catch(() => '')).includes(`"code":"${code}"`)) refused += 1;
    });
    await link.click();
    await expect(page).toHaveURL(/#\/login$/u);
    await expect(page.getByText(told)).toHaveCount(1);
    await new LoginPage(page).ready();
    await expect(page.getByText(told)).toHaveCount(1);
    expect(refused).toBeGreaterThan(0);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');
  });
}

test('SE-02 a reply of the old session that comes after the next login changes nothing', async ({
  page,
  rig,
  enter,
}) => {
  const user = await rig.user();
  await rig.cases(user, 16);
  await enter(user);
  await expect(page.getByRole('heading', title)).toBeVisible();
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/task\/listing.*page=2/u, async (route) => {
    await held;
    await route.fulfill({ json: { code: '02', message: 'from before' } }).catch(() => {});
  });
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  await logOut(page, user.name);
  const login = new LoginPage(page);
  await login.signIn({ username: user.username });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  letGo();
  await page.getByRole('link', { name: 'My Tasks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My collection tasks' })).toBeVisible();
  await expect(page.getByText('from before')).toHaveCount(0);
});

test('SE-04 SE-07 GE-03 without a server the notice appears for five seconds, and the list can be requested again', async ({
  page,
  context,
  rig,
  enter,
}) => {
  const user = await rig.user();
  await rig.cases(user, 16);
  await enter(user);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  const notice = notices(page, /No server/u);
  await expect(notice).toHaveCount(1, { timeout: 20_000 });
  const shown = Date.now();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(notice).toHaveCount(0, { timeout: 8000 });
  expect(Date.now() - shown).toBeGreaterThan(3500);
  await context.setOffline(false);
  // The screen refetches without a click.
  await expect(page.getByRole('row')).toHaveCount(2);
});

const spoilt: readonly [string, { body: string; contentType: string; status?: number }][] = [
  ['is HTML', { body: '<!doctype html><h1>Bad gateway</h1>', contentType: 'text/html' }],
  ['is cut off', { body: '{"code":"00","data":{"result":[{"id":', contentType: 'application/json' }],
  ['is no envelope', { body: '[1,2,3]', contentType: 'application/json' }],
  [
    'breaks the contract',
    { body: '{"code":"00","data":{"result":[{"id":"1"}],"totalCount":"many"}}', contentType: 'application/json' },
  ],
  ['is huge', { body: `{"code":"00","data":"${'x'.repeat(17 * 1024 * 1024)}"}`, contentType: 'application/json' }],
];

for (const [what, reply] of spoilt) {
  test(`SE-08 AP-05 a reply that ${what} gives a clear error and no blank page`, async ({ page, rig, enter }) => {
    const user = await rig.user();
    await rig.cases(user, 1);
    await page.route(/task\/listing/u, (route) => route.fulfill(reply));
    await enter(user);
    await expect(page.getByText(/could not be read|^Something between you and Saldo answered/u).first()).toBeVisible({
      timeout: 20_000,
    });
    await page.unroute(/task\/listing/u);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
  });
}

test('SE-01 any other code shows the message of the server as an error', async ({ page, rig, enter }) => {
  await page.route(/task\/listing/u, (route) =>
    route.fulfill({ json: { code: 77, message: 'The ledger is being closed' } }),
  );
  await enter(await rig.user());
  await expect(notices(page, 'The ledger is being closed')).toBeVisible();
  await expect(page).toHaveURL(/case\/list/u);
});

test('RT-07 a screen whose chunk does not load offers to try again, and then opens', async ({ page, rig, enter }) => {
  await enter(await rig.user());
  await expect(page.getByRole('heading', title)).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Repayment statistics' })).toBeVisible();
});

test('RT-07 a screen is a separate chunk, loaded when the pointer rests on its menu entry', async ({
  page,
  rig,
  enter,
}) => {
  await enter(await rig.user());
  await expect(page.getByRole('heading', title)).toBeVisible();
  const [chunk] = await Promise.all([
    page.waitForRequest(/\/assets\/.*\.js/u),
    page.getByRole('link', { name: 'Statistics' }).hover(),
  ]);
  expect(chunk.url()).toContain('/assets/');
  await expect(page.getByRole('heading', title)).toBeVisible();
});

const FIRST_SCRIPTS = {
  'is missing': { status: 404, body: '' },
  'is HTML': { status: 200, contentType: 'text/html', body: '<!doctype html><h1>Sign in</h1>' },
};

for (const [what, answer] of Object.entries(FIRST_SCRIPTS)) {
  test(`SE-08 a page whose first script ${what} says so in three languages, and can be reloaded`, async ({
    page,
    refused,
  }) => {
    await page.route(/assets\/main\.\w+\.js/u, (route) => route.fulfill(answer));
    await page.goto('/');
    const note = page.getByText('Saldo has not started yet.');
    await expect(note).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Saldo 尚未启动。')).toBeVisible();
    await expect(page.getByText('Saldo aún no se ha iniciado.')).toBeVisible();
    await page.unroute(/assets\/main\.\w+\.js/u);
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await expect(page.locator('input[name="username"]')).toBeVisible();
    await expect(note).toHaveCount(0);
    refused.splice(0);
  });
}
