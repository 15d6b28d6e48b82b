import { expect, test } from '../../support/journeys/journey';
import { startOtherHost } from '../../support/journeys/otherHost';
import { LoginPage } from '../../support/journeys/loginPage';

test(
  'AP-09 the built app, served as plain files with other settings, works against a server under other addresses',
  { tag: '@main' },
  async ({ browser, rig, baseURL }) => {
    const agent = await rig.user();
    await rig.cases(agent, 2);
    const host = await startOtherHost(baseURL ?? '', {
      mainBase: '/collections/v2/',
      olderBase: '/legacy/',
      loginClient: 'older',
      passwordPadding: 'oaep',
      publicIpUrl: '',
      recorder: false,
      cookiePath: '/',
    });
    const context = await browser.newContext({ baseURL: host.url });
    await context.addInitScript(() => localStorage.setItem('lang', 'en'));
    const page = await context.newPage();
    const login = new LoginPage(page);
    await login.open();
    await login.type({ username: agent.email });
    await login.submit.click();
    await expect(page).toHaveURL(/case\/list/u);
    await expect(page.locator('.ant-table-row')).toHaveCount(2);
    await page.locator('.ant-table-row a').first().click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expect.poll(() => host.asked.some((url) => url.startsWith('/collections/v2/task/websocket'))).toBe(true);
    expect(host.asked.filter((url) => url.startsWith('/legacy/login/in'))).toHaveLength(1);
    expect(host.asked.some((url) => url.startsWith('/collections/v2/task/listing'))).toBe(true);
    await context.close();
    await host.close();
  },
);
