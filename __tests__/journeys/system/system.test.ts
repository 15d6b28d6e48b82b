import { eq } from 'drizzle-orm';
import { session } from '../../../server/database/tables/signInTables';
import { expect, test } from '../../support/journeys/journey';
import { chooseLanguage, notices } from '../../support/journeys/shellPage';

const saved = 'Saved successfully';

test(
  'SY-01 SY-02 an administrator’s morning: whitelist, a limit, an announcement in three languages that an agent sees at once',
  { tag: '@main' },
  async ({ page, browser, rig, database, enter }) => {
    const admin = await rig.user({ role: 'admin', name: 'Ana Admin' });
    const agent = await rig.user({ name: 'Beto Agente' });
    const away = await rig.user({ name: 'Carla Lejos' });
    await rig.cases(agent, 1);
    const agentPage = await (await browser.newContext()).newPage();
    await agentPage.addInitScript(() => localStorage.setItem('lang', 'en'));
    await enter(agent, '/case/list', agentPage);
    await expect(agentPage.getByRole('heading', { level: 1, name: 'Case list' })).toBeVisible();
    const awayPage = await (await browser.newContext()).newPage();
    await awayPage.addInitScript(() => localStorage.setItem('lang', 'en'));
    await enter(away, '/case/list', awayPage);
    await expect(awayPage.getByRole('heading', { level: 1, name: 'Case list' })).toBeVisible();
    // She works from elsewhere: her session was opened there.
    await database.update(session).set({ ip: '203.0.113.7' }).where(eq(session.userId, away.id));

    await test.step('the whitelist: never without oneself, and who would be out is told before', async () => {
      await enter(admin, '/system?tab=whitelist');
      const list = page.getByLabel('Addresses and ranges');
      await list.fill('10.0.0.0/8');
      await expect(page.getByText(/you would lock yourself out/u)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
      await list.fill('10.0.0.0/8, office');
      await expect(page.getByText('Not an address or range: office')).toBeVisible();
      await list.fill('10.0.0.0/8');
      await page.getByRole('button', { name: 'Add it' }).click();
      // Sessions of journeys are written down as opened from here; the browser may come by either of its names.
      await list.fill(`${await list.inputValue()}, 127.0.0.1, ::1`);
      await expect(
        page.getByText(/3 people are signed in now; 1 of their addresses is not on the list/u),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('203.0.113.7')).toBeVisible();
      await expect(dialog.getByText('Carla Lejos')).toBeVisible();
      await dialog.getByRole('button', { name: 'Save and sign them out' }).click();
      await expect(notices(page, saved)).toBeVisible();
      await expect(page.getByText('Last changed by Ana Admin')).toBeVisible();
      await expect(awayPage.getByRole('dialog')).toBeVisible();
      await awayPage.context().close();
    });

    await test.step('a limit of messages, in force at once', async () => {
      await page.getByRole('link', { name: 'Text messages' }).click();
      await expect(page).toHaveURL(/tab=sms/u);
      const field = page.getByLabel('Messages per case per day');
      await field.fill('7');
      await field.blur();
      const save = page.getByRole('button', { name: 'Save', exact: true });
      await save.click();
      // The notice may still be that of the whitelist.
      await expect(save).toBeDisabled();
      await page.reload();
      await expect(field).toHaveValue('7');
    });

    await test.step('an announcement in three languages, at once in the agent’s bar and in the agent’s language', async () => {
      await page.getByRole('link', { name: 'Announcements' }).click();
      await page.getByRole('button', { name: 'New announcement' }).click();
      const drawer = page.getByRole('dialog');
      const publish = drawer.getByRole('button', { name: 'Publish' });
      await expect(publish).toBeDisabled();
      await drawer.getByLabel('About (name)').fill('Luis Vega');
      await drawer.getByLabel('ID number').first().fill('VEGL850101XY2');
      for (const [name, content] of [
        ['English', 'Do not call at night'],
        ['Español', 'No llame de noche'],
        ['中文', '请勿夜间拨打电话'],
      ] as const) {
        await drawer.locator('.ant-segmented-item').filter({ hasText: name }).click();
        await drawer.getByLabel('Violations').fill(`${name} 1`);
        await drawer.getByLabel('Action taken').fill(`${name} 2`);
        await drawer.getByLabel('Text', { exact: true }).fill(content);
        await expect(drawer.getByRole('article')).toContainText(content);
      }
      await publish.click();
      await expect(drawer).toHaveCount(0);
      const bar = agentPage.locator('section').filter({ hasText: 'Do not call at night' });
      await expect(bar.getByRole('button', { name: 'View' })).toBeVisible();
      await chooseLanguage(agentPage, 'Español');
      await expect(agentPage.getByText('No llame de noche').first()).toBeVisible();
    });

    await test.step('read by one, then deleted with confirmation: gone for the agent too', async () => {
      await agentPage.getByRole('button', { name: 'Ver', exact: true }).click();
      await agentPage.getByRole('button', { name: 'Enterado' }).click();
      await expect(agentPage.getByRole('dialog')).toHaveCount(0);
      await page.reload();
      const row = page.getByRole('row', { name: /Luis Vega/u });
      await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible();
      await row.getByRole('button', { name: /Delete/u }).click();
      await expect(page.getByRole('dialog').getByText(/1 person has read it/u)).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(page.getByText('No announcements yet')).toBeVisible();
    });
    await agentPage.context().close();
  },
);

test('SY-01 an auditor reads the configuration and is offered no change', async ({ page, rig, enter }) => {
  await enter(await rig.user({ role: 'auditor' }), '/system?tab=signIn');
  await expect(page.getByText('You can read this. Changing it takes another permission.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Captcha', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Announcements' })).toHaveCount(0);
});

test('SY-01 weights with a sum other than 100 are not saved; evenly distributed they are, and the address contains the choice', async ({
  page,
  rig,
  enter,
}) => {
  await enter(await rig.user({ role: 'admin' }), '/system?tab=standards');
  await expect(page.getByText('Nobody has set targets yet')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Connected calls' }).check();
  await page.getByLabel('Target of Connected calls').fill('30');
  await expect(page.getByText('Connected calls needs a weight from 1 to 100')).toBeVisible();
  await page.getByLabel('Weight of Connected calls').fill('10');
  await page.getByLabel('Weight of Connected calls').blur();
  await expect(page.getByText('The weights add up to 110, not 100')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Spread evenly' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notices(page, saved)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/These are the targets of the institution/u)).toBeVisible();
  await expect(page.getByLabel('Weight of Connected calls')).toHaveValue('20');
});
