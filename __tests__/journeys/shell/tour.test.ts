import { eq } from 'drizzle-orm';
import type { Locator, Page } from '@playwright/test';
import type { Role } from '@/contract/codes/userCodes';
import { TOUR, type TourItem } from '@/features/shell/tour/tourItems';
import { appUser } from '../../../server/database/tables/organizationTables';
import type { Database } from '../../../server/database/connect';
import { expect, test } from '../../support/journeys/journey';
import { getWords } from '../../support/journeys/journeyWords';

const WORDS = getWords('en');

/** Demo user of each role. */
const USERS: Readonly<Record<Role, string>> = {
  member: 'agent',
  leader: 'leader',
  admin: 'admin',
  auditor: 'auditor',
};

const row = (page: Page, text: RegExp) => page.locator('.ant-table-row').filter({ hasText: text }).first();

/** The element that proves an item on the screen of its link. */
const PROMISED: Readonly<Record<TourItem, (page: Page) => Locator | Promise<Locator>>> = {
  work: (page) => page.getByRole('button', { name: /^Not at all/u }).first(),
  hours: (page) =>
    page
      .getByRole('main')
      .getByText(/08:00.*12:00/u)
      .first(),
  plan: (page) => page.getByText('Payment plan', { exact: true }),
  longPlan: (page) => page.getByRole('alert').filter({ hasText: 'Payment plan' }),
  deduction: (page) => page.getByRole('alert').filter({ hasText: 'Deduction' }),
  ownRejected: (page) => row(page, /acuérdalo antes de cargar/u),
  rejected: (page) => row(page, /acuérdalo antes de cargar/u),
  kept: (page) => row(page, /MX\d+/u),
  broken: (page) => row(page, /MX\d+/u),
  held: (page) => row(page, /MX\d+/u),
  ownFigures: (page) => page.getByRole('heading', { level: 1, name: 'My results' }),
  team: (page) => page.getByRole('heading', { level: 1, name: 'Dashboard' }),
  decide: (page) => page.getByRole('button', { name: 'Approve' }).first(),
  refused: (page) => row(page, /Forbidden/u),
  overdue: (page) => row(page, /overdue|late/iu),
  seats: (page) => page.getByRole('heading', { level: 1, name: 'Seat schedule' }),
  law: async (page) => {
    // The second click.
    await page.getByText('Packs', { exact: true }).click();
    return page.getByText('Packs that apply here');
  },
  lawReplay: (page) => page.getByText(/\d+ contacts: [\d,]+ refused by a rule/u),
  limits: (page) => page.getByRole('spinbutton').first(),
  clarify: (page) => row(page, /DEMO-\d/u),
  permissions: (page) => page.getByText('Find users').or(page.getByRole('table').first()).first(),
  queues: (page) => page.getByRole('heading', { level: 1, name: 'Queues' }),
  history: (page) => row(page, /./u),
  liveness: (page) => row(page, /Liveness failed/u),
  guide: (page) => page.getByRole('heading', { name: 'Guide for auditors' }),
  unusual: (page) => row(page, /./u),
};

async function findUser(database: Database, username: string) {
  const [user] = await database.select().from(appUser).where(eq(appUser.username, username));
  if (!user) throw new Error(`${username} is missing`);
  return user;
}

for (const [role, items] of Object.entries(TOUR) as [Role, readonly TourItem[]][]) {
  test(`FE-04 each of the eight things to try leads a ${role} to what it promises`, async ({
    page,
    database,
    enter,
  }) => {
    test.setTimeout(120_000);
    expect(items).toHaveLength(8);
    await enter(await findUser(database, USERS[role]));
    const card = page.getByRole('region', { name: 'Eight things to try' });
    for (const item of items) {
      await test.step(item, async () => {
        await page.goto('/#/case/list');
        await card.getByRole('link', { name: WORDS[`tour.${item}`] ?? item }).click();
        await expect(await PROMISED[item](page)).toBeVisible();
      });
    }
  });
}

test('FE-04 the things to try stay dismissed after a reload', async ({ page, database, enter }) => {
  await enter(await findUser(database, 'auditor'));
  const card = page.getByRole('region', { name: 'Eight things to try' });
  await card.getByRole('button', { name: 'Dismiss' }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(page.locator('.ant-table-row').first()).toBeVisible();
  await expect(card).toBeHidden();
});

test('FE-04 an institution without demo data has no things to try', async ({ page, rig, enter }) => {
  const user = await rig.user();
  await rig.cases(user, 1);
  await enter(user);
  await expect(page.locator('.ant-table-row')).toHaveCount(1);
  // The card would load after the first screen.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: 'Eight things to try' })).toBeHidden();
});
