import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { Language } from '@/contract/language';
import { collectionLog, loan, task } from '../../server/database/tables/caseTables';
import { publishAnnouncement } from '../../server/domain/announcements';
import type { House, JourneyCase, JourneyUser } from '../support/journeyHouse';
import { wordsOf } from '../support/journeyWords';
import { caseAddress } from './casePage';
import { LoginPage } from './loginPage';

/** A user with cases at every stage, logs, long texts and an announcement: enough to fill every screen. */
export async function furnish(house: House): Promise<{ user: JourneyUser; one: JourneyCase }> {
  const user = await house.user();
  const cases = await house.cases(user, 18);
  const [one] = cases;
  if (!one) throw new Error('no case was made');
  const { database, institutionId } = house;
  const statuses = ['C00', 'C01', 'C10', 'C20', 'C30', 'C31', 'C32', 'C40', 'C50'] as const;
  const results = ['LC', 'RETRY', 'RPD', 'PTP', 'DTP', 'WTP', 'PTCPST', 'PTN', 'NORLVT'];
  const now = new Date();
  for (const [place, { id }] of cases.entries()) {
    const called = {
      lastCallResult: results[place % 9] ?? 'LC',
      lastCallAt: now,
      lastFollowUpAt: now,
      lastCallAgent: user.name,
    };
    const willingness = (['high', 'medium', 'low', 'unknown'] as const)[place % 4] ?? 'low';
    await database
      .update(task)
      .set({ ...called, willingness, status: statuses[place % 9] ?? 'C00' })
      .where(eq(task.id, id));
  }
  await database
    .update(loan)
    .set({ loanTime: now, lastOpenedAt: now, lastRepaymentPageAt: now })
    .where(eq(loan.id, one.loanId));
  const line = {
    institutionId,
    taskId: one.id,
    agentId: user.id,
    creatorName: user.name,
    channel: '01' as const,
    createdAt: now,
  };
  await database.insert(collectionLog).values([
    {
      ...line,
      callStatus: 'CNCT',
      callResult: 'PTCPST',
      contactRelation: 'R02',
      contactName: 'Esposa 1',
      contactPhone: '******1000',
      remarks: '¡Ñandú! 1234',
      nextFollowUpAt: now,
    },
    { ...line, callStatus: 'NULL', callResult: 'LC', remarks: null },
  ]);
  await house.telling((tx, tell) =>
    publishAnnouncement(
      { tx, tell, now },
      {
        institutionId,
        forUserId: user.id,
        name: 'Ñandú',
        idNo: '12***34',
        irregularities: '¡1!',
        processResult: '¡2!',
        content: '¡3! '.repeat(20),
      },
    ),
  );
  return { user, one };
}

/** A screen or dialog to look at: how to get there from a signed-in list. */
export interface Sight {
  /** Begins on a freshly loaded page. */
  readonly anew?: true;
  readonly name: string;
  readonly open: (page: Page, at: { one: JourneyCase; words: Record<string, string> }) => Promise<void>;
}

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
  { name: 'caseTask', open: tab('case.tab.task') },
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
      await page.getByRole('button', { name: words['announcement.view'] ?? '' }).click();
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
];

/** Every screen before the login. */
export const LOGIN_SIGHTS: readonly {
  readonly name: string;
  readonly open: (page: Page, house: House) => Promise<void>;
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
    open: async (page, house) => {
      const user = await house.user({ faceCheck: 'camera' });
      await signInAnyLanguage(page, user.username);
      await expect(page.locator('[data-state]')).toBeVisible();
    },
  },
  {
    name: 'providerCheck',
    open: async (page, house) => {
      const user = await house.user({ faceCheck: 'provider' });
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

/** What the walk needs to find its way in a language. */
export const wordsFor = (language: Language): Record<string, string> => wordsOf(language);
