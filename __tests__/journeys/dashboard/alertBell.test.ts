import { userGroup } from '../../../server/database/tables/organizationTables';
import { workSchedule } from '../../../server/database/tables/seatTables';
import { type JourneyRig, type JourneyUser, institutionDay } from '../../support/journeys/journeyRig';
import { publishCaseChanged } from '../../../server/modules/cases/publishCaseChanged';
import { expect, test } from '../../support/journeys/journey';

/** An agent and who leads them. */
async function oneGroup(rig: JourneyRig) {
  const { database, institutionId } = rig;
  const [group] = await database
    .insert(userGroup)
    .values({ institutionId, name: `Norte ${rig.tag}` })
    .returning();
  const groupId = group?.id ?? null;
  return { agent: await rig.user({ groupId }), leader: await rig.user({ groupId, role: 'leader' }) };
}

/** Written down without a word to anybody. */
async function stayAway({ database, institutionId }: JourneyRig, { id }: JourneyUser): Promise<void> {
  const by = { institutionId, updatedAt: new Date(), updatedBy: id };
  await database.insert(workSchedule).values({ ...by, userId: id, day: institutionDay(), status: 'absent' });
}

test('DB-01 a leader who works in another screen sees at the bell that too few are on duty, reads it, hides it for today, and it stays hidden after a reload', async ({
  page,
  rig,
  enter,
}) => {
  const { agent, leader } = await oneGroup(rig);
  await stayAway(rig, agent);
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

test('DB-01 AP-08 while an agent works, the bell of the leader updates at once instead of every minute', async ({
  page,
  rig,
  enter,
}) => {
  const { agent, leader } = await oneGroup(rig);
  const [one] = await rig.cases(agent, 1);
  if (!one) throw new Error('no case came');
  const counted = page.waitForResponse(/achievementBoard.alerts/u);
  await enter(leader, '/case/list');
  await counted;
  await expect(page.getByRole('banner').getByRole('button', { name: 'No alerts' })).toBeVisible();
  await stayAway(rig, agent);
  await rig.telling(async (tx, tell) => {
    const caller = { userId: agent.id, institutionId: rig.institutionId };
    await publishCaseChanged(one, { tx, publish: tell, caller });
  });
  await expect(page.getByRole('banner').getByRole('button', { name: '1 alert' })).toBeVisible();
});
