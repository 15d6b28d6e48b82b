import { expect, test } from '../../support/journeys/journey';
import { userGroup } from '../../../server/database/tables/organizationTables';
import { curiousAgent } from '../../support/journeys/curiousAgent';

test(
  'MO-01 RT-08 a leader sees who looked too much, why, and every single look up to its case',
  { tag: '@main' },
  async ({ page, rig, enter }) => {
    const [group] = await rig.database
      .insert(userGroup)
      .values({ institutionId: rig.institutionId, name: 'Norte' })
      .returning();
    const groupId = group?.id ?? null;
    const agent = await rig.user({ groupId, name: 'Ana Curiosa' });
    const calm = await rig.user({ groupId, name: 'Blas Tranquilo' });
    const [one] = await rig.cases(agent, 1);
    await curiousAgent(rig, agent, one);
    await rig.database.execute(
      `insert into behaviour (institution_id, user_id, type, socket_ip, created_at) values (${rig.institutionId}, ${calm.id}, 'openCase', '10.0.0.1', now())`,
    );
    await enter(await rig.user({ role: 'leader', groupId }), '/dataMonitoring');
    const rows = page.locator('.ant-table-row');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Ana Curiosa');
    await expect(rows.first()).toContainText('Serious');
    await expect(rows.first()).toContainText(/\d+ looks at personal data on/u);
    await page.getByText('Serious only', { exact: true }).click();
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(/severity=serious/u);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'CSV file' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^saldo-behaviour-.*\.csv$/u);

    await page.getByRole('link', { name: 'Show what Ana Curiosa did' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ana Curiosa' })).toBeVisible();
    await expect(page.getByText('45 rows')).toBeVisible();
    const hours = page.getByRole('button', { name: /:00.* [1-9]\d* entr/u });
    await hours.first().click();
    await expect(page).toHaveURL(/hour=\d+/u);
    await page.getByRole('button', { name: 'All hours' }).click();
    await page
      .getByRole('link', { name: /^Open the case of loan/u })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /Prueba/u })).toBeVisible();
  },
);
