import { institutionAndQueueCalls } from '@/contract/calls/management/institutionAndQueueCalls';
import { eq, sql } from 'drizzle-orm';
import { task } from '../../../server/database/tables/caseTables';
import { appUser, queue, userGroup } from '../../../server/database/tables/organizationTables';
import { expect, test as base } from '../../support/journeys/journey';
import type { JourneyRig, JourneyCase, JourneyUser } from '../../support/journeys/journeyRig';

interface Team {
  readonly leader: JourneyUser;
  readonly agent: JourneyUser;
  readonly admin: JourneyUser;
  readonly queueId: number;
  /** Twenty-five of them, on two pages; nobody has them. */
  readonly cases: JourneyCase[];
}

async function getTeam(rig: JourneyRig): Promise<Team> {
  const { database, institutionId, tag } = rig;
  const [group] = await database.insert(userGroup).values({ institutionId, name: tag }).returning();
  const row = { institutionId, code: 'S2', name: 'Mora de 6 a 30', type: 'manual' as const, plannedCaseCount: 40 };
  const [made] = await database.insert(queue).values(row).returning();
  const queueId = made?.id ?? 0;
  const groupId = group?.id ?? 0;
  const agent = await rig.user({ groupId, queueId, name: 'Ana Luz' });
  const leader = await rig.user({ groupId, role: 'leader', name: 'Lidia Paz' });
  const admin = await rig.user({ role: 'admin' });
  const cases = await rig.cases(agent, 25, { queue_code: 'S2', agent_username: '' });
  return { leader, agent, admin, queueId, cases };
}

const test = base.extend<{ team: Team }>({
  team: async ({ rig }, hand) => hand(await getTeam(rig)),
});

const heldBy = async ({ database }: JourneyRig, agentId: number): Promise<number> =>
  (await database.select({ id: task.id }).from(task).where(eq(task.agentId, agentId))).length;

test(
  'QU-02 a leader binds unassigned cases after a dry run, the agent sees them live, and the leader takes them back',
  { tag: '@main' },
  async ({ page, browser, rig, team, enter }) => {
    const context = await browser.newContext();
    const agents = await context.newPage();
    await agents.addInitScript(() => localStorage.setItem('lang', 'en'));
    await enter(team.agent, '/myTasks', agents);
    await expect(agents.getByText('No cases here')).toBeVisible();

    await enter(team.leader, '/queue');
    await page.getByRole('link', { name: 'Show the 25 unassigned cases of Mora de 6 a 30' }).click();
    const rows = page.locator('.ant-table-row');
    await expect(rows).toHaveCount(20);
    await page.getByRole('button', { name: 'Select all 25 that match' }).click();
    await rows.nth(2).getByRole('checkbox').uncheck();
    await expect(page.getByText('24 cases selected')).toBeVisible();
    await page.getByRole('button', { name: 'Bind…', exact: true }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: 'Bind 24 cases' }).click();
    await expect(drawer.getByText('Please select the binder')).toBeVisible();
    await drawer.getByRole('checkbox', { name: /Ana Luz/u }).check();
    const dryRun = drawer.getByRole('table', { name: 'What would change' });
    await expect(dryRun.getByRole('row', { name: /Ana Luz/u })).toContainText('+24');
    expect(await heldBy(rig, team.agent.id)).toBe(0);
    await drawer.getByRole('button', { name: 'Bind 24 cases' }).click();

    const bar = page.getByRole('region', { name: 'Binding', exact: true });
    await expect(bar).toContainText('24 cases bound to Ana Luz.');
    await expect(agents.locator('.ant-table-row')).toHaveCount(15);
    expect(await heldBy(rig, team.agent.id)).toBe(24);
    await page.reload();
    await bar.getByRole('button', { name: 'Undo' }).click();
    await expect(bar).toContainText('24 cases went back to who had them.');
    await expect(agents.getByText('No cases here')).toBeVisible();
    expect(await heldBy(rig, team.agent.id)).toBe(0);
    await context.close();
  },
);

test('QU-02 what somebody has worked since the binding is not taken back, and is named', async ({
  page,
  rig,
  team,
  enter,
}) => {
  const plans: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(institutionAndQueueCalls.bindPlan.path)) plans.push(request.url());
  });
  await enter(team.leader, `/queue/list/${team.queueId}`);
  await page.getByRole('columnheader').first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Bind…', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /Ana Luz/u })
    .check();
  await page.getByRole('dialog').getByRole('button', { name: 'Bind 20 cases' }).click();
  const bar = page.getByRole('region', { name: 'Binding', exact: true });
  await expect(bar).toContainText('20 cases bound to Ana Luz.');
  const [touched] = await rig.database.select().from(task).where(eq(task.agentId, team.agent.id)).limit(1);
  await rig.database
    .update(task)
    .set({ version: sql`version + 1` })
    .where(eq(task.id, touched?.id ?? 0));
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(bar).toContainText('19 cases went back to who had them.');
  await bar.getByRole('button', { name: '1 case was left out' }).click();
  await expect(
    page.getByRole('dialog').getByRole('row', { name: new RegExp(touched?.loanNo ?? '-', 'u') }),
  ).toContainText('Worked since');
  // One dry run per request, however long the drawer is open: a repeated one disables the button.
  expect(plans).toHaveLength(1);
});

test(
  'QU-01 an administrator writes a rule, sees what it would move, saves it, and the cases have moved',
  { tag: '@main' },
  async ({ page, rig, team, enter }) => {
    await rig.database.update(task).set({ queueId: null }).where(eq(task.queueId, team.queueId));
    await enter(team.admin, '/queue');
    await expect(page.getByRole('link', { name: '25 cases lie in no queue' })).toBeVisible();
    await page.getByRole('button', { name: 'Add queue' }).click();
    await page.getByLabel('Code').fill('YOUNG');
    await page.getByLabel('Name').fill('Up to a month');
    await page.getByLabel('Overdue days to').fill('30');
    const preview = page.getByRole('complementary', { name: 'What this rule does' });
    // The institution's cases are 21 to 45 days overdue.
    await expect(preview).toContainText('10 open cases fit');
    await page.getByLabel('Overdue days from').fill('31');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText("'From' must not be above 'to'")).toBeVisible();
    await page.getByLabel('Overdue days from').fill('21');
    await expect(preview).toContainText('10 open cases fit');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Up to a month/u })).toBeVisible();
    const openCases = page.locator('dl > div').filter({ hasText: 'Open cases' }).locator('dd');
    await expect(openCases).toHaveText('10');
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Cases moved in');
  },
);

test('QU-02 of 1,018 possible agents only the visible ones are rendered; two are selected by keyboard, and the dry run names both', async ({
  page,
  rig,
  team,
  enter,
}) => {
  const { database, institutionId, tag } = rig;
  const [like] = await database.select().from(appUser).where(eq(appUser.id, team.agent.id));
  if (!like) throw new Error('the agent is missing');
  const { id: _id, ...fields } = like;
  const others = Array.from({ length: 1017 }, (_, place) => {
    const username = `${tag.toLowerCase()}.many${place}`;
    const own = { username, email: `${username}@saldo.example`, name: `Muchos ${place}`, idCard: null };
    return { ...fields, ...own, institutionId };
  });
  for (const part of [others.slice(0, 500), others.slice(500)]) await database.insert(appUser).values(part);
  await enter(team.leader, `/queue/list/${team.queueId}`);
  await page.locator('.ant-table-row').first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Bind…', exact: true }).click();
  const agents = page.getByRole('table', { name: 'Agent', exact: true });
  await expect(agents).toHaveAttribute('aria-rowcount', '1020'); // with the leader and the headings
  expect(await agents.getByRole('row').count()).toBeLessThan(40);
  const first = agents.getByRole('checkbox').first();
  await first.focus();
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();
  // Beyond the initially rendered rows: Tab always reaches the next one.
  for (let at = 0; at < 30; at += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await page.keyboard.press('Tab');
    // oxlint-disable-next-line no-await-in-loop
    await expect(agents.locator('input:focus')).toHaveCount(1);
  }
  await page.keyboard.press('Space');
  await expect(page.getByRole('table', { name: 'What would change' }).getByRole('row')).toHaveCount(3);
  await page.goto(`/#/queueAbout/${team.queueId}`);
  await expect(page.getByRole('table', { name: 'Who works it' })).toHaveAttribute('aria-rowcount', '1019');
});
