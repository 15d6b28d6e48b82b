import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journeys/journey';
import { caseAddress } from '../../support/journeys/casePage';
import { getCase } from '../../support/journeys/getCase';
import { freeWriter, sentFrom, SmsPage } from '../../support/journeys/smsPage';

const loseAnswers = async (page: Page): Promise<void> => {
  await page.route(/intent\/outcome/u, (route) => route.abort());
  await page.route(/sms\/manual\/send/u, async (route) => {
    await route.fetch();
    await route.abort();
  });
};

test('CD-13 CD-02 after a lost response the message is looked up and not sent again', async ({ page, rig, enter }) => {
  const user = await freeWriter(rig);
  await enter(user, caseAddress(await getCase(rig, user)));
  const message = new SmsPage(page);
  await message.open();
  await message.byHand('+52 55 1234 5678');
  await message.ownWords('Lost on the way back');
  await loseAnswers(page);
  await message.send.click();
  const alert = message.dialog.getByRole('alert');
  await expect(alert).toBeVisible({ timeout: 30_000 });
  await expect(message.send).toBeDisabled();
  await expect(message.text).toBeDisabled();
  await page.unroute(/intent\/outcome/u);
  await alert.getByRole('button').click();
  await message.sent();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Operation successful');
  expect((await sentFrom(rig)).map(({ content }) => content)).toEqual(['Lost on the way back']);
});

test('CD-13 CD-02 an answer that was lost and a reload: nothing invites to send the same again', async ({
  page,
  rig,
  enter,
}) => {
  const user = await freeWriter(rig);
  await enter(user, caseAddress(await getCase(rig, user)));
  const message = new SmsPage(page);
  await message.open();
  await message.byHand('+52 55 1234 5678');
  await message.ownWords('Lost on the way back');
  await loseAnswers(page);
  await message.send.click();
  await expect(message.dialog.getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await message.open();
  await expect(message.dialog.getByText(/^Newest message/u)).toContainText('Sent');
  await expect(message.dialog.getByText('Lost on the way back')).toHaveCount(1);
  await expect(message.number).toHaveCount(0);
  expect((await sentFrom(rig)).map(({ content }) => content)).toEqual(['Lost on the way back']);
});
