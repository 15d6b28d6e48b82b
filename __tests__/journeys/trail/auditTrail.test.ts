import { spawnSync } from 'node:child_process';
import { getAnchorFile } from '../../../server/security/trail/trailAnchors';
import { test } from '../../support/journeys/cameraBrowser';
import { expect } from '../../support/journeys/journey';
import { LoginPage } from '../../support/journeys/loginPage';

const ANCHORS = getAnchorFile({ dataDir: process.env['JOURNEY_DATA_DIR'] ?? '' });
const COMMAND = ['--import', 'tsx', 'server/commands/auditVerify.ts'];

const verifyOffline = (file: string) =>
  spawnSync(process.execPath, [...COMMAND, file, '--anchors', ANCHORS], { encoding: 'utf8' });

test(
  'TR-01 TR-02 LV-04 an auditor finds a failed liveness, reads it on the chart, verifies, exports, and the files hold offline',
  { tag: '@main' },
  async ({ openCameraPage, page, rig, enter }) => {
    test.setTimeout(120_000);
    const user = await rig.user({ faceCheck: 'camera' });
    await test.step('somebody without a face before the camera fails three times', async () => {
      const tried = await openCameraPage('none');
      const login = new LoginPage(tried);
      await login.open();
      await login.signIn({ username: user.username });
      await tried.getByRole('button', { name: 'Start check' }).click();
      for (const left of ['2 tries left', '1 try left']) {
        const told = tried.waitForResponse(/trail\/add$/u);
        await tried.getByRole('button', { name: 'Take photo' }).click();
        await expect(tried.getByText(left)).toBeVisible();
        expect(((await (await told).json()) as { code: string }).code).toBe('00');
      }
      await tried.getByRole('button', { name: 'Take photo' }).click();
      await expect(login.alert).toHaveText('Face recognition wrong three times, log in again');
    });

    await test.step('the auditor finds it at once and reads the way that it took', async () => {
      await enter(await rig.user({ role: 'auditor' }), '/trail');
      await page.getByText('Liveness failed', { exact: true }).first().click();
      await expect(page).toHaveURL(/result=livenessFailed/u);
      await expect(page.locator('.ant-table-row')).toHaveCount(1);
      await page.getByRole('link', { name: /^Read sign-in/u }).click();
      await expect(page.getByRole('img', { name: /^State chart of the login/u })).toHaveAccessibleName(
        /Face check: introduction → .*Face check: being judged → Face check: preview/u,
      );
      await expect(page.getByText(/^What the app reported is confirmed: .* all \d+ steps\.$/u)).toBeVisible();
      const steps = page.getByRole('list').filter({ hasText: 'Ended after three failures' }).getByRole('button');
      await expect(steps.filter({ hasText: 'Attempt 3: failed' })).toBeVisible();
      await steps.filter({ hasText: 'Password accepted' }).click();
      await expect(page.locator('pre')).toContainText('"type": "LOGIN_OK"');
      await expect(page.locator('pre')).not.toContainText('Passw0rd');
    });

    await test.step('the chain holds, on the server and in both files', async () => {
      await page.getByRole('link', { name: 'Back to the sign-ins' }).click();
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByRole('alert').filter({ hasText: /All \d+ rows hold/u })).toBeVisible();
      for (const format of ['CSV', 'JSON']) {
        await page.getByRole('button', { name: 'Export the chain' }).click();
        const saved = page.waitForEvent('download');
        await page.getByRole('menuitem', { name: format }).click();
        const file = await saved;
        await expect(page.getByText(`Saved as ${file.suggestedFilename()}`)).toBeVisible();
        const checked = verifyOffline(await file.path());
        expect(checked).toMatchObject({ status: 0, stderr: '' });
        expect(checked.stdout).toMatch(/All \d+ rows hold/u);
      }
    });
  },
);
