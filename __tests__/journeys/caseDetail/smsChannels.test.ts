import { eq } from 'drizzle-orm';
import { task } from '../../../server/database/tables/caseTables';
import { sms, smsTemplate } from '../../../server/database/tables/messageTables';
import { appUser } from '../../../server/database/tables/organizationTables';
import { playSimulatedReplies } from '../../../server/modules/messages/simulatedReplies';
import { readSettings } from '../../../server/settings/settings';
import { expect, test } from '../../support/journeys/journey';
import { caseAddress } from '../../support/journeys/casePage';
import { getCase } from '../../support/journeys/getCase';
import { freeWriter, sentFrom, SmsPage } from '../../support/journeys/smsPage';

test('LM-02 receipt and reply of a simulated recipient appear on the open case without a reload', async ({
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
  await message.ownWords('Please call us.');
  await message.send.click();
  await message.sent();
  const settings = readSettings({ SIMULATED_REPLIES: 'reply', REPLY_TEMPO: '0.001' });
  const [sent] = await database.select().from(sms).where(eq(sms.taskId, one.id));
  await expect
    .poll(async () => sent && playSimulatedReplies(sent, { database, settings, now: () => new Date() }))
    .toBe(true);
  await expect
    .poll(async () => (await database.select().from(task).where(eq(task.id, one.id)))[0]?.unreadReplies)
    .toBe(1);
  await page.getByRole('tab').filter({ hasText: 'Messages' }).click();
  await expect(page.getByRole('tabpanel').getByText('Read', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Replies' }).getByRole('listitem')).toHaveCount(1);
  await expect
    .poll(async () => (await database.select().from(task).where(eq(task.id, one.id)))[0]?.unreadReplies)
    .toBe(0);
});

test('LM-02 RO-01 a message goes by a permitted channel; WhatsApp takes own words after a reply only', async ({
  page,
  rig,
  database,
  enter,
}) => {
  const user = await freeWriter(rig);
  await database.update(appUser).set({ sendWaba: true }).where(eq(appUser.id, user.id));
  const one = await getCase(rig, user);
  await database.insert(smsTemplate).values([
    { institutionId: rig.institutionId, name: 'Plain', language: 'es', content: 'Hola' },
    {
      institutionId: rig.institutionId,
      name: 'Approved',
      language: 'es',
      content: 'Estimado {name}',
      wabaApproved: true,
    },
  ]);
  await enter(user, caseAddress(one));
  const message = new SmsPage(page);
  await message.open();
  const channel = message.dialog.getByRole('radiogroup', { name: 'Channel' });
  await expect(channel.getByText('BLU').locator('..')).toHaveClass(/disabled/u);
  await expect(channel.getByTitle('You may not send by BLU. Ask an administrator for this permission.')).toBeVisible();
  await message.ownWords('Please call us.');
  await channel.getByText('WhatsApp').click();
  await expect(message.dialog.getByText(/^WhatsApp permits own words only within 24 hours/u)).toBeVisible();
  await expect(message.text).toHaveCount(0);
  await message.dialog.getByRole('combobox', { name: 'Template' }).click();
  await expect(page.locator('.ant-select-item-option-disabled').filter({ hasText: 'Plain' })).toBeVisible();
  await page.locator('.ant-select-item-option').filter({ hasText: 'Approved' }).click();
  await message.send.click();
  await message.sent();
  expect(await sentFrom(rig)).toMatchObject([{ channel: 'waba' }]);
  const [sent] = await database.select().from(sms).where(eq(sms.taskId, one.id));
  const settings = readSettings({ SIMULATED_REPLIES: 'reply', REPLY_TEMPO: '0.001' });
  await expect
    .poll(async () => sent && playSimulatedReplies(sent, { database, settings, now: () => new Date() }))
    .toBe(true);
  await message.open();
  await channel.getByText('WhatsApp').click();
  await message.ownWords('Thank you.');
  await message.send.click();
  await message.sent();
  expect((await sentFrom(rig)).map(({ content }) => content)).toContain('Thank you.');
  await page.getByRole('tab').filter({ hasText: 'Messages' }).click();
  const record = page.getByRole('tabpanel').getByRole('row').filter({ hasText: 'Thank you.' });
  await expect(record).toContainText('WhatsApp');
});
