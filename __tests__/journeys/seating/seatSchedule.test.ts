import { readFile } from 'node:fs/promises';
import { read, utils, write } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { queue, userGroup } from '../../../server/database/tables/organizationTables';
import { workSchedule } from '../../../server/database/tables/seatTables';
import { addDays } from '../../../server/values/toCalendarDay';
import { expect, test } from '../../support/journeys/journey';
import { institutionDay, type JourneyRig, type JourneyUser } from '../../support/journeys/journeyRig';

const TEAM_SIZE = 3;
// The institution's: elsewhere it may be tomorrow already.
const today = institutionDay();

/** A team of three agents and their leader, with a queue of 600 cases: three seats a day at 240 cases each. */
async function makeTeam(rig: JourneyRig): Promise<{ leader: JourneyUser; agents: JourneyUser[] }> {
  const { database, institutionId } = rig;
  const [group] = await database.insert(userGroup).values({ institutionId, name: 'Grupo Uno' }).returning();
  const [made] = await database
    .insert(queue)
    .values({ institutionId, code: 'S1', name: 'Mora 1', type: 'automatic', plannedCaseCount: 600 })
    .returning();
  if (!group || !made) throw new Error('no team was made');
  const agents: JourneyUser[] = [];
  for (let number = 1; number <= TEAM_SIZE; number += 1) {
    agents.push(await rig.user({ groupId: group.id, queueId: made.id, name: `Agente ${number}` }));
  }
  return { leader: await rig.user({ groupId: group.id, role: 'leader', name: 'Líder' }), agents };
}

/** Two weeks from today's Monday on: today is among them whatever the day of the month. */
const OPEN = `/seatingSchedule?view=weeks&at=${today}`;

const cellAt = (page: Page, row: number, day: string) => page.locator(`[data-row="${row}"]`).nth(weekPlace(day));
const weekPlace = (day: string): number => {
  const monday = (new Date(`${today}T00:00:00Z`).getUTCDay() || 7) - 1;
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000) + monday;
};
const figure = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd');

test(
  'SS-01 a leader sets the day by keyboard, sees the shortfall shrink, and takes it back',
  { tag: '@main' },
  async ({ page, rig, enter }) => {
    const { leader } = await makeTeam(rig);
    await enter(leader, OPEN);
    await expect(page.getByRole('grid').locator('tbody tr')).toHaveCount(TEAM_SIZE);
    await expect(figure(page, 'Short')).toHaveText('3');
    await cellAt(page, 0, today).click();
    await page.keyboard.press('d');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('d');
    await expect(cellAt(page, 1, today)).toHaveText('D');
    await expect(figure(page, 'Short')).toHaveText('1');
    await expect(page.getByText('2 cells saved')).toBeVisible();
    await page.reload();
    await expect(cellAt(page, 1, today)).toHaveText('D');
    await cellAt(page, 0, today).click();
    await page.keyboard.press('r');
    await expect(figure(page, 'Short')).toHaveText('2');
    await page.keyboard.press('Control+z');
    await expect(figure(page, 'Short')).toHaveText('1');
    await expect(cellAt(page, 0, today)).toHaveText('D');
  },
);

test('SS-01 a day opens with its prediction, part by part, and the plan changes the need', async ({
  page,
  rig,
  enter,
}) => {
  const { leader } = await makeTeam(rig);
  await enter(leader, `${OPEN}&day=${today}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Queue plan 600 × 3 of 3 agents = 600');
  await expect(dialog).toContainText('600 ÷ 240 at most per capita = 3, rounded up');
  await expect(dialog).toContainText('3 short');
  await dialog.getByRole('button', { name: 'Change the case plan' }).click();
  const plan = page.getByRole('dialog').filter({ hasText: 'Case plan and seat limits' });
  await plan.getByLabel('Most cases per capita').fill('100');
  await plan.getByRole('button', { name: 'Save the plan' }).click();
  await expect(plan.getByText('Not below the least')).toBeVisible();
  await plan.getByLabel('Least cases per capita').fill('50');
  await plan.getByRole('button', { name: 'Save the plan' }).click();
  await expect(plan).toContainText('50–100 per capita');
  await plan.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toContainText('600 ÷ 100 at most per capita = 6, rounded up');
  await expect(figure(page, 'Seats needed')).toHaveText('6');
});

const getSheet = (rows: string[][]): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Schedule');
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
};
const upload = (page: Page, rows: string[][]) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'turnos.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: getSheet(rows),
  });

test('SS-01 a spreadsheet with an error is refused by its cell, mended, imported as shown, and exported again', async ({
  page,
  rig,
  enter,
}) => {
  const { leader, agents } = await makeTeam(rig);
  const names = agents.map(({ username }) => username);
  const tomorrow = addDays(today, 1);
  const head = ['Username', 'Name', today, tomorrow];
  const rows = (last: string) => [head, ...names.map((name, place) => [name, 'x', 'D', place === 2 ? last : 'R'])];
  await enter(leader, OPEN);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  await upload(page, rows('holiday'));
  await expect(dialog.getByRole('alert')).toContainText('1 cell is wrong');
  await expect(dialog.getByRole('row', { name: /D4 holiday A status is D, A, R or X/u })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Save/u })).toHaveCount(0);
  await upload(page, rows('X'));
  await expect(dialog).toContainText('6 cells change, of 3 agents');
  expect(await rig.database.$count(workSchedule, eq(workSchedule.institutionId, rig.institutionId))).toBe(0);
  await dialog.getByRole('button', { name: 'Save 6 cells' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(cellAt(page, 2, tomorrow)).toHaveText('X');
  await expect(figure(page, 'Short')).toHaveText('0');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^saldo-schedule-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.xlsx$/u);
  const sheet = read(await readFile(await file.path())).Sheets;
  const exported = utils.sheet_to_json<string[]>(sheet['Schedule'] ?? {}, { header: 1 });
  expect(exported.map(([username]) => username)).toEqual(['Username', ...names]);
  expect(exported[3]?.filter((letter) => letter === 'X').length).toBeGreaterThan(0);
});

test('SS-01 a batch adjustment shows what changes before it is saved, and the list of changes takes it back', async ({
  page,
  rig,
  enter,
}) => {
  const { leader } = await makeTeam(rig);
  await enter(leader, OPEN);
  await page.getByRole('button', { name: 'Batch adjustment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'See what changes' }).click();
  await expect(dialog.getByText('Please complete all information')).toBeVisible();
  await dialog.getByRole('button', { name: 'All of them' }).click();
  await dialog.getByRole('button', { name: 'See what changes' }).click();
  await expect(dialog).toContainText('of 3 agents');
  await expect(cellAt(page, 0, today)).toHaveText('');
  await dialog.getByRole('button', { name: /^Save \d+ cells$/u }).click();
  await expect(cellAt(page, 0, today)).toHaveText('R');
  await page.getByRole('button', { name: 'Changes' }).click();
  await expect(dialog).toContainText('Batch adjustment · Líder');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog).toContainText('taken back');
  await expect(cellAt(page, 0, today)).toHaveText('');
});

test('SS-01 SH-06 in a narrow window the month opens with today next to the names; an administrator without results requests none', async ({
  page,
  rig,
  enter,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await makeTeam(rig);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await enter(await rig.user({ role: 'admin' }), `/seatingSchedule?at=${today}`);
  const day = page.locator('thead [data-today]');
  await expect(day).toBeInViewport({ ratio: 1 });
  const [names, shown] = await Promise.all([page.locator('thead th').first().boundingBox(), day.boundingBox()]);
  const gap = (shown?.x ?? 0) - (names?.x ?? 0) - (names?.width ?? 0);
  const days = await page.getByRole('grid').evaluate(({ parentElement: area }) => ({
    before: area?.scrollLeft ?? 0,
    after: area ? area.scrollWidth - area.clientWidth - area.scrollLeft : 0,
  }));
  // Yesterday lies between them, unless there are no more days to scroll to.
  expect(gap < 2 * (shown?.width ?? 0) || days.after <= 1 || days.before === 0).toBe(true);
  if (Number(today.slice(8)) > 3) expect(days.before).toBeGreaterThan(0);
  expect(asked.filter((url) => url.includes('queryAgentAchievement'))).toEqual([]);
  expect(asked.length).toBeGreaterThan(5);
});
