import { expect, type Page } from '@playwright/test';
import type { Language } from '@/contract/language';
import { getConditionsPath } from '@/contract/routes';
import type { JourneyRig } from '../journeys/journeyRig';
import { getWords } from '../journeys/journeyWords';
import { caseAddress } from '../journeys/casePage';
import { LoginPage } from '../journeys/loginPage';
import type { Sight } from './sight';
import { QUEUE_SIGHTS } from './sightsQueues';
import { SEAT_SIGHTS } from './sightsSeats';
import { BOARD_SIGHTS } from './sightsBoard';
import { COMPLAINT_SIGHTS } from './sightsComplaints';
import { INSTITUTION_SIGHTS } from './sightsInstitutions';
import { SYSTEM_SIGHTS } from './sightsSystem';
import { APPROVAL_SIGHTS } from './sightsApprovals';
import { LENDER_SIGHTS } from './sightsLender';
import { OVERLAY_SIGHTS } from './sightsOverlays';
import { MONITORING_SIGHTS } from './sightsMonitoring';
import { USER_SIGHTS } from './sightsUsers';

const go = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((hash) => (location.hash = hash), `#${path}`);
  await expect(page.locator('h1').first()).toBeVisible();
};

const tab =
  (id: string): Sight['open'] =>
  async (page, { one, words }) => {
    await go(page, caseAddress(one));
    await page.getByRole('tab', { name: words[id] ?? id, exact: true }).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
  };

/** A dialog of the case, opened by its key. */
const dialog =
  (key: string): Sight['open'] =>
  async (page, at) => {
    await tab('case.tab.keyInfo')(page, at);
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
  };

/** Every screen and dialog behind the login. */
export const SIGHTS: readonly Sight[] = [
  {
    name: 'caseList',
    open: async (page) => {
      await go(page, '/case/list');
      await expect(page.locator('.ant-table-row').first()).toBeVisible();
    },
  },
  {
    name: 'filters',
    anew: true,
    open: async (page, { words }) => {
      await go(page, '/case/list');
      await page.getByRole('button', { name: words['cases.filters'] ?? '' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'myTasks',
    open: async (page) => {
      await go(page, '/myTasks');
      await expect(page.locator('.ant-table-row').first()).toBeVisible();
    },
  },
  { name: 'noMatch', open: (page) => go(page, '/myTasks?borrowerName=nobody') },
  { name: 'caseKeyInfo', open: tab('case.tab.keyInfo') },
  { name: 'caseLog', open: tab('case.tab.log') },
  { name: 'caseTimeline', open: tab('case.tab.timeline') },
  { name: 'caseRepayment', open: tab('case.tab.repayment') },
  { name: 'casePerson', open: tab('case.tab.person') },
  { name: 'casePhoneBook', open: tab('case.tab.phoneBook') },
  { name: 'caseMaterial', open: tab('case.tab.material') },
  { name: 'caseMessages', open: tab('case.tab.messages') },
  {
    name: 'caseKeys',
    anew: true,
    open: async (page, at) => {
      await tab('case.tab.keyInfo')(page, at);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'caseSms', anew: true, open: dialog('s') },
  { name: 'caseDeduct', anew: true, open: dialog('d') },
  { name: 'caseCode', anew: true, open: dialog('q') },
  {
    name: 'conditions',
    open: async (page, { one }) => {
      await go(page, getConditionsPath(String(one.id)));
      // The heading may still be that of the case.
      await expect(page.locator('.ant-table-row').first()).toBeVisible();
    },
  },
  {
    name: 'statistics',
    open: async (page) => {
      await go(page, '/statistics');
      await expect(page.locator('.ant-table-row').first()).toBeVisible();
    },
  },
  { name: 'statisticsNone', open: (page) => go(page, '/statistics?date=yesterday&page=9') },
  {
    name: 'longAging',
    open: async (page) => {
      await go(page, '/longAging');
      await page.locator('.ant-table-row button').first().click();
      await expect(page.locator('h2').first()).toBeVisible();
    },
  },
  {
    name: 'caseRecord',
    open: async (page, at) => {
      await tab('case.tab.keyInfo')(page, at);
      await page.locator('.ant-radio-button-wrapper, .ant-radio-wrapper').nth(4).click();
      await page.locator('textarea').fill('¡Ñandú!');
      await page.locator('form .ant-btn').nth(1).click();
    },
  },
  {
    name: 'caseNotFound',
    open: async (page, { words }) => {
      await page.evaluate(() => (location.hash = '#/task/999999999/none'));
      await expect(page.getByText(words['case.notFound'] ?? '')).toBeVisible();
    },
  },
  {
    name: 'announcement',
    anew: true,
    open: async (page, { words }) => {
      await go(page, '/case/list');
      await page.getByRole('button', { name: words['announcement.view'] ?? '', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'userMenu',
    anew: true,
    open: async (page) => {
      await go(page, '/case/list');
      await page.getByRole('banner').getByRole('button').last().click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  ...SYSTEM_SIGHTS,
  ...INSTITUTION_SIGHTS,
  ...COMPLAINT_SIGHTS,
  ...BOARD_SIGHTS,
  ...SEAT_SIGHTS,
  ...QUEUE_SIGHTS,
  ...LENDER_SIGHTS,
  ...APPROVAL_SIGHTS,
  ...MONITORING_SIGHTS,
  ...USER_SIGHTS,
  ...OVERLAY_SIGHTS,
];

/** Every screen before the login. */
export const LOGIN_SIGHTS: readonly {
  readonly name: string;
  readonly open: (page: Page, rig: JourneyRig) => Promise<void>;
}[] = [
  {
    name: 'login',
    open: async (page) => {
      await page.goto('/#/login');
      await expect(page.locator('form img')).toBeVisible();
    },
  },
  {
    name: 'loginErrors',
    open: async (page) => {
      await page.locator('button[type=submit]').click();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
    },
  },
  {
    name: 'faceCheck',
    open: async (page, rig) => {
      const user = await rig.user({ faceCheck: 'camera' });
      await signInAnyLanguage(page, user.username);
      await expect(page.locator('[data-state]')).toBeVisible();
    },
  },
  {
    name: 'providerCheck',
    open: async (page, rig) => {
      const user = await rig.user({ faceCheck: 'provider' });
      await page.goto('/#/login');
      await page.reload();
      await signInAnyLanguage(page, user.username);
      await expect(page.locator('iframe')).toBeVisible();
    },
  },
];

async function signInAnyLanguage(page: Page, username: string): Promise<void> {
  await expect(page.locator('form img')).toBeVisible();
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill('Passw0rd!1');
  await page.locator('input[name=captcha]').fill('0000');
  await new LoginPage(page).submit.click();
}

/** Returns the texts that the walk needs in a language. */
export const wordsFor = (language: Language): Record<string, string> => getWords(language);
