import type { Page } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import sharp from 'sharp';
import type { Database } from '../../../server/database/connect';
import { task } from '../../../server/database/tables/caseTables';
import { appUser } from '../../../server/database/tables/organizationTables';
import { expect, test } from '../../support/journeys/journey';
import { caseAddress } from '../../support/journeys/casePage';
import { LOGIN_SIGHTS, SIGHTS, wordsFor } from '../../support/sights/screens';
import { walkSights } from '../../support/sights/walkSights';

const folder = resolve('.cache/screenshots');

/** `npm run screenshots`: every screen in every language, light and dark, on a narrow, a small and a large display. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );
};

/** States that are no screens of their own. */
const STATES: typeof SIGHTS = [
  {
    name: 'listFailed',
    anew: true,
    open: async (page, { words }) => {
      await page.route(/task\/listing/u, (route) => route.fulfill({ json: { code: '99', message: '!?' } }));
      await page.reload();
      await expect(page.getByText(words['state.failed'] ?? '')).toBeVisible();
      await page.unroute(/task\/listing/u);
    },
  },
  {
    name: 'loggedOut',
    open: async (page) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      await page.evaluate(() => new BroadcastChannel('saldo.session').postMessage({ type: 'logout', epoch: 1 }));
      await expect(page.locator('dialog')).toBeVisible();
    },
  },
  // Escape has closed the dialog: the screen stays to be read.
  { name: 'loggedOutStay', open: (page) => expect(page.locator('dialog')).toHaveCount(0) },
];

const HEIGHT_OF = { 1024: 768, 1280: 800, 1920: 1080 } as const;

for (const width of [1024, 1280, 1920] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    for (const language of ['cn', 'en', 'es'] as const) {
      const shoot = async (page: Page, name: string): Promise<void> => {
        await settled(page);
        await page.screenshot({ path: resolve(folder, `${width}-${scheme}-${language}-${name}.png`) });
      };

      test.describe(`${width} ${scheme} ${language}`, () => {
        test.use({ language, colorScheme: scheme, viewport: { width, height: HEIGHT_OF[width] } });

        test('the workplace', async ({ page, rig, enter }) => {
          test.setTimeout(600_000);
          await mkdir(folder, { recursive: true });
          await walkSights({ page, rig, enter, language }, shoot, [...SIGHTS, ...STATES]);
        });

        test('without cases, and without permission', async ({ page, rig, enter }) => {
          await enter(await rig.user({ role: 'auditor', showAnnouncements: false }));
          await expect(page.locator('.ant-table-placeholder')).toBeVisible();
          await shoot(page, 'empty');
          await page.evaluate(() => (location.hash = '#/myTasks'));
          await expect(page.locator('h1')).toHaveText(wordsFor(language)['state.noPermission.title'] ?? '');
          await shoot(page, 'noPermission');
        });

        test('the login', async ({ page, rig }) => {
          await mkdir(folder, { recursive: true });
          for (const { name, open } of LOGIN_SIGHTS) {
            await open(page, rig);
            await shoot(page, name);
          }
        });
      });
    }
  }
}

/** A case of the seeded agent on which much has happened. */
const richCase = async (database: Database) => {
  const [agent] = await database.select().from(appUser).where(eq(appUser.username, 'agent'));
  const lively = and(eq(task.agentId, agent?.id ?? 0), eq(task.status, 'C20'), isNotNull(task.lastCallAt));
  const [one] = await database.select().from(task).where(lively).orderBy(desc(task.amount)).limit(1);
  if (!agent || !one) throw new Error('the seeded agent has no promised case');
  return { agent, one };
};

test.describe('the picture of the README', () => {
  test.use({ viewport: { width: 1360, height: 850 } });

  test('docs/picture.png', async ({ page, database, enter }) => {
    const { agent, one } = await richCase(database);
    await enter(agent, `${caseAddress(one)}?sort=next`);
    await page.getByRole('tab', { name: 'Log', exact: true }).click();
    await expect(page.getByRole('tabpanel').getByRole('row').nth(1)).toBeVisible();
    await page.getByText('Connected', { exact: true }).last().click();
    await page.getByText('Willing to pay', { exact: true }).last().click();
    await settled(page);
    const picture = await page.screenshot();
    await sharp(picture).png({ palette: true, quality: 90, effort: 8 }).toFile(resolve('docs/picture.png'));
  });
});
