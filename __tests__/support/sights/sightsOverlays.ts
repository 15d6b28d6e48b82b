import { expect, type Locator, type Page } from '@playwright/test';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { USER_ACTION } from '@/contract/codes/userCodes';
import { isLanguage } from '@/contract/language';
import { caseAddress } from '../journeys/casePage';
import type { Sight, SightPlace } from './sight';

const goTo = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((hash) => (location.hash = hash), `#${path}`);
  await expect(page.locator('h1').first()).toBeVisible();
};

const isOpen = (page: Page): Promise<void> => expect(page.getByRole('dialog')).toBeVisible();

/** Its icon has an accessible name, and other buttons contain the same word. */
const inMain = (page: Page, words: string): Locator =>
  page.getByRole('main').getByRole('button', { name: new RegExp(String.raw`(^|\s)${words}$`, 'u') });

/** A dialog or drawer behind a button of a list. */
const behind =
  (path: string, words: string): Sight['open'] =>
  async (page, at) => {
    await goTo(page, path);
    await expect(page.locator('.ant-table-row').first()).toBeVisible();
    await inMain(page, at.words[words] ?? words).click();
    await isOpen(page);
  };

const onCase = async (page: Page, { one }: SightPlace): Promise<void> => {
  await goTo(page, caseAddress(one));
  await expect(page.getByRole('tabpanel')).toBeVisible();
};

/** Overlays without an address: palette, drawers of lists, and the contact preferences of a case. */
export const OVERLAY_SIGHTS: readonly Sight[] = [
  {
    name: 'palette',
    anew: true,
    open: async (page) => {
      await goTo(page, '/case/list');
      await page.keyboard.press('Control+k');
      await isOpen(page);
    },
  },
  { name: 'caseColumns', anew: true, open: behind('/case/list', 'columns.title') },
  {
    name: 'caseWish',
    anew: true,
    open: async (page, at) => {
      await onCase(page, at);
      await page.keyboard.press('b');
      await expect(page.locator('main button[aria-expanded=true]')).toBeVisible();
    },
  },
  { name: 'listColumns', as: 'admin', anew: true, open: behind('/users', 'columns.title') },
  { name: 'listViews', as: 'admin', anew: true, open: behind('/users', 'lists.views') },
  {
    name: 'manyUsers',
    as: 'admin',
    anew: true,
    open: async (page) => {
      await goTo(page, '/users');
      await page.locator('thead input[type=checkbox]').first().check();
      const language = await page.evaluate(() => localStorage.getItem('lang'));
      const words = getCodeLabel(USER_ACTION, 'queue', isLanguage(language) ? language : 'cn');
      await inMain(page, words).click();
      await isOpen(page);
    },
  },
];
