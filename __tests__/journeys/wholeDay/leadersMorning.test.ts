import { queue, userGroup } from '../../../server/database/tables/organizationTables';
import { expect, test } from '../../support/journeys/journey';
import { institutionDay } from '../../support/journeys/journeyRig';

const today = institutionDay();

test('SS-01 QU-01 QU-02 DB-01 a leader’s morning: who is there, what waits, who gets it, and what the board says', async ({
  page,
  rig,
  enter,
}) => {
  test.slow();
  const { database, institutionId, tag } = rig;
  const [group] = await database.insert(userGroup).values({ institutionId, name: tag }).returning();
  const [line] = await database
    .insert(queue)
    .values({ institutionId, code: 'S2', name: 'Mora de 6 a 30', type: 'manual', plannedCaseCount: 12 })
    .returning();
  const [groupId, queueId] = [group?.id ?? 0, line?.id ?? 0];
  const here = await rig.user({ groupId, queueId, name: 'Ana Luz' });
  await rig.user({ groupId, queueId, name: 'Beto Sol' });
  const leader = await rig.user({ groupId, role: 'leader', name: 'Lidia Paz' });
  await rig.cases(here, 6, { queue_code: 'S2', agent_username: '' });

  await test.step('the schedule: one is here, one is absent', async () => {
    await enter(leader, `/seatingSchedule?view=weeks&at=${today}`);
    const day = (new Date(`${today}T00:00:00Z`).getUTCDay() || 7) - 1;
    const cell = (row: number) => page.locator(`[data-row="${row}"]`).nth(day);
    await cell(0).click();
    await page.keyboard.press('d');
    await cell(1).click();
    await page.keyboard.press('a');
    await expect(page.getByText('2 cells saved').or(page.getByText('1 cell saved')).first()).toBeVisible();
    await expect(cell(0)).toHaveText('D');
    await expect(cell(1)).toHaveText('A');
  });

  await test.step('the queue: what nobody has, to the one who is here', async () => {
    await page.getByRole('link', { name: 'Queues', exact: true }).click();
    await page.getByRole('link', { name: 'Show the 6 unassigned cases of Mora de 6 a 30' }).click();
    await page.getByRole('columnheader').first().getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Bind…', exact: true }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('row').filter({ hasText: 'Beto Sol' })).toContainText('Absent');
    await drawer.getByRole('checkbox', { name: /Ana Luz/u }).check();
    await drawer.getByRole('button', { name: 'Bind 6 cases' }).click();
    await expect(page.getByRole('region', { name: 'Binding', exact: true })).toContainText('6 cases bound to Ana Luz.');
  });

  await test.step('the board counts them', async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Bound cases' })).toContainText('6');
  });
});
