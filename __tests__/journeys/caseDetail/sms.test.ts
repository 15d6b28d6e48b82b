import { and, eq, inArray } from 'drizzle-orm';
import { contact, task } from '../../../server/database/tables/caseTables';
import { sms, smsTemplate } from '../../../server/database/tables/messageTables';
import { systemSetting } from '../../../server/database/tables/organizationTables';
import { draft } from '../../../server/database/tables/workTables';
import { expect, test } from '../../support/journeys/journey';
import type { JourneyRig } from '../../support/journeys/journeyRig';
import { caseAddress, CasePage } from '../../support/journeys/casePage';
import { getCase } from '../../support/journeys/getCase';
import { freeWriter, sentFrom, SmsPage } from '../../support/journeys/smsPage';

const addTemplate = ({ database, institutionId }: JourneyRig, content: string) =>
  database.insert(smsTemplate).values({ institutionId, name: 'Recordatorio', language: 'es', content });

const limit = ({ database, institutionId }: JourneyRig, key: string, value: string) =>
  database.insert(systemSetting).values({ institutionId, key, value });

test(
  'CD-02 SE-05 a template is shown as it will be sent, and its record says that it was',
  { tag: '@main' },
  async ({ page, rig, enter }) => {
    const user = await rig.user();
    const one = await getCase(rig, user);
    await addTemplate(rig, 'Estimado {name}, su saldo es {amount}.');
    await enter(user, caseAddress(one));
    const message = new SmsPage(page);
    await message.open();
    await expect(message.dialog.getByText('Left today: 3 for this case, 200 for you.')).toBeVisible();
    await expect(message.dialog.getByText(/administrator/u)).toHaveCount(0);
    await expect(message.dialog.getByRole('radio', { name: 'Own words' })).toHaveCount(0);
    await message.send.click();
    await expect(message.dialog.getByText(/ is required$/u)).toBeVisible();
    await message.template('Recordatorio');
    const preview = message.dialog.getByRole('figure', { name: 'Preview of the message' });
    await expect(preview).toContainText(one.borrowerName);
    await expect(preview).not.toContainText('{');
    const text = (await preview.locator('blockquote').textContent()) ?? '';
    await message.send.click();
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Operation successful');
    await message.sent();
    const outbox = await sentFrom(rig);
    expect(outbox.map(({ content }) => content)).toEqual([text]);

    await new CasePage(page).tab('Messages').click();
    const record = page.getByRole('tabpanel').getByRole('row').filter({ hasText: text });
    await expect(record).toContainText('Recordatorio');
    await expect(record).toContainText('Manual SMS success');
    await expect(record).not.toContainText(outbox[0]?.phone.replace('+52', '') ?? 'missing');
    await record.getByRole('button', { name: /^Show Phone number/u }).click();
    await expect(record).toContainText(outbox[0]?.phone.replace('+52', '') ?? 'missing');
  },
);

test('CD-02 LC-09 each bad input has its own message; a number that fails leaves a record and can be tried again', async ({
  page,
  rig,
  database,
  enter,
}) => {
  const user = await freeWriter(rig);
  const one = await getCase(rig, user);
  await limit(rig, 'sms.contentMax', '20');
  // A number that the gateway cannot reach; written by hand it is the borrower's own.
  await database
    .update(contact)
    .set({ phone: '555 1234' })
    .where(inArray(contact.borrowerId, database.select({ id: task.borrowerId }).from(task).where(eq(task.id, one.id))));
  await enter(user, caseAddress(one));
  const message = new SmsPage(page);
  await message.open();
  await message.byHand('');
  await message.ownWords('   ');
  await message.send.click();
  await expect(message.dialog.getByText(/ is required$/u)).toHaveCount(2);
  for (const bad of ['abc', '1234', '+52 (55) x']) {
    await message.number.fill(bad);
    await message.number.blur();
    await expect(message.dialog.getByText('This is not a phone number'), bad).toBeVisible();
  }
  await message.number.fill('555 1234');
  await message.ownWords('This is much too long.');
  await expect(message.dialog.getByText('Number of words exceeded: at most 20 characters')).toBeVisible();
  await message.send.click();
  expect(await database.select().from(sms).where(eq(sms.taskId, one.id))).toEqual([]);

  await message.ownWords('Pay: bit.ly/3xYz');
  await message.send.click();
  await expect(message.dialog.getByRole('alert')).toContainText('a phone number. Remove: bit.ly');
  expect(await database.select().from(sms).where(eq(sms.taskId, one.id))).toEqual([]);
  // LC-09 of a number by hand nobody knows whose it is.
  await message.ownWords('Your loan is late');
  await expect(message.dialog.getByText(/^This text reveals the debt/u)).toBeVisible();
  await message.ownWords('Please call us.');
  await expect(message.dialog.getByText(/^This text reveals the debt/u)).toBeHidden();
  await message.send.click();
  await expect(message.dialog.getByText('Failed', { exact: true })).toBeVisible();
  await message.dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await new CasePage(page).tab('Messages').click();
  const records = page.getByRole('tabpanel').getByRole('row').filter({ hasText: 'Please call us.' });
  await expect(records).toContainText('Manual SMS fail');
  await records.getByRole('button', { name: 'Try again' }).dblclick();
  await expect(records).toHaveCount(2);
  await expect(records.getByRole('button', { name: 'Try again' })).toHaveCount(1);
  expect(await database.select().from(sms).where(eq(sms.taskId, one.id))).toHaveLength(2);
});

test('CD-02 without quota for the case sending is not offered, with the reason', async ({ page, rig, enter }) => {
  const user = await freeWriter(rig);
  const one = await getCase(rig, user);
  await limit(rig, 'sms.caseDaily', '1');
  await enter(user, caseAddress(one));
  const message = new SmsPage(page);
  await message.open();
  await message.ownWords('Only one');
  await page.keyboard.press('Control+Enter');
  await message.sent();
  await message.open();
  await expect(message.dialog.getByText('This case has reached its daily limit of messages.')).toBeVisible();
  await expect(message.send).toBeDisabled();
  await message.ownWords('Another');
  await page.keyboard.press('Control+Enter');
  await expect(message.send).toBeDisabled();
  expect(await sentFrom(rig)).toHaveLength(1);
});

test('CD-02 without the permission there is no way to send, and the records can be read', async ({
  page,
  rig,
  enter,
}) => {
  const user = await rig.user({ sendSms: false, sendWaba: false });
  const one = await getCase(rig, user);
  await enter(user, caseAddress(one));
  const detail = new CasePage(page);
  await expect(detail.heading(one.borrowerName)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send message' })).toHaveCount(0);
  await page.keyboard.press('s');
  await detail.tab('Messages').click();
  await expect(page.getByText('No messages yet')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('CD-13 a half-written message survives a reload and is sent once, whatever is clicked', async ({
  page,
  rig,
  database,
  enter,
}) => {
  const user = await freeWriter(rig);
  const one = await getCase(rig, user);
  await enter(user, caseAddress(one));
  const message = new SmsPage(page);
  await message.open();
  await message.byHand('+52 55 1234 5678');
  await message.ownWords('We tried to reach you');
  await expect(message.dialog.getByText(/Draft saved/u)).toBeVisible();
  await page.reload();
  await message.open();
  await expect(message.number).toHaveValue('+52 55 1234 5678');
  await expect(message.text).toHaveValue('We tried to reach you');
  await message.send.dblclick();
  await message.sent();
  expect((await sentFrom(rig)).map(({ content }) => content)).toEqual(['We tried to reach you']);
  const ofUser = and(eq(draft.userId, user.id), eq(draft.kind, 'sms'));
  expect((await database.select().from(draft).where(ofUser)).filter(({ content }) => content !== '')).toEqual([]);
});

test('CD-02 the template of the last message is chosen: three keys from the open case to the message', async ({
  page,
  rig,
  database,
  enter,
}) => {
  const user = await rig.user();
  const [one, other] = [await getCase(rig, user), await getCase(rig, user)];
  await addTemplate(rig, 'Estimado {name}, su saldo es {amount}.');
  await database.insert(smsTemplate).values({
    institutionId: rig.institutionId,
    name: 'Aviso',
    language: 'es',
    content: 'Hola {name}',
  });
  await limit(rig, 'sms.costs', '[{"channel":"sms","cost":45}]');
  await enter(user, caseAddress(one));
  const message = new SmsPage(page);
  await message.open();
  await message.template('Aviso');
  await expect(message.dialog.getByRole('figure')).toContainText('1 part · $0.45');
  await message.send.click();
  await message.sent();
  // The keys are pressed before the draft of the case is loaded.
  let loadDraft = (): void => {};
  const isPressed = new Promise<void>((resolve) => {
    loadDraft = resolve;
  });
  await page.route(/\/task\/draft\/\d+\?kind=sms$/u, async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.goto(`/#${caseAddress(other)}`);
  await expect(new CasePage(page).heading(other.borrowerName)).toBeVisible();
  await page.keyboard.press('s');
  await expect(message.dialog.getByRole('figure')).toContainText(`Hola ${other.borrowerName}`);
  await page.keyboard.press('Control+Enter');
  loadDraft();
  await message.sent();
  const contents = (await sentFrom(rig)).map(({ content }) => content);
  expect(contents).toEqual([`Hola ${one.borrowerName}`, `Hola ${other.borrowerName}`]);
});
