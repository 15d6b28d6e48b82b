import { expect, test } from '../../support/journeys/journey';
import { serveSettings } from '../../support/journeys/servedSettings';
import { LoginPage } from '../../support/journeys/loginPage';

test(
  'LG-06 AP-02 a deployment for the older client signs in with an e-mail address under /api/',
  { tag: '@main' },
  async ({ page, rig }) => {
    const user = await rig.user();
    await serveSettings(page, { loginClient: 'older' });
    const login = new LoginPage(page);
    await login.open();
    await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible();
    await login.type({ username: user.email });
    const [request] = await Promise.all([page.waitForRequest(/\/login\/in$/u), login.submit.click()]);
    expect(new URL(request.url()).pathname).toBe('/api/login/in');
    expect(request.postDataJSON()).toMatchObject({ email: user.email });
    await expect(page).toHaveURL(/case\/list/u);
    await expect(page.getByRole('heading', { level: 1, name: 'Case list' })).toBeVisible();
  },
);
