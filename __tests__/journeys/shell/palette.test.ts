import { expect, test } from '../../support/journeys/journey';
import { caseAddress, CasePage } from '../../support/journeys/casePage';
import { getWords } from '../../support/journeys/journeyWords';
import { axeFaults } from '../../support/sights/axeFaults';
import type { Page } from '@playwright/test';

const palette = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Find and do' });
  return {
    dialog,
    field: dialog.getByRole('combobox'),
    lines: dialog.getByRole('option'),
    /** The line that Enter takes. */
    taken: dialog.getByRole('option', { selected: true }),
    of: (group: string) => dialog.getByRole('group', { name: group, exact: true }).getByRole('option'),
  };
};

test('GE-02 CL-02 Ctrl+K finds a case by name, phone and number, from the remark, which keeps what was written', async ({
  page,
  rig,
  enter,
}) => {
  const user = await rig.user();
  const [one, two] = await rig.cases(user, 2);
  if (!one || !two) throw new Error('no cases were made');
  await enter(user, caseAddress(one));
  const detail = new CasePage(page);
  await detail.remarks.fill('Half a sentence');
  // Typed on at once, before the palette's code has come: nothing of it lands in the remark.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('half');
  const { dialog, field, of, taken } = palette(page);
  await expect(field).toHaveValue('half');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(detail.remarks).toBeFocused();
  await expect(detail.remarks).toHaveValue('Half a sentence');

  await page.keyboard.press('Control+k');
  for (const text of [two.borrowerName.toUpperCase(), two.loanNo, String(two.id)]) {
    await field.fill(text);
    await expect(of('Cases').filter({ hasText: two.loanNo })).toHaveCount(1);
  }
  await expect(taken).toContainText(two.borrowerName);
  expect(await axeFaults(page, 'everything')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(detail.heading(two.borrowerName)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // The draft of the case that was left is there when somebody comes back.
  await page.keyboard.press('Control+k');
  await expect(of('Recently used').first()).toHaveText(two.loanNo);
  await field.fill(one.loanNo);
  await expect(taken).toContainText(one.borrowerName);
  await page.keyboard.press('Enter');
  await expect(detail.remarks).toHaveValue('Half a sentence');
});

test('GE-02 RT-05 the palette leads to the screens that are granted, to people where they may be seen, and does what the screen offers', async ({
  page,
  rig,
  enter,
}) => {
  const admin = await rig.user({ role: 'admin' });
  const agent = await rig.user();
  await enter(admin);
  await page.getByRole('button', { name: 'Find anything' }).click();
  const { dialog, field, lines, of, taken } = palette(page);
  await expect(of('Screens')).toHaveCount(13);
  await field.fill('queue');
  await expect(taken).toHaveText('Queues');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Queues' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field.fill('add');
  await expect(taken).toHaveText('Add queue');
  await field.fill(agent.name);
  await expect(of('Users')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: agent.name })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field.fill('espanol');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Colas' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const spanish = page.getByRole('dialog', { name: getWords('es')['palette.title'] ?? '' });
  await expect(spanish.getByRole('option', { selected: true })).toHaveText('Idioma: Español');
  await expect(lines).toHaveCount(0);
  await spanish.getByRole('combobox').fill('zzzz');
  await expect(spanish.getByText('Nada coincide', { exact: false })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(dialog).toHaveCount(0);
});

test('RT-05 CD-05 an agent finds no screens that are not granted, nobody else, and every action of the case with its key', async ({
  page,
  rig,
  enter,
}) => {
  const agent = await rig.user();
  const other = await rig.user();
  const [theirs] = await rig.cases(other, 1);
  const [one] = await rig.cases(agent, 1);
  if (!one || !theirs) throw new Error('no cases were made');
  await enter(agent, caseAddress(one));
  await expect(new CasePage(page).heading(one.borrowerName)).toBeVisible();
  await page.keyboard.press('Control+k');
  const { dialog, field, of, taken } = palette(page);
  await expect(of('Screens')).toHaveCount(5);
  await expect(of('On this screen').filter({ hasText: getWords('en')['case.action.sms'] ?? '' })).toHaveText(
    / s$|messages$/u,
  );
  await field.fill(theirs.loanNo);
  await expect(dialog.getByText('No results', { exact: false })).toBeVisible();
  await field.fill(other.name);
  await expect(dialog.getByText('No results', { exact: false })).toBeVisible();
  await field.fill('timeline');
  await expect(taken).toContainText('Timeline');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Timeline', selected: true })).toBeVisible();
  // Below an open dialog no key of the screen does anything, this one neither.
  await page.keyboard.press('q');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Find and do' })).toHaveCount(0);
});
