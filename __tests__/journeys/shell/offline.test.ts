import type { Page, WebSocketRoute } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { draft } from '../../../server/database/tables/workTables';
import { publishAnnouncement } from '../../../server/modules/announcements/announcements';
import { expect, test } from '../../support/journeys/journey';
import type { JourneyRig, JourneyUser } from '../../support/journeys/journeyRig';
import { caseAddress, CasePage } from '../../support/journeys/casePage';
import { questionsIn } from '../../support/journeys/questionsIn';
import { countNotices, OFFLINE, told } from '../../support/journeys/countedNotices';

const publish = (rig: JourneyRig, user: JourneyUser): Promise<unknown> =>
  rig.telling((tx, tell) =>
    publishAnnouncement(
      { tx, publish: tell, now: new Date() },
      {
        institutionId: rig.institutionId,
        forUserId: user.id,
        name: 'Ana',
        idNo: 'AB***12',
        irregularities: 'Called at night',
        processResult: 'Written warning',
        content: 'No calls after ten',
      },
    ),
  );

const nobody = { id: 0, loanNo: '' };

/** The answered questions from now on, by the first parts of their path. */
function countAnswers(page: Page): Map<string, number> {
  const answers = new Map<string, number>();
  page.on('response', (response) => {
    for (const question of questionsIn(response.url())) {
      const path = /^(?:\/prod\/)?(\w+\/\w+)/u.exec(question)?.[1];
      if (path !== undefined) answers.set(path, (answers.get(path) ?? 0) + 1);
    }
  });
  return answers;
}

test('CD-13 AP-08 without a network the agent reads and types on; one calm line says so, and all is caught up once', async ({
  page,
  context,
  rig,
  database,
  enter,
}) => {
  const user = await rig.user();
  const [one] = await rig.cases(user, 2);
  await enter(user, caseAddress(one ?? nobody));
  const detail = new CasePage(page);
  await expect(detail.heading(one?.borrowerName ?? '')).toBeVisible();
  await detail.remarks.fill('Before');
  await expect(page.getByText(/Draft saved/u)).toBeVisible();
  await countNotices(page);
  await context.setOffline(true);
  const bar = page.getByRole('banner').getByText(OFFLINE);
  await expect(bar).toBeVisible();
  await detail.remarks.fill('Written in the tunnel');
  await expect(page.getByText('Draft not saved yet; retrying.')).toBeVisible({ timeout: 20_000 });
  await detail.remarks.fill('Written in the tunnel, and more');
  // The case remains visible instead of an error.
  await expect(detail.heading(one?.borrowerName ?? '')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(bar).toHaveCount(1);
  const answers = countAnswers(page);
  await context.setOffline(false);
  await expect(bar).toHaveCount(0);
  await expect(page.getByText(/Draft saved/u)).toBeVisible({ timeout: 20_000 });
  await expect(detail.remarks).toHaveValue('Written in the tunnel, and more');
  const [kept] = await database.select().from(draft).where(eq(draft.userId, user.id));
  expect(kept?.content).toContain('Written in the tunnel, and more');
  expect(answers.get('task/loanItemInfo')).toBe(1);
  expect((await told(page)).filter((text) => text.includes('No server')).length).toBeLessThanOrEqual(1);
});

test('AP-08 SE-04 an unreachable server is reported once; the list remains, and is refetched as soon as it is back', async ({
  page,
  rig,
  enter,
}) => {
  const user = await rig.user();
  await rig.cases(user, 20);
  const lines: WebSocketRoute[] = [];
  let isAway = false;
  await page.routeWebSocket(/task\/websocket/u, (line) => {
    lines.push(line);
    if (isAway) void line.close();
    else line.connectToServer();
  });
  await page.route(/\/prod\//u, (route) => (isAway ? route.abort() : route.fallback()));
  await enter(user);
  const rows = page.locator('.ant-table-row');
  await expect(rows).toHaveCount(15);
  await countNotices(page);
  isAway = true;
  await lines[0]?.close();
  await expect(page.getByText('Live updates paused')).toBeVisible();
  // One by one everything finds nobody: another page, the results, the counts.
  await page.getByRole('button', { name: 'Refresh the results' }).click();
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  const bar = page.getByRole('banner').getByText(OFFLINE);
  await expect(bar).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('region', { name: "Today's results" })).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(15);
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  isAway = false;
  await rig.cases(user, 1);
  // The second page loads without a click.
  await expect(rows).toHaveCount(6, { timeout: 40_000 });
  await expect(bar).toHaveCount(0);
  expect((await told(page)).filter((text) => text.includes('No server'))).toHaveLength(1);
});

test('SE-04 while there is no server, what the agent does by hand is answered each time', async ({
  page,
  context,
  rig,
  enter,
}) => {
  const user = await rig.user();
  await rig.cases(user, 1);
  await enter(user);
  const apply = page.getByRole('dialog', { name: 'Columns' }).getByRole('button', { name: 'Apply' });
  const choose = async () => {
    await page.getByRole('button', { name: 'Columns' }).click();
    await apply.click();
    await expect(apply).toBeHidden();
  };
  await choose();
  await countNotices(page);
  await context.setOffline(true);
  const notice = page.getByRole('region', { name: 'Notices' }).getByText(/No server/u);
  for (const times of [1, 2]) {
    await choose();
    await expect(notice).toBeVisible();
    expect(await told(page)).toHaveLength(times);
    await page.getByRole('button', { name: 'Close this notice' }).click();
    await expect(notice).toHaveCount(0);
  }
  await context.setOffline(false);
  await expect(page.getByRole('banner').getByText(OFFLINE)).toHaveCount(0);
  const saved = page.waitForResponse((response) => response.url().includes('task/specialColumn') && response.ok());
  await choose();
  await saved;
  expect(await told(page)).toHaveLength(2);
});

test('GE-03 CD-13 what has not been fetched yet does not open without a network, and nothing on the screen is lost for it', async ({
  page,
  context,
  rig,
  enter,
}) => {
  const user = await rig.user();
  await rig.cases(user, 2);
  await publish(rig, user);
  await enter(user);
  const rows = page.locator('.ant-table-row');
  await expect(rows).toHaveCount(2);
  const view = page.getByRole('button', { name: 'View' });
  await expect(view).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('main').getByText(/new version was installed/u)).toBeVisible();
  await view.click();
  await expect(
    page.getByRole('region', { name: 'Violation announcements' }).getByText(/new version was installed/u),
  ).toBeVisible();
  await expect(rows).toHaveCount(2);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await page.keyboard.press('Escape');
  await view.click();
  await expect(page.getByRole('dialog').getByText('Called at night')).toBeVisible();
});
