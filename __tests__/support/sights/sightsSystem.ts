import { expect, type Page } from '@playwright/test';
import type { Sight } from './sight';

const openTab =
  (tab: string, more = ''): Sight['open'] =>
  async (page, { words }) => {
    await page.evaluate((hash) => (location.hash = hash), `#/system?tab=${tab}${more}`);
    const name = words[`system.tab.${tab}`] ?? tab;
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    // The panel has loaded.
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  };

/** A dialog of a tab, behind the button with these words. */
const openDialog =
  (tab: string, words: string): Sight['open'] =>
  async (page: Page, at) => {
    await openTab(tab)(page, at);
    await page
      .getByRole('button', { name: at.words[words] ?? words })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };

const TABS = [
  'announcements',
  'notices',
  'signIn',
  'whitelist',
  'apiKeys',
  'singleSignOn',
  'sms',
  'quotas',
  'standards',
  'board',
  'allocation',
  'sharing',
  'law',
  'lawReplay',
  'plans',
  'secondPerson',
  'history',
];

/** The system configuration, tab by tab, and its dialogs (SY-01, SY-02). */
export const SYSTEM_SIGHTS: readonly Sight[] = [
  ...TABS.map((tab): Sight => ({ as: 'admin', name: `system-${tab}`, open: openTab(tab) })),
  { as: 'admin', name: 'system-lawPacks', open: openTab('law', '&view=packs') },
  { as: 'admin', name: 'system-lawOwn', open: openTab('law', '&view=own') },
  // A pack with holidays, whichever one the institution's zone shows first.
  { as: 'admin', name: 'system-lawOfPeru', open: openTab('law', '&pack=PE@2010-10-02') },
  {
    as: 'admin',
    name: 'system-newAnnouncement',
    anew: true,
    open: openDialog('announcements', 'system.announcements.new'),
  },
  { as: 'admin', name: 'system-newApiKey', anew: true, open: openDialog('apiKeys', 'system.apiKeys.new') },
  { as: 'admin', name: 'system-newTemplate', anew: true, open: openDialog('sms', 'system.sms.add') },
  { as: 'auditor', name: 'system-readOnly', open: openTab('signIn') },
];
