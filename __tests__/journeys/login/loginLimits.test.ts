import { eq } from 'drizzle-orm';
import { systemSetting } from '../../../server/database/tables/organizationTables';
import { expect, test } from '../../support/journeys/journey';
import { LoginPage } from '../../support/journeys/loginPage';

test.use({ permissions: ['geolocation'], geolocation: { latitude: 19.43, longitude: -99.13 } });

const isLogin = (address: string): boolean => address.endsWith('/login/in');

test('LG-12 after five wrong passwords the account is locked, and the message says for how long', async ({
  page,
  rig,
}) => {
  const user = await rig.user();
  const login = new LoginPage(page);
  await login.open();
  for (const attempt of [1, 2, 3, 4, 5]) {
    await login.type({ username: user.username, password: `wrong-${attempt}` });
    const [answer] = await Promise.all([page.waitForResponse((each) => isLogin(each.url())), login.submit.click()]);
    expect(await answer.json()).toMatchObject({ code: '11' });
    await expect(login.captcha).toHaveValue('');
  }
  await login.signIn({ username: user.username });
  await expect(login.alert).toHaveText('Too many attempts. Try again in 15 min');
});

test('LG-12 an institution says from which networks its users may sign in', async ({ page, rig, database }) => {
  const user = await rig.user();
  await database
    .insert(systemSetting)
    .values({ institutionId: rig.institutionId, key: 'ipWhitelist', value: '203.0.113.7' });
  const login = new LoginPage(page);
  await login.open();
  await login.signIn({ username: user.username });
  await expect(login.alert).toContainText('Signing in from this network is not allowed');
  await database
    .update(systemSetting)
    .set({ value: '203.0.113.7,127.0.0.0/8,::1' })
    .where(eq(systemSetting.institutionId, rig.institutionId));
  await login.signIn({ username: user.username });
  await expect(page).toHaveURL(/case\/list/u);
});

test('LG-12 LV-01 an institution whose login method is liveness asks every user for the face check', async ({
  page,
  rig,
  database,
}) => {
  const user = await rig.user();
  await database
    .insert(systemSetting)
    .values({ institutionId: rig.institutionId, key: 'loginMethod', value: 'liveness' });
  const login = new LoginPage(page);
  await login.open();
  await login.signIn({ username: user.username });
  await expect(page.getByRole('heading', { name: 'Face check' })).toBeVisible();
});
