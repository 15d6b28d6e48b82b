import { eq } from 'drizzle-orm';
import { session } from '../../../server/database/tables/signInTables';
import { LANGUAGES } from '@/contract/language';
import { startOpenIdProvider } from '../../support/login/openIdProvider';
import { setProvider } from '../../support/login/singleSignOn';
import { expect, test } from '../../support/journeys/journey';
import { getWords } from '../../support/journeys/journeyWords';

for (const language of LANGUAGES) {
  const words = getWords(language);
  const name = (id: string) => ({ name: words[id] ?? '', exact: true });
  test(
    `ID-01 7.5.1 a user of the company sign-in confirms a change there and returns to the same screen (${language})`,
    language === 'en' ? { tag: '@main' } : {},
    async ({ page, rig, baseURL }) => {
      const provider = await startOpenIdProvider({ origins: [new URL(baseURL ?? '').origin] });
      const { issuer, clientSecret } = provider;
      await setProvider(rig, { institutionId: rig.institutionId, issuer, clientSecret });
      const user = await rig.user({ role: 'admin' });
      await page.addInitScript((chosen) => localStorage.setItem('lang', chosen), language);
      // The browser asks whether to leave entries that are not saved.
      page.on('dialog', (asked) => void asked.accept());
      await page.goto('/#/login');
      await page.getByLabel(words['login.username'] ?? '', { exact: true }).fill(user.username);
      await page.getByRole('button', name('login.sso')).click();
      const signIn = async (account: string) => {
        await expect(page).toHaveURL((url) => url.origin === issuer);
        await page.getByLabel('Account').fill(account);
        await page.getByRole('button', { name: 'Continue' }).click();
      };
      await signIn(user.username);
      await expect(page).toHaveURL(/#\/case\/list/u);
      await page.goto('/#/system?tab=whitelist');
      const fill = () => page.getByLabel(words['system.whitelist.list'] ?? '').fill('127.0.0.1, ::1');
      const save = () => page.getByRole('button', name('system.save')).click();
      const leave = async () => {
        await rig.database.update(session).set({ confirmedAt: null }).where(eq(session.userId, user.id));
        await fill();
        await save();
        await expect(page.getByText(words['confirm.company.text'] ?? '')).toBeVisible();
        await page.getByRole('button', name('confirm.company.ok')).click();
      };
      await leave();
      await expect(page).toHaveURL((url) => url.origin === issuer);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page).toHaveURL(/#\/system\?tab=whitelist/u);
      await expect(page.getByText('access_denied')).toBeVisible();
      await leave();
      await signIn(`other-${user.username}`);
      await expect(page).toHaveURL(/#\/system\?tab=whitelist/u);
      await leave();
      await signIn(user.username);
      await expect(page.getByText(words['confirm.company.done'] ?? '')).toBeVisible();
      await expect(page).toHaveURL(/#\/system\?tab=whitelist/u);
      expect(new URL(page.url()).search).toBe('');
      await page.getByRole('button', name('confirm.company.close')).click();
      await fill();
      await save();
      await expect(page.getByText(words['notices.save'] ?? '')).toBeVisible();
      await provider.stop();
    },
  );
}
