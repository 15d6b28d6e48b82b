import { toMinorUnits } from '@/contract/minor';
import { readFile } from 'node:fs/promises';
import { eq, inArray } from 'drizzle-orm';
import { phoneCall } from '../../../server/database/tables/callTables';
import { collectionLog, task } from '../../../server/database/tables/caseTables';
import { smsOutbox, smsTemplate } from '../../../server/database/tables/messageTables';
import { repaymentCode } from '../../../server/database/tables/moneyTables';
import { session } from '../../../server/database/tables/signInTables';
import { toCalendarDay, endOfDay } from '../../../server/values/toCalendarDay';
import { expect, test } from '../../support/journeys/journey';
import { INSTITUTION_ZONE, institutionDay } from '../../support/journeys/journeyRig';
import type { JourneyRig, JourneyCase, JourneyUser } from '../../support/journeys/journeyRig';
import { books } from '../../support/journeys/books';
import { DayPage } from '../../support/journeys/dayPage';
import { DeductDialogPage } from '../../support/journeys/deductDialog';
import { LoginPage } from '../../support/journeys/loginPage';
import { newestCall, pickUp } from '../../support/journeys/pickUp';
import { logOut, notices } from '../../support/journeys/shellPage';
import { SmsPage } from '../../support/journeys/smsPage';

const REMARK = 'Gets paid tomorrow at noon';

/** An agent like the seeded one whose morning begins with two promises that fall due today; the third case is nothing special. */
async function morning(rig: JourneyRig): Promise<{ user: JourneyUser; unheard: JourneyCase; heard: JourneyCase }> {
  const user = await rig.user();
  const [unheard, heard] = await rig.cases(user, 3);
  if (!unheard || !heard) throw new Error('no case was made');
  const now = new Date();
  const promised = {
    status: 'C10',
    promisedAmount: toMinorUnits(40_000),
    promiseMadeAt: new Date(now.getTime() - 86_400_000),
  } as const;
  await rig.database
    .update(task)
    .set({ ...promised, promisedAt: endOfDay(now, INSTITUTION_ZONE) })
    .where(inArray(task.id, [unheard.id, heard.id]));
  const { institutionId } = rig;
  const content = 'Estimado {name}, su saldo es {amount}.';
  await rig.database.insert(smsTemplate).values({ institutionId, name: 'Recordatorio', language: 'es', content });
  return { user, unheard, heard };
}

// The institution's calendar is the agent's too.
test.use({ timezoneId: INSTITUTION_ZONE });

test('CD-01 CD-02 CD-05 CD-06 CD-10 CD-11 CL-05 ST-01 LG-01 LG-11 the day of an agent, from signing in to the statistics', async ({
  page,
  rig,
  database,
}) => {
  test.setTimeout(180_000);
  const { user, unheard, heard } = await morning(rig);
  const day = new DayPage(page);
  const { detail, keys } = day;
  const panel = page.getByRole('tabpanel');

  await test.step('signs in by the form', async () => {
    const login = new LoginPage(page);
    await login.open();
    await login.signIn({ username: user.username });
    await expect(page.getByRole('heading', { level: 1, name: 'Case list' })).toBeVisible();
    await expect(day.rows).toHaveCount(3);
  });

  await test.step('nobody answers: at most six keys from the list to the next case', async () => {
    await day.filter('Promises due today', 2);
    await page.getByRole('columnheader', { name: 'Amount due' }).click();
    await expect(page).toHaveURL(/sort=amount&order=asc/u);
    await expect(day.rows.first()).toContainText(unheard.loanNo);
    await keys.press('ArrowDown');
    await keys.press('Enter');
    await day.isOn(unheard);
    await keys.press('c');
    await expect(detail.callStrip).toContainText('Ended · No answer');
    await expect(detail.group('Result').getByRole('radio', { name: 'Call again', checked: true })).toHaveCount(1);
    await keys.press('Control+Enter');
    await day.isOn(heard);
    expect(keys.count).toBeLessThanOrEqual(6);
    const [line] = await database.select().from(collectionLog).where(eq(collectionLog.taskId, unheard.id));
    const call = await newestCall(database, unheard.id);
    expect(line).toMatchObject({ callStatus: 'NOA', callResult: 'RETRY', phoneCallId: call?.id, agentId: user.id });
  });

  await test.step('somebody answers and promises a part for tomorrow', async () => {
    await page.keyboard.press('c');
    await expect(detail.callStrip).toContainText(/Dialling|Ringing/u);
    await pickUp(rig, user, heard.id);
    await expect(detail.callStrip).toContainText('Connected');
    await page.keyboard.press('e');
    await page.getByLabel('Promised amount').fill('500');
    const until = page.getByLabel('Until when');
    // A list that has just dropped down may move under the pointer.
    await expect(async () => {
      await until.click();
      await page.getByText('End of tomorrow', { exact: true }).click({ timeout: 2000 });
      await expect(until).not.toHaveValue('', { timeout: 2000 });
    }).toPass();
    await detail.remarks.fill(REMARK);
    await detail.heading(heard.borrowerName).click();
    await page.keyboard.press('h');
    await expect(detail.callStrip).toContainText('Ended · Connected');
    await detail.save.click();
    // The notice of the result before may still be shown.
    await expect(notices(page, `Submitted successfully: ${heard.borrowerName}`)).toBeVisible();
    await expect(detail.fact('Case status')).toHaveText('Promise to repay');
    const [made] = await database.select().from(task).where(eq(task.id, heard.id));
    expect(made?.promisedAmount).toBe(50_000);
    expect(toCalendarDay(made?.promisedAt ?? new Date(0), INSTITUTION_ZONE)).toBe(institutionDay(1));
  });

  await test.step('the promise is among those due tomorrow, and no longer among those of today', async () => {
    await detail.heading(heard.borrowerName).click();
    await page.keyboard.press('l');
    await day.filter('Due tomorrow', 1);
    await expect(day.rows).toContainText(heard.loanNo);
    await day.filter('Promises due today', 1);
    await expect(day.rows).toContainText(unheard.loanNo);
    await day.filter('Due tomorrow', 1);
    await expect(day.rows).toContainText(heard.loanNo);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await day.isOn(heard);
    await expect(page.locator('header').getByText(/^Promised \$500\.00 by/u)).toBeVisible();
  });

  await test.step('a message by template; log and record say that it was sent', async () => {
    const message = new SmsPage(page);
    await message.open();
    await message.template('Recordatorio');
    await message.send.click();
    await message.sent();
    await detail.tab('Messages').click();
    await expect(panel.getByRole('row').filter({ hasText: 'Recordatorio' })).toContainText('Manual SMS success');
    const line = await detail.logLine('Manual SMS success');
    await expect(line).toContainText(heard.borrowerName);
    const sent = await database.select().from(smsOutbox).where(eq(smsOutbox.institutionId, rig.institutionId));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.content).toContain(heard.borrowerName);
  });

  await test.step('deducts a part: the amount due falls, the record and the books say the same', async () => {
    await expect(day.owed).toHaveText('$1,002.00');
    const deduct = new DeductDialogPage(page);
    await deduct.open();
    await deduct.amount.fill('200.50');
    await page.keyboard.press('Enter');
    await expect(deduct.confirm).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(deduct.dialog.getByText('$200.50 was deducted.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(deduct.dialog).toBeHidden();
    await expect(day.owed).toHaveText('$801.50');
    await detail.tab('Repayment').click();
    await expect(panel.getByRole('row', { name: /Collection \$200\.50 Success/u })).toBeVisible();
    expect(await books(database, heard)).toEqual({ due: 80_150, shown: 80_150, deducted: [20_050], others: 0 });
  });

  await test.step('asks for a repayment code, which comes', async () => {
    await detail.heading(heard.borrowerName).click();
    await page.keyboard.press('q');
    const dialog = page.getByRole('dialog', { name: /^Repayment code/u });
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('300');
    await dialog.getByRole('button', { name: 'Request a code' }).click();
    await expect(dialog.getByRole('timer')).toHaveText(/Refreshes automatically in 0[012]:\d\d/u);
    // Two minutes pass at the channel.
    await database
      .update(repaymentCode)
      .set({ askedAt: new Date(Date.now() - 600_000) })
      .where(eq(repaymentCode.taskId, heard.id));
    const arrived = dialog.getByText(/^The code is here/u);
    // A live event may refresh the dialog first, which removes the button.
    await dialog.getByRole('button', { name: 'Refresh now' }).or(arrived).first().click();
    await expect(arrived).toBeVisible();
    const [given] = await database.select().from(repaymentCode).where(eq(repaymentCode.taskId, heard.id));
    await expect(dialog.getByText(given?.code ?? 'no code').first()).toBeVisible();
    expect(given).toMatchObject({ amount: 30_000, maximum: 80_150 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the timeline holds all of it, and each kind by itself', async () => {
    await detail.tab('Timeline').click();
    const calls = await database.select().from(phoneCall).where(eq(phoneCall.taskId, heard.id));
    await day.shows('Call', ...calls.map(({ contactName }) => `Called ${contactName}`));
    await day.shows('Collection log', 'Manual SMS success', REMARK);
    await day.shows('Message', 'Sent');
    await day.shows('Payment', /Collection of \$200\.50/u);
    await day.shows('Repayment code', /Repayment code for \$300\.00/u);
    await day.shows('Status change', /In collection → Promise to repay/u);
  });

  await test.step('the statistics know what came in today, and save it', async () => {
    await page.getByRole('link', { name: 'Statistics' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Repayment statistics' })).toBeVisible();
    const figure = (label: string) => page.locator('dl > div').filter({ hasText: label }).locator('dd');
    await expect(figure('Total repaid')).toHaveText('$200.50');
    await expect(figure('Repayments').first()).toHaveText('1');
    await expect(figure('Handled cases')).toHaveText('2');
    await expect(day.rows).toHaveCount(1);
    await expect(day.rows).toContainText(heard.loanNo);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'CSV file' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`saldo-repayments-${institutionDay()}.csv`);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.split('\n').find((row) => row.includes(heard.loanNo))).toContain('200.5');
  });

  await test.step('signs out', async () => {
    await logOut(page, user.name);
    await new LoginPage(page).ready();
    const ends = await database.select().from(session).where(eq(session.userId, user.id));
    expect(ends.map(({ endReason }) => endReason)).toEqual(['logout']);
  });
});
