import { eq } from 'drizzle-orm';
import type { Page } from '@playwright/test';
import { session } from '../../../server/database/tables/signInTables';
import type { Database } from '../../../server/database/connect';
import { test } from '../../support/journeys/heldAnswers';
import { expect } from '../../support/journeys/journey';
import type { JourneyUser } from '../../support/journeys/journeyRig';
import { LoginPage } from '../../support/journeys/loginPage';

const VERDICT = /login\/getSilenceLiveNessResult$/u;
const NEW_TOKEN = /login\/currentUser$/u;

const passCheck = async (page: Page, user: JourneyUser, from = ''): Promise<void> => {
  const login = new LoginPage(page);
  await page.goto(`${from}/#/login`);
  await login.signIn({ username: user.username });
  await page.getByRole('button', { name: 'Start check' }).click();
  await page.getByRole('button', { name: 'Take photo' }).click();
};

const back = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await new LoginPage(page).ready();
};

const reload = async (page: Page): Promise<void> => {
  await page.reload();
  await new LoginPage(page).ready();
};

const close = (page: Page): Promise<void> => page.close();

const getSessions = (database: Database, user: JourneyUser) =>
  database
    .select({ state: session.state, endReason: session.endReason })
    .from(session)
    .where(eq(session.userId, user.id));

const ways = { back, reload, close };
const moments = { 'the verdict': VERDICT, 'the new token': NEW_TOKEN };

for (const [how, leave] of Object.entries(ways)) {
  for (const [what, path] of Object.entries(moments)) {
    test(`LV-08 ${how}, while ${what} is on its way, leaves no session behind`, async ({
      openCameraPage,
      rig,
      database,
      line,
    }) => {
      const user = await rig.user({ faceCheck: 'camera' });
      const page = await openCameraPage('face');
      const answered = line.holdBack(path);
      await passCheck(page, user, line.url);
      await answered;
      expect(await getSessions(database, user)).toEqual([{ state: 'full', endReason: null }]);
      await leave(page);
      await expect.poll(() => getSessions(database, user)).toEqual([{ state: 'full', endReason: 'logout' }]);
    });
  }
}

test('LV-08 back, 0.4 s after the verdict, leaves a browser that nobody is signed in on', async ({
  openCameraPage,
  rig,
}) => {
  const user = await rig.user({ faceCheck: 'camera' });
  const page = await openCameraPage('face');
  // Never answered: the page waits for its token until it is left.
  await page.route(NEW_TOKEN, () => undefined);
  const verdict = page.waitForResponse(VERDICT);
  await passCheck(page, user);
  await verdict;
  await page.waitForTimeout(400);
  await back(page);
  await page.unroute(NEW_TOKEN);
  const asked = async () =>
    page.evaluate(async () => ((await (await fetch('/prod/login/currentUser')).json()) as { code: string }).code);
  expect(await asked()).toBe('02');
  expect(await page.evaluate(() => [sessionStorage.length, document.cookie])).toEqual([0, '']);
});
