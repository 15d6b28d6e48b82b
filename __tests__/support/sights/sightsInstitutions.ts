import { expect, type Page } from '@playwright/test';
import { institution } from '../../../server/database/tables/organizationTables';
import type { Sight, SightPlace } from './sight';

const go = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((hash) => (location.hash = hash), `#${address}`);
};

const matrix =
  (then: (page: Page, at: SightPlace) => Promise<void>): Sight['open'] =>
  async (page, at) => {
    await go(page, '/system?tab=permissions');
    await expect(page.locator('table input[type=checkbox]').first()).toBeVisible();
    await then(page, at);
  };

/** Institutions and permissions, as an administrator sees them (IN-01, RO-01). */
export const INSTITUTION_SIGHTS: readonly Sight[] = [
  {
    name: 'institutions',
    as: 'admin',
    open: async (page, { rig }) => {
      const { database, institutionId: parentId, tag } = rig;
      const row = { parentId, currency: 'MXN', timeZone: 'America/Mexico_City', name: '¡Ñandú!' };
      await database
        .insert(institution)
        .values([
          { ...row, code: `${tag}-1` },
          { ...row, code: `${tag}-2`, enabled: false },
        ])
        .onConflictDoNothing();
      await go(page, '/system?tab=institutions');
      await page.reload();
      await expect(page.getByRole('treeitem')).toHaveCount(3);
      await expect(page.locator('.ant-table-row').first()).toBeVisible();
    },
  },
  {
    name: 'addInstitution',
    as: 'admin',
    anew: true,
    open: async (page, { words }) => {
      await go(page, '/system?tab=institutions');
      await page.getByRole('button', { name: words['institutions.add'] ?? '', exact: true }).click();
      await page.getByRole('dialog').locator('.ant-btn-primary').click();
      await expect(page.getByRole('dialog').locator('.ant-form-item-explain-error').first()).toBeVisible();
    },
  },
  { name: 'rolePermissions', as: 'admin', anew: true, open: matrix(async () => {}) },
  {
    name: 'rolePermissionsReview',
    as: 'admin',
    anew: true,
    open: matrix(async (page, { words }) => {
      await page.locator('table input[type=checkbox]').first().click();
      await page.getByRole('button', { name: words['permissions.review'] ?? '' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }),
  },
  {
    name: 'permittedUsers',
    as: 'admin',
    anew: true,
    open: async (page) => {
      await go(page, '/system?tab=permissions&view=users');
      await expect(page.locator('.ant-table-row').first()).toBeVisible();
    },
  },
  {
    name: 'userPermissions',
    as: 'admin',
    anew: true,
    open: async (page, { people }) => {
      await go(page, `/system?tab=permissions&view=users&user=${people.agent.id}`);
      await expect(page.locator('table th[scope=row]').first()).toBeVisible();
    },
  },
  {
    name: 'permissionHistory',
    as: 'admin',
    anew: true,
    open: async (page) => {
      await go(page, '/system?tab=permissions&view=history');
      await expect(page.getByRole('table').first()).toBeVisible();
    },
  },
];
