import { toMinorUnits } from '@/contract/minor';
import { expect, type Page } from '@playwright/test';
import { getQueueAboutPath, getQueueListPath } from '@/contract/routes';
import { task } from '../../../server/database/tables/caseTables';
import { queue } from '../../../server/database/tables/organizationTables';
import { eq } from 'drizzle-orm';
import type { Sight, SightPlace } from './sight';

const CODE = 'SIGHT';

const goTo = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((hash) => (location.hash = hash), `#${path}`);
  await expect(page.locator('h1').first()).toBeVisible();
};

/** A queue with the institution's cases in it, made once per institution. */
export async function queueIn({ rig, one }: SightPlace): Promise<string> {
  const { database, institutionId } = rig;
  const [there] = await database.select().from(queue).where(eq(queue.institutionId, institutionId));
  if (there) return String(there.id);
  const row = {
    institutionId,
    code: CODE,
    name: 'Mora de 1 a 30 días',
    type: 'automatic' as const,
    plannedCaseCount: 50,
  };
  const [made] = await database
    .insert(queue)
    .values({ ...row, rule: { minDays: 1, maxDays: 30, minAmount: toMinorUnits(10_000) } })
    .returning();
  await database
    .update(task)
    .set({ queueId: made?.id ?? 0 })
    .where(eq(task.agentId, one.agentId ?? 0));
  return String(made?.id ?? 0);
}

const openCases = async (page: Page, at: SightPlace): Promise<void> => {
  await goTo(page, getQueueListPath(await queueIn(at)));
  await expect(page.locator('.ant-table-row').first()).toBeVisible();
};

/** The queues, their rules, their cases and the dry run of a binding (QU-01, QU-02). */
export const QUEUE_SIGHTS: readonly Sight[] = [
  {
    name: 'queues',
    as: 'admin',
    anew: true,
    open: async (page, at) => {
      await queueIn(at);
      await goTo(page, '/queue');
      await expect(page.locator('.ant-table-row').first()).toBeVisible();
    },
  },
  {
    name: 'queueAdd',
    as: 'admin',
    open: async (page) => {
      await goTo(page, '/addQueue');
      await expect(page.locator('aside[aria-busy=false]')).toBeVisible();
    },
  },
  {
    name: 'queueAbout',
    as: 'admin',
    anew: true,
    open: async (page, at) => {
      await goTo(page, getQueueAboutPath(await queueIn(at)));
      await expect(page.locator('aside[aria-busy=false]')).toBeVisible();
    },
  },
  { name: 'queueCases', as: 'admin', anew: true, open: openCases },
  {
    name: 'queueSort',
    as: 'admin',
    anew: true,
    open: async (page, { words }) => {
      await goTo(page, '/queue');
      await page.getByRole('button', { name: words['queues.sort'] ?? '' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'queueBind',
    as: 'admin',
    anew: true,
    open: async (page, at) => {
      await openCases(page, at);
      await page.locator('thead input[type=checkbox]').first().check();
      await page.getByRole('button', { name: at.words['queues.bind'] ?? '', exact: true }).click();
      await page.getByRole('dialog').getByRole('checkbox').last().check();
      await expect(page.getByRole('dialog').locator('tbody tr').first()).toBeVisible();
    },
  },
  {
    name: 'queueAboutRead',
    as: 'auditor',
    anew: true,
    open: async (page, at) => goTo(page, getQueueAboutPath(await queueIn(at))),
  },
];
