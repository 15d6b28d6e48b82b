import { toMinorUnits } from '@/contract/minor';
import { readFile } from 'node:fs/promises';
import { userGroup } from '../../../server/database/tables/organizationTables';
import { dailyScore } from '../../../server/database/tables/boardTables';
import { payLog } from '../../../server/database/tables/moneyTables';
import { expect, test } from '../../support/journeys/journey';
import { institutionDay, type JourneyRig, type JourneyCase, type JourneyUser } from '../../support/journeys/journeyRig';
import { caseAddress } from '../../support/journeys/casePage';
import { DeductDialogPage } from '../../support/journeys/deductDialog';

async function team(rig: JourneyRig) {
  const [group] = await rig.database
    .insert(userGroup)
    .values({ institutionId: rig.institutionId, name: `Norte ${rig.tag}` })
    .returning();
  const groupId = group?.id ?? null;
  const agent = await rig.user({ groupId, name: `Ana ${rig.tag}`, dailyTarget: toMinorUnits(200_000) });
  const leader = await rig.user({ groupId, role: 'leader', dailyTarget: toMinorUnits(0) });
  const cases = await rig.cases(agent, 3);
  return { agent, leader, cases };
}

/** A payment that came in already today. */
const pay = (rig: JourneyRig, agent: JourneyUser, { id, loanId }: JourneyCase) =>
  rig.database.insert(payLog).values({
    institutionId: rig.institutionId,
    loanId,
    taskId: id,
    agentId: agent.id,
    type: '1',
    amount: toMinorUnits(25_000),
    status: '2',
    opAt: new Date(),
  });

test(
  'DB-01 DB-02 a leader’s board shows an agent’s deduction as soon as it is made, leads to what is behind it, and exports',
  { tag: '@main' },
  async ({ page, rig, enter, browser, baseURL }) => {
    const { agent, leader, cases } = await team(rig);
    const [first, second] = cases;
    if (!first || !second) throw new Error('no cases were made');
    await pay(rig, agent, first);
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/content security|trusted type/iu.test(message.text())) violations.push(message.text());
    });
    await enter(leader, '/dashboard');
    const recovered = page.getByRole('region', { name: 'Recovered amount' });
    await expect(recovered).toContainText('$250.00');
    await expect(
      page
        .getByRole('figure', { name: /Recovered amount day by day/u })
        .locator('svg')
        .first(),
    ).toBeVisible();

    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' });
    await context.addInitScript(() => localStorage.setItem('lang', 'en'));
    const desk = await context.newPage();
    await enter(agent, caseAddress(second), desk);
    const dialog = new DeductDialogPage(desk);
    await expect(desk.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await dialog.open();
    await dialog.write('120.50');
    await dialog.confirm.click();
    await expect(desk.getByText('$120.50 was deducted.')).toBeVisible();
    // The leader's page received the change over the live connection, without a click.
    await expect(recovered).toContainText('$370.50');
    await context.close();

    await recovered.getByRole('link').click();
    await expect(page).toHaveURL(/#\/dashboardInfo\/today\/-\/-\/-\/-\?view=payments$/u);
    const rows = page.locator('.ant-table-row');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('$120.50');
    await expect(page.getByText('2 payments, $370.50 in all')).toBeVisible();
    await expect(page.getByRole('link', { name: `Open the case of loan ${second.loanNo}` })).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'CSV file' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^saldo-payments-\d{4}-\d\d-\d\d\.csv$/u);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain(second.loanNo);
    expect(text.trim().split('\n')).toHaveLength(3);

    // Every figure adds up to its cases; the address alone brings the place back.
    await page.getByRole('link', { name: /^Bound cases 3$/u }).click();
    await expect(rows).toHaveCount(3);
    await page.reload();
    await expect(rows).toHaveCount(3);
    await page.getByRole('link', { name: 'Back to the dashboard' }).click();
    await expect(page.getByRole('region', { name: 'Agents' })).toContainText(agent.name);
    await page.getByRole('link', { name: agent.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Handled cases' })).toBeVisible();
    await expect(page.getByRole('region', { name: `History of ${agent.name}` }).first()).toBeVisible();
    expect(violations).toEqual([]);
  },
);

test('DB-01 RT-08 filters stand in the address, and a chart has its numbers as a table', async ({
  page,
  rig,
  enter,
}) => {
  const { agent, leader, cases } = await team(rig);
  const [first] = cases;
  if (!first) throw new Error('no case was made');
  await pay(rig, agent, first);
  await enter(leader, '/dashboard');
  const recovered = page.getByRole('region', { name: 'Recovered amount' });
  await expect(recovered).toContainText('$250.00');
  await page.getByText('Yesterday', { exact: true }).click();
  await expect(recovered).toContainText('$0.00');
  await expect(page).toHaveURL(/date=yesterday/u);
  await page.goBack();
  await expect(recovered).toContainText('$250.00');
  await page.getByRole('combobox', { name: 'Product' }).click();
  await page.getByText('Crédito rápido', { exact: true }).last().click();
  await expect(page).toHaveURL(/product=/u);
  await expect(page.getByText('No target for a product or device')).toBeVisible();
  await page.reload();
  await expect(recovered).toContainText('$250.00');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/product=/u);
  const trend = page.getByRole('region', { name: 'Day by day' }).first();
  await trend.getByText('Table', { exact: true }).click();
  await expect(trend.getByRole('table')).toContainText('$250.00');
});

test('DB-01 an agent sees the own results, yesterday’s score with what it is made of, and the own history', async ({
  page,
  rig,
  enter,
}) => {
  const { agent, cases } = await team(rig);
  const [first] = cases;
  if (!first) throw new Error('no case was made');
  await pay(rig, agent, first);
  await rig.database
    .insert(dailyScore)
    .values({
      institutionId: rig.institutionId,
      userId: agent.id,
      groupId: agent.groupId,
      day: institutionDay(-1),
      recovered: toMinorUnits(100_000),
      target: toMinorUnits(200_000),
      score: 50,
      rank: 1,
      parts: [{ indicator: 'recoveredAmount', actual: 100_000, target: toMinorUnits(200_000), weight: 50, points: 50 }],
    })
    // The server may have counted the day in the meantime.
    .onConflictDoUpdate({
      target: [dailyScore.institutionId, dailyScore.userId, dailyScore.day],
      set: {
        score: 50,
        rank: 1,
        recovered: toMinorUnits(100_000),
        parts: [
          { indicator: 'recoveredAmount', actual: 100_000, target: toMinorUnits(200_000), weight: 50, points: 50 },
        ],
      },
    });
  await enter(agent, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'My results' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recovered amount' })).toContainText('$250.00');
  const score = page.getByRole('region', { name: "Yesterday's final score" });
  await expect(score).toContainText('50.0');
  await expect(score).toContainText('rank 1 of 1 in the group');
  await expect(score.getByRole('row', { name: /Recovered amount \$1,000\.00 \$2,000\.00 50% 50\.0/u })).toBeVisible();
  const history = page.getByRole('region', { name: 'My history' }).first();
  await history.getByText('Table', { exact: true }).click();
  await expect(history.getByRole('table')).toContainText('$1,000.00');
  await page.getByRole('region', { name: 'Recovered amount' }).getByRole('link').click();
  await expect(page.locator('.ant-table-row')).toHaveCount(1);
});

test('DB-01 the tiles are of one height and fill their rows, however wide the window is', async ({
  page,
  rig,
  enter,
}) => {
  const { leader } = await team(rig);
  await enter(leader, '/dashboard');
  const tile = page.getByRole('region', { name: 'Handled cases' });
  await expect(tile).toBeVisible();
  const layout = () =>
    tile.evaluate((one) => {
      const grid = one.parentElement;
      const right = grid?.getBoundingClientRect().right ?? 0;
      const boxes = [...(grid?.children ?? [])].map((each) => each.getBoundingClientRect());
      const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))];
      const ends = tops.map((top) =>
        Math.max(...boxes.filter((box) => Math.round(box.top) === top).map((box) => box.right)),
      );
      return {
        rows: tops.length,
        heights: new Set(boxes.map(({ height }) => Math.round(height))).size,
        gaps: ends.filter((end) => Math.abs(right - end) > 1.5).length,
      };
    });
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    // The tiles fill in as their figures arrive.
    await expect.poll(layout, { message: `${width} px` }).toMatchObject({ heights: 1, gaps: 0 });
    expect((await layout()).rows).toBeLessThanOrEqual(width < 800 ? 5 : 3);
  }
});
