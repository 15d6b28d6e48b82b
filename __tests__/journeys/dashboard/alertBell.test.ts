import { userGroup } from '../../../server/database/tables/organisationTables';
import { workSchedule } from '../../../server/database/tables/seatTables';
import { institutionDay } from '../../support/journeys/journeyRig';
import { expect, test } from '../../support/journeys/journey';

test('DB-01 a leader who works in another screen sees at the bell that too few are on duty, reads it, hides it for today, and it stays hidden after a reload', async ({
  page,
  rig,
  enter,
}) => {
  const { database, institutionId } = rig;
  const [group] = await database
    .insert(userGroup)
    .values({ institutionId, name: `Norte ${rig.tag}` })
    .returning();
  const groupId = group?.id ?? null;
  const agent = await rig.user({ groupId });
  const leader = await rig.user({ groupId, role: 'leader' });
  const by = { institutionId, updatedAt: new Date(), updatedBy: leader.id };
  await database.insert(workSchedule).values({ ...by, userId: agent.id, day: institutionDay(), status: 'absent' });

  await enter(leader, '/case/list');
  const bell = page.getByRole('banner').getByRole('button', { name: '1 alert' });
  await bell.click();
  const list = page.getByRole('region', { name: 'Alerts' });
  await expect(list).toContainText('Short-staffed today: 0 of 1 agents on duty');
  await page.setViewportSize({ width: 640, height: 400 });
  const box = await list.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 640).toBe(true);
  await list.getByRole('button', { name: 'Hide for today: short-staffed' }).click();
  await expect(page.getByRole('button', { name: 'No alerts' })).toBeVisible();
  await page.reload();
  const calm = page.getByRole('button', { name: 'No alerts' });
  await calm.click();
  await list.getByRole('button', { name: 'Show 1 hidden alert' }).click();
  await expect(list.getByRole('link', { name: /Short-staffed/u })).toBeVisible();
});
