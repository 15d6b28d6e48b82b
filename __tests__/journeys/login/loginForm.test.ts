import { captcha } from '../../../server/database/tables/signInTables';
import { eq } from 'drizzle-orm';
import { expect, test } from '../../support/journeys/journey';
import { LoginPage, PASSWORD } from '../../support/journeys/loginPage';

test.use({ permissions: ['geolocation'], geolocation: { latitude: 19.43, longitude: -99.13 } });

const isLogin = (address: string): boolean => address.endsWith('/login/in');

test(
  'LG-01 LG-05 LG-07 LG-09 Enter sends the five fields with fingerprint and place; a good login lands on the case list',
  { tag: '@main' },
  async ({ page, rig }) => {
    const user = await rig.user();
    const login = new LoginPage(page);
    await login.open();
    await expect(login.language).toBeVisible();
    await login.type({ username: user.username, idCard: user.idCard ?? '' });
    const [request] = await Promise.all([
      page.waitForRequest((sent) => isLogin(sent.url())),
      login.password.press('Enter'),
    ]);
    expect(new URL(request.url()).pathname).toBe('/prod/login/in');
    expect(request.postDataJSON()).toEqual({
      username: user.username,
      password: expect.stringMatching(/^[A-Za-z0-9+/=]{300,}$/u),
      veins: expect.stringMatching(/^\w{16,}$/u),
      idCard: user.idCard,
      gps: { latitude: 19.43, longitude: -99.13 },
      codeKey: expect.any(String),
      captcha: '0000',
    });
    await expect(page).toHaveURL(/#\/case\/list$/u);
    await expect(page.getByRole('heading', { level: 1, name: 'Case list' })).toBeVisible();
    const kept = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
    expect(kept).toMatchObject({ isLogin: '1', token: expect.any(String), user: expect.stringContaining(user.name) });
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['isLogin', 'token', 'saldo_sid']));
  },
);

test(
  'LG-02 each missing field is reported in the chosen language, and nothing is sent',
  { tag: '@main' },
  async ({ page }) => {
    const login = new LoginPage(page);
    let sent = 0;
    page.on('request', (request) => (sent += isLogin(request.url()) ? 1 : 0));
    await login.open();
    await login.password.fill('1234');
    await login.captcha.fill('000');
    await login.submit.click();
    await expect(page.getByText('Username is required')).toBeVisible();
    await expect(page.getByText('Password cannot be less than 5 characters')).toBeVisible();
    await expect(page.getByText('Captcha cannot be less than 4 characters')).toBeVisible();
    await expect(login.username).toBeFocused();
    await login.language.selectOption('es');
    await expect(page.getByText('Username is required')).toBeHidden();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
    expect(sent).toBe(0);
  },
);

test(
  'LG-03 a click exchanges the captcha, and an expired one is refused',
  { tag: '@main' },
  async ({ page, rig, database }) => {
    const user = await rig.user();
    const login = new LoginPage(page);
    await login.open();
    const before = await login.captchaImage.getAttribute('src');
    const [answer] = await Promise.all([page.waitForResponse(/generateValidateCode/u), login.captchaImage.click()]);
    await expect(login.captchaImage).not.toHaveAttribute('src', before ?? '');
    const { data } = (await answer.json()) as { data: { codeKey: string } };
    const spoilt = await database
      .update(captcha)
      .set({ expiresAt: new Date(0) })
      .where(eq(captcha.codeKey, data.codeKey))
      .returning();
    expect(spoilt).toHaveLength(1);
    await login.signIn({ username: user.username });
    await expect(login.alert).toHaveText('The captcha is wrong or has expired');
  },
);

test('LG-03 a captcha is good for one attempt', async ({ page, rig, request }) => {
  const user = await rig.user();
  const login = new LoginPage(page);
  await login.open();
  await login.type({ username: user.username, password: 'not the one' });
  const [sent] = await Promise.all([page.waitForRequest((each) => isLogin(each.url())), login.submit.click()]);
  await expect(login.alert).toHaveText('Wrong password or username');
  const again = await request.post('/prod/login/in', {
    data: sent.postDataJSON(),
    headers: { 'accept-language': 'en' },
  });
  expect(await again.json()).toMatchObject({ code: '12' });
});

test(
  'LG-04 the password leaves the browser only encrypted, with a key fetched for the attempt',
  { tag: '@main' },
  async ({ page, rig }) => {
    const user = await rig.user();
    const login = new LoginPage(page);
    const sent: string[] = [];
    let keys = 0;
    page.on('request', (request) => {
      sent.push(`${request.url()} ${request.postData() ?? ''}`);
      keys += request.url().includes('rsaPublicKey') ? 1 : 0;
    });
    await login.open();
    await login.signIn({ username: user.username, password: 'Wrong#4711' });
    await expect(login.alert).toBeVisible();
    await login.signIn({ username: user.username });
    await expect(page).toHaveURL(/case\/list/u);
    expect(keys).toBe(2);
    expect(
      sent.filter((each) => each.includes(PASSWORD) || each.includes('Wrong#4711') || each.includes(btoa(PASSWORD))),
    ).toEqual([]);
  },
);

test('LG-04 without a key nothing is sent, and the form says so', async ({ page, rig }) => {
  const user = await rig.user();
  const login = new LoginPage(page);
  await page.route(/rsaPublicKey/u, (route) => route.fulfill({ json: { code: '00', data: { key: 'no key at all' } } }));
  let sent = 0;
  page.on('request', (request) => (sent += isLogin(request.url()) ? 1 : 0));
  await login.open();
  await login.signIn({ username: user.username });
  await expect(login.alert).toContainText('nothing was sent');
  expect(sent).toBe(0);
});

test('LG-05 a refused position does not hold up the login', async ({ page, context, rig }) => {
  const user = await rig.user();
  await context.clearPermissions();
  await context.grantPermissions([]);
  const login = new LoginPage(page);
  await login.open();
  await login.type({ username: user.username });
  const [request] = await Promise.all([page.waitForRequest((sent) => isLogin(sent.url())), login.submit.click()]);
  expect(request.postDataJSON()).toMatchObject({ gps: null, idCard: null });
  await expect(page).toHaveURL(/case\/list/u);
});

test(
  'LG-08 a wrong password shows a message, a new captcha and the focus, and stores nothing',
  { tag: '@main' },
  async ({ page, rig }) => {
    const user = await rig.user();
    const login = new LoginPage(page);
    await login.open();
    const before = await login.captchaImage.getAttribute('src');
    await login.signIn({ username: user.username, password: 'wrong-one' });
    await expect(login.alert).toHaveText('Wrong password or username');
    await expect(login.captchaImage).not.toHaveAttribute('src', before ?? '');
    await expect(login.password).toBeFocused();
    await expect(login.captcha).toHaveValue('');
    await expect(login.username).toHaveValue(user.username);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('isLogin');
  },
);

test.describe('language', () => {
  test.use({ language: null });

  test('LG-10 Chinese by default; the chosen language is applied at once and stored', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/#\/login$/u);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
    await new LoginPage(page).language.selectOption('es');
    await expect(page.getByRole('button', { name: 'Iniciar sesión', exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Iniciar sesión', exact: true })).toBeVisible();
  });
});
