import { systemSetting } from '../../../server/database/tables/organizationTables';
import { DEFAULT_SIGN_IN } from '../../../server/modules/signIn/signInStore';
import { expect, test } from '../../support/journeys/journey';
import { LoginPage } from '../../support/journeys/loginPage';
import { logOut, openOwnFactors } from '../../support/journeys/shellPage';
import { totpCode } from '../../support/server/secondFactors';

test(
  'ID-02 an authenticator app is set up in the account, and signs in with a recovery code',
  { tag: '@main' },
  async ({ page, rig }) => {
    const user = await rig.user();
    const login = new LoginPage(page);
    await login.open();
    await login.signIn({ username: user.username });
    await expect(page).toHaveURL(/#\/case\/list$/u);
    const dialog = await openOwnFactors(page, user.name);
    await dialog.getByRole('button', { name: 'Add authenticator app' }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const secret = await dialog.locator('code').innerText();
    await expect(dialog.locator('svg').first()).toBeVisible();
    await dialog.getByLabel('Code that the app shows').fill(totpCode(secret, new Date()));
    await dialog.getByRole('button', { name: 'Activate' }).click();
    const codes = dialog.getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recovery = await codes.first().innerText();
    await dialog.getByRole('button', { name: 'I have saved the codes' }).click();
    await expect(dialog.getByText('10 recovery codes left')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await logOut(page, user.name);

    await login.signIn({ username: user.username });
    await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(login.alert).toContainText('The code is wrong');
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recovery);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Case list' })).toBeVisible();
  },
);

test('ID-02 a required second factor is set up before the workplace opens', async ({ page, rig, database }) => {
  const user = await rig.user();
  const secondFactorFrom = { ...DEFAULT_SIGN_IN.secondFactorFrom, member: '2020-01-01' };
  const value = JSON.stringify({ ...DEFAULT_SIGN_IN, secondFactorFrom });
  await database.insert(systemSetting).values({ institutionId: rig.institutionId, key: 'signIn', value });
  const login = new LoginPage(page);
  await login.open();
  await login.signIn({ username: user.username });
  const dialog = page.getByRole('dialog', { name: 'Set up a second factor' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const secret = await dialog.locator('code').innerText();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await dialog.getByLabel('Code that the app shows').fill(totpCode(secret, new Date()));
  await dialog.getByRole('button', { name: 'Activate' }).click();
  await dialog.getByRole('button', { name: 'I have saved the codes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Case list' })).toBeVisible();
});
