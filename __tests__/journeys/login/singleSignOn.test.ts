import { LANGUAGES, type Language } from '@/contract/language';
import { startOpenIdProvider } from '../../support/login/openIdProvider';
import { setProvider } from '../../support/login/singleSignOn';
import { expect, test } from '../../support/journeys/journey';
import type { JourneyRig } from '../../support/journeys/journeyRig';
import { getWords } from '../../support/journeys/journeyWords';

const withProvider = async (rig: JourneyRig, baseURL: string | undefined) => {
  const provider = await startOpenIdProvider({ origins: [new URL(baseURL ?? '').origin] });
  const { issuer, clientSecret } = provider;
  await setProvider(rig, { institutionId: rig.institutionId, issuer, clientSecret });
  return provider;
};

const OWN_NAMES: Readonly<Record<Language, string>> = { cn: '中文', en: 'English', es: 'Español' };

for (const language of LANGUAGES) {
  const words = getWords(language);
  test(
    `ID-01 a user signs in with a company account, and the answer does not stay in the address (${language})`,
    language === 'en' ? { tag: '@main' } : {},
    async ({ page, rig, baseURL }) => {
      const provider = await withProvider(rig, baseURL);
      const user = await rig.user();
      await page.goto('/#/login');
      const choice = page.locator('select').filter({ hasText: 'Español' });
      await choice.selectOption({ label: OWN_NAMES[language] });
      const button = page.getByRole('button', { name: words['login.sso'] ?? '', exact: true });
      await button.click();
      await expect(page.getByRole('alert').filter({ hasText: words['sso.name'] ?? '' })).toBeVisible();
      await page.getByLabel(words['login.username'] ?? '', { exact: true }).fill(user.username);
      await button.click();
      await expect(page).toHaveURL((url) => url.origin === provider.issuer);
      await page.getByLabel('Account').fill(user.username);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(/#\/case\/list/u);
      expect(page.url()).not.toContain('code');
      await page.getByRole('button', { name: user.name }).click();
      await page.getByRole('menuitem', { name: words['shell.logout'] ?? '' }).click();
      await expect(page).toHaveURL((url) => url.origin === provider.issuer);
      await page.getByRole('button', { name: /^yes/iu }).click();
      await expect(button).toBeVisible();
      expect(page.url()).toBe(new URL('/#/login', baseURL).href);
      await provider.stop();
    },
  );
}

test('ID-01 a sign-in that the person cancels at the company leads back to the form with its reason', async ({
  page,
  rig,
  baseURL,
}) => {
  const provider = await withProvider(rig, baseURL);
  await page.goto('/#/login');
  await page.getByLabel('Username', { exact: true }).fill(rig.tag);
  await page.getByRole('button', { name: 'Company sign-in', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'access_denied' })).toBeVisible();
  await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await provider.stop();
});
