import type { Page } from '@playwright/test';
import { PROVIDER_CANCEL_CODES } from '@/contract/resultCodes';
import { liveTracks, test } from '../../support/journeys/cameraBrowser';
import { expect } from '../../support/journeys/journey';
import type { JourneyUser } from '../../support/journeys/journeyRig';
import { LoginPage } from '../../support/journeys/loginPage';

const reachProvider = async (page: Page, user: JourneyUser): Promise<void> => {
  const login = new LoginPage(page);
  await login.open();
  await login.signIn({ username: user.username, idCard: user.idCard ?? '' });
  await expect(page.getByRole('heading', { name: 'Identity check' })).toBeVisible();
  await expect(page.getByText('Follow the instructions below.')).toBeVisible();
};

const providerPage = (page: Page) => page.locator('iframe').first().contentFrame();

test("LV-06 LV-11 the provider's page on its own origin takes the picture, and its result passes", async ({
  openCameraPage,
  rig,
}) => {
  const user = await rig.user({ faceCheck: 'provider' });
  const page = await openCameraPage('face');
  await reachProvider(page, user);
  const address = new URL((await page.locator('iframe').getAttribute('src')) ?? '');
  expect(address.origin).not.toBe(new URL(page.url()).origin);
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', /allow-scripts/u);
  await providerPage(page).getByRole('button', { name: 'Start the check' }).click();
  const [request] = await Promise.all([
    page.waitForRequest(/getPureH5LivenessResult/u),
    providerPage(page).getByRole('button', { name: 'Take the picture' }).click(),
  ]);
  expect(request.postDataJSON()).toEqual({
    bindingAgentId: String(user.id),
    livenessId: expect.any(String),
    idCard: user.idCard,
    userLoginLogId: expect.any(String),
    token: expect.any(String),
  });
  await expect(page).toHaveURL(/#\/case\/list$/u);
  expect(await liveTracks(page)).toBe(0);
});

test('LV-06 LV-11 an empty scene before the camera of the provider does not pass', async ({ openCameraPage, rig }) => {
  const page = await openCameraPage('none');
  await reachProvider(page, await rig.user({ faceCheck: 'provider' }));
  await providerPage(page).getByRole('button', { name: 'Start the check' }).click();
  await providerPage(page).getByRole('button', { name: 'Take the picture' }).click();
  await expect(page.getByText('2 tries left')).toBeVisible();
});

for (const code of PROVIDER_CANCEL_CODES) {
  test(`LV-07 the provider's code ${code} cancels the login and clears the session`, async ({ page, rig }) => {
    await reachProvider(page, await rig.user({ faceCheck: 'provider' }));
    await providerPage(page).getByText('Test: send a failure code').click();
    await providerPage(page).getByRole('button', { name: code }).click();
    const login = new LoginPage(page);
    await expect(login.alert).toHaveText('Liveness failed, please retry');
    await expect(login.submit).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
}

test('LV-06 forged messages neither pass nor cancel', async ({ page, rig }) => {
  await reachProvider(page, await rig.user({ faceCheck: 'provider' }));
  let asked = 0;
  page.on('request', (request) => (asked += request.url().includes('getPureH5LivenessResult') ? 1 : 0));
  // From the app's own window, from a frame of the app's origin, and from another frame of the provider's origin.
  const heard = await page.evaluate(async () => {
    const messages: unknown[] = [];
    window.addEventListener('message', ({ data }) => messages.push(data));
    const forged = [
      { type: 'saldo.liveness', livenessId: 'forged' },
      { type: 'saldo.liveness', code: '404' },
      { code: 404 },
    ];
    for (const message of forged) window.postMessage(message, '*');
    const own = document.body.appendChild(document.createElement('iframe'));
    own.contentWindow?.parent.postMessage({ code: '401' }, '*');
    const other = document.createElement('iframe');
    const address = new URL(document.querySelector('iframe')?.src ?? '');
    address.searchParams.set('force', '403');
    other.src = address.href;
    document.body.append(other);
    const isTheirs = (data: unknown): boolean => JSON.stringify(data).includes('"403"');
    while (!messages.some(isTheirs)) {
      await new Promise((resolve) => window.addEventListener('message', resolve, { once: true }));
    }
    return messages.length;
  });
  expect(heard).toBeGreaterThanOrEqual(5);
  await expect(page.getByText('Follow the instructions below.')).toBeVisible();
  expect(asked).toBe(0);
});

test("LV-08 back leaves the provider's page and the half-made session", async ({ page, rig }) => {
  await reachProvider(page, await rig.user({ faceCheck: 'provider' }));
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await new LoginPage(page).ready();
  await expect(page.locator('iframe')).toHaveCount(0);
});
