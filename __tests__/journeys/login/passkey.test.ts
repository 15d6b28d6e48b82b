import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { secondFactor } from '../../../server/database/tables/factorTables';
import { systemSetting } from '../../../server/database/tables/organizationTables';
import { DEFAULT_SIGN_IN } from '../../../server/modules/signIn/signInStore';
import { expect, test } from '../../support/journeys/journey';
import { LoginPage } from '../../support/journeys/loginPage';
import { logOut, openOwnFactors } from '../../support/journeys/shellPage';

/** Adds an authenticator to the browser, whose owner is always present. */
const addAuthenticator = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

test(
  'ID-02 a passkey is added in the account, once per device, and signs in',
  { tag: '@main' },
  async ({ page, rig }) => {
    await addAuthenticator(page);
    const user = await rig.user();
    const login = new LoginPage(page);
    await login.open();
    await login.signIn({ username: user.username });
    await expect(page).toHaveURL(/#\/case\/list$/u);
    const dialog = await openOwnFactors(page, user.name);
    await dialog.getByRole('button', { name: 'Add passkey' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue(/^Passkey on /u);
    await dialog.getByLabel('Name').fill('Work laptop');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await dialog.getByRole('button', { name: 'I have saved the codes' }).click();
    await expect(dialog.getByText('Work laptop')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add passkey' }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('alert')).toContainText('This device already has a passkey');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await logOut(page, user.name);

    await login.signIn({ username: user.username });
    await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Case list' })).toBeVisible();
  },
);

test(
  'ID-02 a passkey signs in without password and captcha where the institution allows it',
  { tag: '@main' },
  async ({ page, rig, database }) => {
    await addAuthenticator(page);
    const user = await rig.user();
    const login = new LoginPage(page);
    const passkey = page.getByRole('button', { name: 'Sign in with a passkey' });
    await login.open();
    await expect(passkey).toHaveCount(0);
    await login.signIn({ username: user.username });
    const dialog = await openOwnFactors(page, user.name);
    await dialog.getByRole('button', { name: 'Add passkey' }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'I have saved the codes' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    const value = JSON.stringify({ ...DEFAULT_SIGN_IN, passkey: true });
    await database.insert(systemSetting).values({ institutionId: rig.institutionId, key: 'signIn', value });
    await logOut(page, user.name);

    await passkey.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Case list' })).toBeVisible();

    await logOut(page, user.name);
    await expect(passkey).toBeVisible();
    await database.delete(secondFactor).where(eq(secondFactor.institutionId, rig.institutionId));
    await passkey.click();
    await expect(login.alert).toContainText('The passkey was not accepted');
  },
);

test('ID-02 the form stays where it is when the button of passkeys is loaded', async ({ page, rig, database }) => {
  const value = JSON.stringify({ ...DEFAULT_SIGN_IN, passkey: true });
  await database.insert(systemSetting).values({ institutionId: rig.institutionId, key: 'signIn', value });
  let release = (): void => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/passkeySignIn\.\w+\.js/u, async (route) => {
    await isReleased;
    await route.continue();
  });
  const login = new LoginPage(page);
  await login.open();
  const before = await login.username.boundingBox();
  release();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  expect(await login.username.boundingBox()).toEqual(before);
});
