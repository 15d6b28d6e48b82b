import { caseAddress, CasePage } from '../../support/journeys/casePage';
import { expect, test } from '../../support/journeys/journey';

test('CD-05 canned texts are inserted at the cursor, by mouse and by key; own ones are stored on the server; nothing moves', async ({
  page,
  rig,
  enter,
}) => {
  const user = await rig.user();
  const [one] = await rig.cases(user, 1);
  if (!one) throw new Error('no case came');
  await enter(user, caseAddress(one));
  const detail = new CasePage(page);
  const canned = page.getByRole('button', { name: 'Canned texts' });
  const line = (name: string) => page.getByRole('menuitem', { name });
  const saveAt = await detail.save.boundingBox();
  await canned.click();
  await line('Voicemail, message left.').click();
  await expect(detail.remarks).toHaveValue('Voicemail, message left.');
  await expect(detail.remarks).toBeFocused();
  expect(await detail.save.boundingBox()).toEqual(saveAt);
  // At the cursor, and by keyboard alone; a letter leads to its line, and to no other case.
  await detail.remarks.fill('Called. Hung up.');
  for (let step = 0; step < ' Hung up.'.length; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(canned).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(detail.remarks).toHaveValue('Called. No answer, will call again. Hung up.');
  await page.keyboard.type(' Twice.');
  await expect(detail.remarks).toHaveValue('Called. No answer, will call again. Twice. Hung up.');
  await expect(page.getByText(/Draft saved/u)).toBeVisible();
  await detail.remarks.fill('Works nights');
  await canned.click();
  await line('Save this remark as a text of my own').click();
  await canned.click();
  await expect(line('Remove this remark from my texts')).toBeVisible();
  await page.keyboard.press('Escape');
  const discarded = page.waitForResponse(
    (answer) => answer.url().includes('/task/draft') && answer.request().method() !== 'GET',
  );
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(detail.remarks).toHaveValue('');
  await discarded;
  await page.reload();
  await expect(detail.heading(one.borrowerName)).toBeVisible();
  await canned.click();
  await line('Works nights').click();
  await expect(detail.remarks).toHaveValue('Works nights');
  await canned.click();
  await line('Remove this remark from my texts').click();
  await canned.click();
  await expect(line('Works nights')).toBeHidden();
});
