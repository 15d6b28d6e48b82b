import { expect, type Page } from '@playwright/test';
import { workSchedule } from '../../../server/database/tables/seatTables';
import { institutionDay } from '../journeys/journeyRig';
import type { Sight } from './sight';

const go = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((hash) => (location.hash = hash), `#${path}`);
  await expect(page.locator('h1').first()).toBeVisible();
};

const drill =
  (view: string): Sight['open'] =>
  async (page) => {
    await go(page, `/dashboardInfo/last30/-/-/-/-?view=${view}`);
    await expect(page.locator('.ant-table')).toBeVisible();
  };

const board: Sight['open'] = async (page) => {
  await go(page, '/dashboard');
  await expect(page.locator('figure svg').first()).toBeVisible();
};

/** Nobody of the leader's team is on duty today: the bell says so on every screen. */
const bell: Sight['open'] = async (page, { people: { agent, admin }, rig: { database, institutionId } }) => {
  const day = institutionDay();
  const row = {
    institutionId,
    userId: agent.id,
    day,
    status: 'rest',
    updatedAt: new Date(),
    updatedBy: admin.id,
  } as const;
  await database.insert(workSchedule).values(row).onConflictDoNothing();
  await go(page, '/queue');
  const button = page.locator('header button[aria-expanded]:not([aria-haspopup])');
  await button.click();
  await expect(button.locator('..').locator('section li').first()).toBeVisible();
};

/** The dashboard and its drill-down, of who leads and of who works cases. */
export const BOARD_SIGHTS: readonly Sight[] = [
  { name: 'boardOwn', open: board },
  { name: 'boardOwnCases', open: drill('handledCases') },
  { as: 'leader', name: 'board', open: board },
  {
    as: 'leader',
    name: 'boardTable',
    open: async (page, at) => {
      const { words } = at;
      await board(page, at);
      await page
        .getByText(words['board.view.table'] ?? '', { exact: true })
        .first()
        .click();
      await expect(page.locator('section table').first()).toBeVisible();
    },
  },
  { as: 'leader', anew: true, name: 'alertBell', open: bell },
  { as: 'leader', name: 'boardAgents', open: drill('agents') },
  {
    as: 'leader',
    name: 'boardOfAgent',
    open: async (page, { people }) => {
      await go(page, `/dashboardInfo/today/-/-/-/-?view=handledCases&agent=${people.agent.id}`);
      await expect(page.locator('figure svg').first()).toBeVisible();
    },
  },
  { as: 'leader', name: 'boardPayments', open: drill('payments') },
  { as: 'leader', name: 'boardPromises', open: drill('promisesDue') },
  { as: 'auditor', name: 'boardInstitution', open: board },
];
