import { toMinorUnits } from '@/contract/minor';
import type { WebSocketRoute } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { scrollingNotice } from '../../../server/database/tables/workTables';
import { expect, test } from '../../support/journeys/journey';
import { getWords } from '../../support/journeys/journeyWords';
import { chooseLanguage } from '../../support/journeys/shellPage';

test(
  'RT-05 RT-06 an auditor sees the granted entries alone; a path typed by hand says no permission, and the server refuses',
  { tag: '@main' },
  async ({ page, rig, enter }) => {
    const agent = await rig.user();
    const [one] = await rig.cases(agent, 1);
    await enter(await rig.user({ role: 'auditor' }));
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link')).toHaveText([
      'Case List',
      'Long aging',
      'Statistics',
      'Users',
      'Queues',
      'System',
      'Complaints',
      'Seat schedule',
      'Lender',
      'Requests',
      'Dashboard',
      'Monitoring',
      'Audit trail',
    ]);
    await page.evaluate(() => (location.hash = '#/myTasks'));
    await expect(page.getByRole('heading', { name: 'No permission' })).toBeVisible();
    const reply = await page.evaluate(async (taskId) => {
      const token = sessionStorage.getItem('token') ?? '';
      const headers = {
        'x-auth-token': token,
        token,
        'content-type': 'application/json',
        'idempotency-key': 'k'.repeat(32),
      };
      const body = JSON.stringify({ taskId, callStatus: 'NOA', callResult: 'RETRY', type: '01' });
      return (await (await fetch('/prod/task/record', { method: 'POST', headers, body })).json()) as unknown;
    }, String(one?.id));
    expect(reply).toMatchObject({ code: '21' });
  },
);

test("RT-05 an agent sees the entries of the day's work", async ({ page, rig, enter }) => {
  await enter(await rig.user());
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveText([
    'Case List',
    'My Tasks',
    'Statistics',
    'Complaints',
    'Dashboard',
  ]);
});

test('SH-01 LG-10 the language in the header changes texts, antd, dates and numbers at once, and is stored', async ({
  page,
  rig,
  enter,
}) => {
  const user = await rig.user();
  const [one] = await rig.cases(user, 1);
  await enter(user);
  await expect(page.getByRole('heading', { level: 1, name: 'Case list' })).toBeVisible();
  const next = page.locator('.ant-pagination-next');
  await expect(next).toHaveAttribute('title', 'Next Page');
  await chooseLanguage(page, 'Español');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getWords('es')['cases.title'] ?? '');
  await expect(next).toHaveAttribute('title', 'Página siguiente');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const [year = '', month = '', day = ''] = (one?.penaltyDate ?? '').split('-');
  await expect(page.getByRole('cell', { name: new RegExp(`^${Number(day)} [a-z]{3,4} ${year}$`, 'u') })).toBeVisible();
  await chooseLanguage(page, '中文');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getWords('cn')['cases.title'] ?? '');
  await expect(next).toHaveAttribute('title', '下一页');
  await expect(page.getByRole('cell', { name: `${year}/${Number(month)}/${Number(day)}`, exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getWords('cn')['cases.title'] ?? '');
});

test('SH-02 the menu behind the user name tells role and institution', async ({ page, rig, enter }) => {
  const user = await rig.user();
  await enter(user);
  await page.getByRole('button', { name: `${user.name}, account menu` }).click();
  await expect(page.getByRole('banner').getByText(new RegExp(`Financiera ${rig.tag}`, 'u'))).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
});

test('SH-03 the scrolling notice is requested in the current language, and a new one arrives live', async ({
  page,
  rig,
  database,
  enter,
}) => {
  const { institutionId } = rig;
  await database.insert(scrollingNotice).values([
    { institutionId, language: 'en', content: 'Close your shift before six' },
    { institutionId, language: 'es', content: 'Cierre su turno antes de las seis' },
  ]);
  await enter(await rig.user());
  const notice = page.getByRole('region', { name: 'Notice', exact: true });
  await expect(notice).toContainText('Close your shift before six');
  await chooseLanguage(page, 'Español');
  await expect(page.getByRole('banner')).toContainText('Cierre su turno antes de las seis');
  await chooseLanguage(page, 'English');
  await rig.telling(async (tx, tell) => {
    await tx
      .update(scrollingNotice)
      .set({ content: 'The shift ends at five today' })
      .where(and(eq(scrollingNotice.institutionId, institutionId), eq(scrollingNotice.language, 'en')));
    tell({ institutionId }, { type: 'notice' });
  });
  await expect(notice).toContainText('The shift ends at five today');
});

test('SH-06 the results box shows the nine figures of the server, refreshes on click and every five minutes', async ({
  page,
  rig,
  enter,
}) => {
  const user = await rig.user({ dailyTarget: toMinorUnits(250_000) });
  await rig.cases(user, 3);
  await page.clock.install();
  const answered = page.waitForResponse(/queryAgentAchievement/u);
  await enter(user);
  const { data } = (await (await answered).json()) as { data: Record<string, number> };
  expect(data['taskCount']).toBe(3);
  const box = page.getByRole('region', { name: "Today's results" });
  await expect(box.getByRole('definition')).toHaveCount(8);
  await expect(box).toContainText(/Cases to work\s*3/u);
  await expect(box).toContainText(/Recovery target\s*\$2,500\.00/u);
  await expect(box).toContainText(`No. ${data['ranking']}`);
  const asked = () => page.waitForResponse(/queryAgentAchievement/u);
  // Finished before the clock runs on: a request under way would run into its time-out.
  const [again] = await Promise.all([asked(), box.getByRole('button', { name: 'Refresh the results' }).click()]);
  await again.finished();
  await expect(box).toHaveAttribute('aria-busy', 'false');
  await Promise.all([asked(), page.clock.fastForward(300_000)]);
});

test('SH-06 code -2 hides the box and is no logout', async ({ page, rig, enter }) => {
  const answered = page.waitForResponse(/queryAgentAchievement/u);
  await enter(await rig.user({ ranked: false }));
  expect(await (await answered).json()).toMatchObject({ code: '-2' });
  await expect(page.getByRole('heading', { level: 1, name: 'Case list' })).toBeVisible();
  await expect(page.getByRole('region', { name: "Today's results" })).toHaveCount(0);
});

test(
  'SH-07 the watermark lies over every page at 0.15 and comes back when it is deleted or hidden',
  { tag: '@main' },
  async ({ page, rig, enter }) => {
    await enter(await rig.user());
    await expect(page.getByRole('heading', { level: 1, name: 'Case list' })).toBeVisible();
    const marks = () =>
      page.evaluate(
        () =>
          [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
            const { opacity, pointerEvents, display, visibility } = getComputedStyle(element);
            const { width, height } = element.getBoundingClientRect();
            const isOver = width >= innerWidth - 20 && height >= innerHeight - 20;
            return (
              opacity === '0.15' && pointerEvents === 'none' && display !== 'none' && visibility !== 'hidden' && isOver
            );
          }).length,
      );
    const spoil = (how: 'remove' | 'hide') =>
      page.evaluate((what) => {
        for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
          if (getComputedStyle(element).opacity !== '0.15') continue;
          if (what === 'remove') element.remove();
          else element.style.setProperty('display', 'none', 'important');
        }
      }, how);
    await expect.poll(marks).toBe(1);
    await spoil('remove');
    await expect.poll(marks).toBe(1);
    await spoil('hide');
    await expect.poll(marks).toBe(1);
    await page.getByRole('link', { name: 'My Tasks' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My collection tasks' })).toBeVisible();
    await expect.poll(marks).toBe(1);
  },
);

test('AP-08 a broken live connection is reported and reopened, and missed events are loaded', async ({
  page,
  rig,
  enter,
}) => {
  const user = await rig.user();
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(/task\/websocket/u, (line) => {
    line.connectToServer();
    lines.push(line);
  });
  await enter(user);
  await expect(page.getByText('No cases here')).toBeVisible();
  await expect.poll(() => lines.length).toBe(1);
  await lines[0]?.close();
  await expect(page.getByText('Live updates paused')).toBeVisible();
  await rig.cases(user, 1);
  await expect(page.getByText('Live updates paused')).toHaveCount(0);
  expect(lines).toHaveLength(2);
  await expect(page.locator('.ant-table-row')).toHaveCount(1);
});
