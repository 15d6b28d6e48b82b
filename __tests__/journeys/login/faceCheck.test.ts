import { eq } from 'drizzle-orm';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { session } from '../../../server/database/tables/signInTables';
import { type Camera, liveTracks, test } from '../../support/journeys/cameraBrowser';
import { expect } from '../../support/journeys/journey';
import type { JourneyUser } from '../../support/journeys/journeyRig';
import { LoginPage } from '../../support/journeys/loginPage';

const reachFaceCheck = async (page: Page, user: JourneyUser): Promise<void> => {
  const login = new LoginPage(page);
  await login.open();
  await login.signIn({ username: user.username });
  await expect(page.getByRole('heading', { name: 'Face check' })).toBeVisible();
};

const start = (page: Page): Promise<void> => page.getByRole('button', { name: 'Start check' }).click();
const photo = (page: Page) => page.getByRole('button', { name: 'Take photo' });

/** Mean brightness of the left and the right fifth of a picture. */
const sides = async (base64: string): Promise<{ left: number; right: number }> => {
  const picture = sharp(Buffer.from(base64, 'base64'));
  const { width, height } = await picture.metadata();
  const fifth = Math.floor(width / 5);
  const mean = async (left: number): Promise<number> => {
    const { channels } = await sharp(
      await picture
        .clone()
        .extract({ left, top: 0, width: fifth, height: Math.floor(height / 2) })
        .toBuffer(),
    ).stats();
    return channels[0]?.mean ?? 0;
  };
  return { left: await mean(0), right: await mean(width - fifth) };
};

test(
  'LV-01 LV-02 LV-03 LV-09 a face before the camera passes; until then the token opens nothing',
  { tag: '@main' },
  async ({ openCameraPage, rig }) => {
    const user = await rig.user({ faceCheck: 'camera' });
    const page = await openCameraPage('face');
    const answered = page.waitForResponse(/login\/in$/u);
    await reachFaceCheck(page, user);
    const { data } = (await (await answered).json()) as { data: { token: string } };
    const refused = await page.evaluate(async (token) => {
      const reply = await fetch('/prod/task/listing', { headers: { 'x-auth-token': token, token } });
      return (await reply.json()) as unknown;
    }, data.token);
    expect(refused).toMatchObject({ code: '17' });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

    const circle = page.locator('[data-state]');
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible();
    expect(await circle.boundingBox()).toMatchObject({ width: 400, height: 400 });
    await start(page);
    const [request] = await Promise.all([page.waitForRequest(/getSilenceLiveNessResult/u), photo(page).click()]);
    const body = request.postDataJSON() as { userId: string; base64Img: string };
    expect(body).toEqual({ userId: String(user.id), base64Img: expect.any(String) });
    // The scene of the video is light on its left, so the mirrored picture is light on the right.
    const { left, right } = await sides(body.base64Img);
    expect(right).toBeGreaterThan(left);
    await expect(page).toHaveURL(/#\/case\/list$/u);
    expect(await liveTracks(page)).toBe(0);
  },
);

test('LV-01 the photo takes itself after a countdown', async ({ openCameraPage, rig }) => {
  const page = await openCameraPage('face');
  await reachFaceCheck(page, await rig.user({ faceCheck: 'camera' }));
  await start(page);
  await expect(page.getByText(/Hold still/u)).toBeVisible();
  await expect(page).toHaveURL(/#\/case\/list$/u);
});

test(
  'LV-04 LV-08 LV-10 no face fails three times, ends the session on both sides and says why',
  { tag: '@main' },
  async ({ openCameraPage, rig, database }) => {
    const user = await rig.user({ faceCheck: 'camera' });
    const page = await openCameraPage('none');
    await reachFaceCheck(page, user);
    await start(page);
    await photo(page).click();
    await expect(page.getByRole('alert')).toHaveText('Liveness check failed, please retry');
    await expect(page.getByText('2 tries left')).toBeVisible();
    await photo(page).click();
    await expect(page.getByText('1 try left')).toBeVisible();
    await photo(page).click();
    const login = new LoginPage(page);
    await expect(login.alert).toHaveText('Face recognition wrong three times, log in again');
    await expect(login.submit).toBeVisible();
    expect(await liveTracks(page)).toBe(0);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    const rows = await database.select().from(session).where(eq(session.userId, user.id));
    expect(rows.map(({ state, endedAt }) => ({ state, ended: endedAt !== null }))).toEqual([
      { state: 'half', ended: true },
    ]);
  },
);

test('LV-10 two faces do not pass, and going back does not win new tries', async ({ openCameraPage, rig }) => {
  const user = await rig.user({ faceCheck: 'camera' });
  const page = await openCameraPage('twoFaces');
  await reachFaceCheck(page, user);
  await start(page);
  for (const left of ['2 tries left', '1 try left']) {
    await photo(page).click();
    await expect(page.getByText(left)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await reachFaceCheck(page, user);
  await start(page);
  await photo(page).click();
  await expect(new LoginPage(page).alert).toHaveText('Face recognition wrong three times, log in again');
});

const faults: readonly [Camera, string][] = [
  ['denied', 'Cannot access camera, check permissions'],
  ['absent', 'Camera failed to start'],
];

for (const [camera, message] of faults) {
  test(`LV-05 a camera that is ${camera} has its own message and a way on`, async ({ openCameraPage, rig }) => {
    const page = await openCameraPage(camera);
    await reachFaceCheck(page, await rig.user({ faceCheck: 'camera' }));
    await start(page);
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
}

test('LV-05 a picture that failed to render says so and offers to refresh', async ({ openCameraPage, rig }) => {
  const page = await openCameraPage('black');
  await reachFaceCheck(page, await rig.user({ faceCheck: 'camera' }));
  await start(page);
  await photo(page).click();
  await expect(page.getByRole('alert')).toContainText('Page draw failed, please refresh');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(photo(page)).toBeEnabled();
});

/** Somebody looks at another tab, or comes back. */
const look = (page: Page, visibility: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);

test('LV-08 a hidden page lets go of the camera, and the check can go on afterwards', async ({
  openCameraPage,
  rig,
}) => {
  const page = await openCameraPage('face');
  await reachFaceCheck(page, await rig.user({ faceCheck: 'camera' }));
  await start(page);
  await expect.poll(() => liveTracks(page)).toBe(1);
  await look(page, 'hidden');
  await expect(page.getByRole('button', { name: 'Start check' })).toBeVisible();
  await expect.poll(() => liveTracks(page)).toBe(0);
  await look(page, 'visible');
  await start(page);
  await photo(page).click();
  await expect(page).toHaveURL(/#\/case\/list$/u);
});

test('LV-08 back lets go of the camera and ends the half-made session on the server', async ({
  openCameraPage,
  rig,
  database,
}) => {
  const user = await rig.user({ faceCheck: 'camera' });
  const page = await openCameraPage('face');
  await reachFaceCheck(page, user);
  await start(page);
  await expect.poll(() => liveTracks(page)).toBe(1);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await new LoginPage(page).ready();
  await expect.poll(() => liveTracks(page)).toBe(0);
  const ended = async () =>
    (await database.select().from(session).where(eq(session.userId, user.id))).map(({ endReason }) => endReason);
  await expect.poll(ended).toEqual(['logout']);
});

test('LV-08 a reload in the middle of the check leaves no session behind', async ({ openCameraPage, rig }) => {
  const page = await openCameraPage('face');
  await reachFaceCheck(page, await rig.user({ faceCheck: 'camera' }));
  await page.reload();
  await new LoginPage(page).ready();
  await expect(page).toHaveURL(/#\/login$/u);
});
