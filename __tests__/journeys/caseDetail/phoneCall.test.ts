import { eq } from 'drizzle-orm';
import { collectionLog, task } from '../../../server/database/tables/caseTables';
import { expect, test } from '../../support/journeys/journey';
import type { JourneyRig, JourneyUser } from '../../support/journeys/journeyRig';
import { caseAddress, CasePage } from '../../support/journeys/casePage';
import { CountedKeys } from '../../support/journeys/countedKeys';
import { newestCall, pickUp } from '../../support/journeys/pickUp';
import { notices } from '../../support/journeys/shellPage';

// The journeys' line lets every call ring for some seconds without an answer (SIMULATED_CALLS in scripts/journeys.mjs).

const madeCases = async (rig: JourneyRig, user: JourneyUser, count: number) => {
  const made = await rig.cases(user, count);
  const [one] = made;
  if (!one) throw new Error('no case was made');
  return { one, made };
};

test('CD-05 CL-05 a case that nobody answers takes at most 6 keys from the list to the next case, the call included', async ({
  page,
  rig,
  database,
  enter,
}) => {
  const user = await rig.user();
  const { one, made } = await madeCases(rig, user, 2);
  await enter(user, '/case/list?sort=amount&order=asc');
  await expect(page.locator('.ant-table-row')).toHaveCount(2);
  const detail = new CasePage(page);
  const keys = new CountedKeys(page);

  await keys.press('ArrowDown');
  await keys.press('Enter');
  await expect(detail.heading(one.borrowerName)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Call Esposa/u })).toBeEnabled();
  await keys.press('c');
  await expect(detail.callStrip).toContainText('Ended · No answer');
  await expect(detail.group('Call status').getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(detail.group('Result').getByRole('radio', { name: 'Call again', checked: true })).toHaveCount(1);
  await expect(page.getByText('1 call today')).toBeVisible();
  // A contact that was just called is not shown as uncalled, even before a result is recorded.
  await expect(page.getByText(/^\d.+, not recorded$/u)).toHaveCount(1);
  await keys.press('Control+Enter');
  await expect(detail.heading(made[1]?.borrowerName ?? '')).toBeVisible();
  expect(keys.count).toBe(5);

  const [logged] = await database.select().from(collectionLog).where(eq(collectionLog.taskId, one.id));
  const call = await newestCall(database, one.id);
  expect(logged).toMatchObject({ callStatus: 'NOA', callResult: 'RETRY', channel: '01', phoneCallId: call?.id });
  expect(logged?.contactId).toBe(call?.contactId);
});

test(
  'CD-05 an answered call appears live, the group is chosen, and a promise for the full amount is recorded',
  { tag: '@main' },
  async ({ page, rig, database, enter }) => {
    const user = await rig.user();
    const { one } = await madeCases(rig, user, 1);
    // Attempted before: that it is called changes nothing else of the case.
    await database.update(task).set({ status: 'C10' }).where(eq(task.id, one.id));
    await enter(user, caseAddress(one));
    const secondTab = await page.context().newPage();
    await secondTab.goto(`/#${caseAddress(one)}`);
    await expect(secondTab.getByText('0 calls today')).toBeVisible();
    await page.bringToFront();
    const detail = new CasePage(page);
    await detail.call('Esposa');
    await expect(detail.callStrip).toContainText(/Dialling|Ringing/u);
    await expect(page.getByRole('button', { name: /^Call Esposa/u })).toBeDisabled();
    await expect(secondTab.getByText('1 call today')).toBeVisible();
    await secondTab.close();
    await pickUp(rig, user, one.id);
    await expect(detail.callStrip).toContainText('Connected');
    await expect(detail.group('Call status').getByRole('radio', { name: 'Connected', checked: true })).toHaveCount(1);
    await page.keyboard.press('e');
    await expect(detail.group('Result').getByRole('radio', { name: 'Promise today', checked: true })).toHaveCount(1);

    const amount = page.getByLabel('Promised amount');
    for (const [bad, message] of [
      ['0', /More than 0 and at most/u],
      ['abc', /Write it like 1,234\.50/u],
      ['99999999', /More than 0 and at most/u],
    ] as const) {
      await amount.fill(bad);
      await detail.save.click();
      await expect(page.getByText(message), bad).toBeVisible();
    }
    await amount.fill('');
    await amount.blur();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('h');
    await expect(detail.callStrip).toContainText('Ended · Connected');
    await detail.save.click();
    await expect(notices(page, 'Submitted successfully')).toBeVisible();
    await expect(page.getByRole('banner').or(page.locator('header')).getByText('Open', { exact: true })).toBeVisible();
    await expect(detail.callStrip).toHaveCount(0);

    const [logged] = await database.select().from(collectionLog).where(eq(collectionLog.taskId, one.id));
    const call = await newestCall(database, one.id);
    expect(logged).toMatchObject({ callStatus: 'CNCT', callResult: 'PTP', phoneCallId: call?.id });
    const [promised] = await database.select().from(task).where(eq(task.id, one.id));
    expect(promised?.promisedAmount).toBe(promised?.amount);
  },
);

test('CD-13 a call and what was typed during it are there again after a reload', async ({ page, rig, enter }) => {
  const user = await rig.user();
  const { one } = await madeCases(rig, user, 1);
  await enter(user, caseAddress(one));
  const detail = new CasePage(page);
  await detail.call('Esposa');
  await expect(detail.callStrip).toContainText(/Dialling|Ringing/u);
  await pickUp(rig, user, one.id);
  await expect(detail.callStrip).toContainText('Connected');
  // 'Draft saved' already appears when the call begins.
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('Half a sentence') ?? false);
  await detail.remarks.fill('Half a sentence');
  await saved;
  await page.reload();
  await expect(detail.remarks).toHaveValue('Half a sentence');
  await expect(detail.callStrip).toContainText('Connected');
  await expect(detail.group('Call status').getByRole('radio', { name: 'Connected', checked: true })).toHaveCount(1);
});

test('CD-05 while another call has the line the screen says so, and hangs it up', async ({
  page,
  rig,
  database,
  enter,
}) => {
  const user = await rig.user();
  const { one, made } = await madeCases(rig, user, 2);
  await enter(user, `${caseAddress(one)}?sort=amount&order=asc`);
  const detail = new CasePage(page);
  await expect(page.getByText('1 of 2')).toBeVisible();
  await detail.call('Esposa');
  await expect(detail.callStrip).toContainText(/Dialling|Ringing/u);
  // It rings for five seconds at least.
  await page.keyboard.press('n');
  await expect(detail.heading(made[1]?.borrowerName ?? '')).toBeVisible();
  await detail.call('Esposa');
  await expect(page.getByText('You are still on another call.')).toBeVisible();
  await page.getByRole('button', { name: 'Hang up' }).click();
  await expect(page.getByText('You are still on another call.')).toHaveCount(0);
  expect((await newestCall(database, one.id))?.state).toBe('ended');
  await detail.call('Esposa');
  await expect(detail.callStrip).toContainText(/Dialling|Ringing/u);
});

test('CD-05 a promise on a call that the line ended unanswered requires a confirmation', async ({
  page,
  rig,
  database,
  enter,
}) => {
  const user = await rig.user();
  const { one } = await madeCases(rig, user, 1);
  await enter(user, caseAddress(one));
  const detail = new CasePage(page);
  await expect(page.getByRole('button', { name: /^Call Esposa/u })).toBeEnabled();
  await page.keyboard.press('c');
  await expect(detail.callStrip).toContainText('Ended · No answer');
  const recorded = () => database.select().from(collectionLog).where(eq(collectionLog.taskId, one.id));
  const question = page.getByRole('alert').filter({ hasText: 'The line ended this call unanswered' });

  for (const key of ['5', 'e', 'Control+Enter', 'Control+Enter']) await page.keyboard.press(key);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'No, go back' }).click();
  await expect(question).toHaveCount(0);
  expect(await recorded()).toEqual([]);

  await page.keyboard.press('Control+Enter');
  await question.getByRole('button', { name: 'Yes, it was connected' }).click();
  await expect(notices(page, 'Submitted successfully')).toBeVisible();
  const [logged, ...more] = await recorded();
  expect(logged).toMatchObject({ callStatus: 'CNCT', callResult: 'PTP', lineStatus: 'NOA' });
  expect(more).toEqual([]);
  // Saving the last case leads to the list; a case opened before that would be left again.
  await expect(page).toHaveURL(/#\/case\/list/u);
  await page.goto(`/#${caseAddress(one)}`);
  await expect(await detail.logLine('Promise today')).toContainText('The line: No answer');
});
