import type { Page } from '@playwright/test';
import { queue } from '../../../server/database/tables/organizationTables';
import { expect, test } from '../../support/journeys/journey';

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const stay = (page: Page) => question(page).getByRole('button', { name: 'Keep editing' }).click();
const leave = (page: Page) => question(page).getByRole('button', { name: 'Leave' }).click();

/** A place where something is written, how it is changed, and what is seen as long as it is there. */
interface Place {
  readonly address: string;
  readonly write: (page: Page) => Promise<unknown>;
}

const SCREENS: Readonly<Record<string, Place>> = {
  'a new user': { address: '/add/user', write: (page) => page.getByLabel('Username').fill('nora') },
  'a user': { address: '/user/OWN', write: (page) => page.getByLabel('Affiliated system').fill('dialler') },
  'a new queue': { address: '/addQueue', write: (page) => page.getByLabel('Name').fill('Late') },
  'a queue': { address: '/queueAbout/QUEUE', write: (page) => page.getByLabel('Planned cases').fill('77') },
  'the limits': {
    address: '/system?tab=sms',
    write: (page) => page.getByLabel('Messages per case per day').fill('9'),
  },
  'the indicators': {
    address: '/system?tab=standards',
    write: (page) =>
      page
        .getByRole('spinbutton', { name: /^Weight of/u })
        .first()
        .fill('7'),
  },
  'the whitelist': {
    address: '/system?tab=whitelist',
    write: (page) => page.getByLabel('Addresses and ranges').fill('10.0.0.0/8'),
  },
  'a notice': { address: '/system?tab=notices', write: (page) => page.getByLabel('New notice').first().fill('Hello') },
  'a quota': { address: '/system?tab=quotas', write: (page) => page.getByRole('spinbutton').first().fill('5') },
  permissions: {
    address: '/system?tab=permissions',
    write: (page) => page.getByRole('checkbox').locator('visible=true').nth(1).click(),
  },
};

const DRAWERS: Readonly<Record<string, Place>> = {
  'a template': {
    address: '/system?tab=sms',
    async write(page) {
      await page.getByRole('button', { name: 'New template' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill('Reminder');
    },
  },
  'an announcement': {
    address: '/system?tab=announcements',
    async write(page) {
      await page.getByRole('button', { name: 'New announcement' }).click();
      await page.getByRole('dialog').getByLabel('About (name)').fill('Ana');
    },
  },
  'a group': {
    address: '/users',
    async write(page) {
      await page.getByRole('button', { name: 'Groups' }).click();
      await page.getByRole('dialog').getByLabel('Name of a new group').fill('Night');
    },
  },
  'an institution': {
    address: '/system?tab=institutions',
    async write(page) {
      await page.getByRole('button', { name: 'Add an institution below' }).click();
      await page.getByRole('dialog').getByLabel('Name of the institution').fill('Branch');
    },
  },
  'a batch of seats': {
    address: '/seatingSchedule',
    async write(page) {
      await page.getByRole('button', { name: 'Batch adjustment' }).click();
      await page.getByRole('dialog').getByRole('combobox', { name: 'Status' }).click();
      await page.getByTitle('A · Absent').click();
    },
  },
};

for (const [name, { address, write }] of Object.entries(SCREENS)) {
  test(`SE-06 ${name} that is not saved asks for a confirmation when it is left by the menu or by back`, async ({
    page,
    rig,
    enter,
  }) => {
    const admin = await rig.user({ role: 'admin' });
    const [made] = await rig.database
      .insert(queue)
      .values({ institutionId: rig.institutionId, code: 'U1', name: 'Unsaved', type: 'manual', plannedCaseCount: 0 })
      .returning();
    const place = address.replace('OWN', String(admin.id)).replace('QUEUE', String(made?.id));
    await enter(admin, '/complaints');
    await page.getByRole('link', { name: 'Case List', exact: true }).click();
    await page.evaluate((to) => (location.hash = to), place);
    await write(page);
    const here = page.url();

    await page.getByRole('link', { name: 'Complaints', exact: true }).click();
    await expect(question(page)).toBeVisible();
    await stay(page);
    await expect(question(page)).toHaveCount(0);
    expect(page.url()).toBe(here);

    await page.goBack();
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL(here);
    await leave(page);
    await expect(page).toHaveURL(/#\/case\/list/u);
    await expect(page.getByRole('heading', { level: 1, name: 'Case List' })).toBeVisible();
    // No confirmation follows.
    await page.getByRole('link', { name: 'Complaints', exact: true }).click();
    await expect(page).toHaveURL(/#\/complaints/u);
  });
}

for (const [name, { address, write }] of Object.entries(DRAWERS)) {
  test(`SE-06 ${name} in a drawer or dialog asks for a confirmation when Escape closes it`, async ({
    page,
    rig,
    enter,
  }) => {
    const admin = await rig.user({ role: 'admin' });
    await enter(admin, address);
    await write(page);
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await leave(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('SE-06 signing out and another tab of the screen ask, too; a page that is closed is held by the browser', async ({
  page,
  rig,
  enter,
}) => {
  const admin = await rig.user({ role: 'admin', name: 'Ana Admin' });
  await enter(admin, '/system?tab=sms');
  const field = page.getByLabel('Messages per case per day');
  await field.fill('9');
  await page.getByRole('link', { name: 'IP whitelist' }).click();
  await stay(page);
  await expect(field).toHaveValue('9');
  await page.getByRole('button', { name: /account menu/u }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await stay(page);
  await expect(field).toHaveValue('9');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(field).toHaveValue('9');
  await page.getByRole('button', { name: 'Undo changes' }).click();
  await page.getByRole('button', { name: /account menu/u }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/#\/login/u);
});
