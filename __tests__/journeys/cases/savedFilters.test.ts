import { SAVED_FILTERS_MAX } from '../../../server/modules/cases/taskViewHandlers';
import { savedFilter } from '../../../server/database/tables/materialTables';
import { expect, test } from '../../support/journeys/journey';
import { notices } from '../../support/journeys/shellPage';

const rows = '.ant-table-row';

test(
  'CL-01 RT-08 filters are saved under a name, applied again on another day, deleted and brought back',
  { tag: '@main' },
  async ({ page, rig, enter }) => {
    const user = await rig.user();
    await rig.cases(user, 3);
    await rig.cases(user, 2, { app_name: 'Dinero Ágil' });
    await enter(user, '/case/list?appName=Dinero+%C3%81gil&sort=amount&order=desc&page=1');
    await expect(page.locator(rows)).toHaveCount(2);
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await expect(drawer.getByText('Nothing saved yet.')).toBeVisible();
    await drawer.getByRole('textbox', { name: 'Name for the filters in force' }).fill('  Mine of Ágil ');
    await drawer.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(notices(page, 'Saved successfully')).toBeVisible();
    const saved = drawer.getByRole('button', { name: 'Mine of Ágil', exact: true });
    await expect(saved).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/#/case/list');
    await page.reload();
    await expect(page.locator(rows)).toHaveCount(5);
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(drawer.getByText('Filter the list first')).toBeVisible();
    await saved.click();
    await expect(drawer).toBeHidden();
    await expect(page.locator(rows)).toHaveCount(2);
    await expect(page).toHaveURL(/sort=amount&order=desc/u);
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    await drawer.getByRole('button', { name: 'Delete the saved filter Mine of Ágil' }).click();
    await expect(saved).toHaveCount(0);
    await drawer.getByRole('button', { name: 'Undo' }).click();
    await expect(saved).toBeVisible();
    await page.keyboard.press('Escape');
    // Each list has its own.
    await page.getByRole('link', { name: 'My Tasks' }).click();
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(drawer.getByText('Nothing saved yet.')).toBeVisible();
  },
);

test('CL-01 the same name replaces the saved filter, and too many are refused in words', async ({
  page,
  rig,
  database,
  enter,
}) => {
  const user = await rig.user();
  await rig.cases(user, 2);
  const { institutionId } = rig;
  await database.insert(savedFilter).values(
    Array.from({ length: SAVED_FILTERS_MAX }, (_, at) => ({
      institutionId,
      userId: user.id,
      list: 'caseList' as const,
      name: `Kept ${at}`,
      query: 'status=C10',
    })),
  );
  await enter(user, '/case/list?status=C00');
  await expect(page.locator(rows)).toHaveCount(2);
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  const name = drawer.getByRole('textbox', { name: 'Name for the filters in force' });
  await name.fill('One more');
  await name.press('Enter');
  await expect(page.getByRole('region', { name: 'Notices' }).getByText(/\d/u)).toBeVisible();
  await expect(name).toHaveValue('One more');
  await name.fill('Kept 3');
  await expect(drawer.getByText('This replaces the saved filter of the same name.')).toBeVisible();
  await name.press('Enter');
  await expect(drawer.getByRole('button', { name: 'Kept 3', exact: true })).toHaveAttribute('aria-pressed', 'true');
});
