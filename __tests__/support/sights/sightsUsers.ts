import { utils, write } from '@e965/xlsx';
import { expect, type Page } from '@playwright/test';
import { getUserInfoPath } from '@/contract/routes';
import { eq } from 'drizzle-orm';
import { session } from '../../../server/database/tables/signInTables';
import type { Sight } from './sight';

const go = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((hash) => (location.hash = hash), `#${path}`);
  await expect(page.locator('h1').first()).toBeVisible();
};

const list =
  (query = ''): Sight['open'] =>
  async (page) => {
    await go(page, `/users${query}`);
    await expect(page.locator('.ant-table-row').first()).toBeVisible();
  };

const info =
  (view: string): Sight['open'] =>
  async (page, { people }) => {
    await go(page, `${getUserInfoPath(String(people.agent.id))}?view=${view}`);
    await expect(page.getByRole('tabpanel')).toBeVisible();
  };

const FAULTY = [
  ['username', 'name', 'email', 'role', 'group'],
  ['with space', 'Ana', 'no address', 'boss', 'nowhere'],
];

const faultySheet = (): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(FAULTY), 'Users');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
};

/** The users' screens and dialogs, of who manages them, who leads some and who only reads. */
export const USER_SIGHTS: readonly Sight[] = [
  { as: 'admin', name: 'users', open: list() },
  { as: 'admin', name: 'usersNone', open: (page) => go(page, '/users?name=nobody-has-it') },
  { as: 'admin', name: 'usersRank', open: list('?view=rank') },
  { as: 'admin', name: 'usersLogs', open: list('?view=logs') },
  { as: 'admin', name: 'userInfo', open: info('fields') },
  { as: 'admin', name: 'userSecurity', open: info('security') },
  { as: 'admin', name: 'userHistory', open: info('history') },
  { as: 'leader', name: 'userInfoRead', open: info('fields') },
  {
    as: 'admin',
    name: 'addUser',
    open: async (page) => {
      await go(page, '/add/user');
      await page.locator('form button[type=submit]').click();
      await expect(page.locator('.ant-form-item-explain-error').first()).toBeVisible();
    },
  },
  {
    as: 'admin',
    name: 'addUserSheet',
    open: async (page) => {
      await go(page, '/add/user?from=sheet');
      const file = { name: 'faulty.xlsx', mimeType: 'application/octet-stream', buffer: faultySheet() };
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page.locator('.ant-table-row').first()).toBeVisible();
    },
  },
  {
    as: 'admin',
    name: 'userGroups',
    anew: true,
    open: async (page, { words }) => {
      await go(page, '/users');
      // Its icon has an accessible name, and another button ends in the same word.
      await page
        .getByRole('button', { name: new RegExp(String.raw`(^|\s)${words['users.groups'] ?? ''}$`, 'u') })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    as: 'admin',
    name: 'userReset',
    anew: true,
    open: async (page, at) => {
      const { rig, people } = at;
      // A walk may last longer than a password confirmation is valid.
      await rig.database.update(session).set({ confirmedAt: new Date() }).where(eq(session.userId, people.admin.id));
      await info('security')(page, at);
      await page.getByRole('button', { name: at.words['users.resetPassword'] ?? '' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: at.words['users.resetPassword'] ?? '' })
        .click();
      await expect(page.getByRole('dialog').locator('code')).toBeVisible();
    },
  },
  {
    name: 'ownSessions',
    anew: true,
    open: async (page, { words }) => {
      await go(page, '/case/list');
      await page.getByRole('banner').getByRole('button').last().click();
      await page.getByRole('menuitem', { name: words['shell.sessions'] ?? '' }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'ownFactors',
    anew: true,
    open: async (page, { words }) => {
      await go(page, '/case/list');
      await page.getByRole('banner').getByRole('button').last().click();
      await page.getByRole('menuitem', { name: words['shell.factors'] ?? '' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: words['factors.totp.add'] ?? '' }).click();
      await dialog.getByRole('button', { name: words['factors.totp.continue'] ?? '' }).click();
      await expect(dialog.locator('code')).toBeVisible();
    },
  },
  {
    name: 'ownPassword',
    anew: true,
    open: async (page, { words }) => {
      await go(page, '/case/list');
      await page.getByRole('banner').getByRole('button').last().click();
      await page.getByRole('menuitem', { name: words['shell.password'] ?? '' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
