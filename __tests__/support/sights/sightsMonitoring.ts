import { expect, type Page } from '@playwright/test';
import { curiousAgent } from '../journeys/curiousAgent';
import { failedSignIn } from '../journeys/failedSignIn';
import type { Sight } from './sight';

const open = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((hash) => (location.hash = hash), `#${path}`);
  await expect(page.locator('section > header h1')).toBeVisible();
  await expect(page.locator('.ant-table-row').first()).toBeVisible();
};

/** Monitoring as a leader sees it, the trail as an auditor does (MO-01, TR-02). */
export const MONITORING_SIGHTS: readonly Sight[] = [
  {
    name: 'monitoring',
    as: 'leader',
    open: async (page, { rig, people, one }) => {
      await curiousAgent(rig, people.agent, one);
      await open(page, '/dataMonitoring');
    },
  },
  {
    name: 'behaviour',
    as: 'leader',
    open: async (page, { people }) => open(page, `/behaviorDetail/${people.agent.id}`),
  },
  {
    name: 'monitoringNone',
    as: 'leader',
    open: async (page, { words }) => {
      await page.evaluate(() => (location.hash = '#/dataMonitoring?user=nobody'));
      await expect(page.getByText(words['monitoring.empty.filtered'] ?? '')).toBeVisible();
    },
  },
  {
    name: 'trail',
    as: 'auditor',
    open: async (page, { rig, people, words }) => {
      await failedSignIn(rig, people.agent);
      await open(page, '/trail');
      await page
        .locator('header')
        .getByRole('button', { name: words['trail.verify'] ?? '' })
        .click();
      await expect(page.locator('.ant-alert-success')).toBeVisible();
    },
  },
  {
    name: 'trailLogin',
    as: 'auditor',
    anew: true,
    open: async (page) => {
      await open(page, '/trail');
      await page.locator('.ant-table-row a').first().click();
      await page.locator('ol button').nth(3).click();
      await expect(page.locator('pre')).toBeVisible();
    },
  },
  {
    name: 'trailExport',
    as: 'auditor',
    anew: true,
    open: async (page, { words }) => {
      await open(page, '/trail?result=livenessFailed');
      await page.getByRole('button', { name: words['trail.export'] ?? '', exact: true }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
];
