import { eq } from 'drizzle-orm';
import { userGroup } from '../../../server/database/tables/organizationTables';
import { contactPreferenceRow } from '../../../server/database/tables/preferenceTables';
import { caseAddress } from '../../support/journeys/casePage';
import { expect, test } from '../../support/journeys/journey';

test('LC-05 LC-06 two keys note a wish: it binds at once, also on the screen of somebody else, and its words say whose wish it is; a leader ends it', async ({
  rig,
  enter,
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const { database, institutionId } = rig;
  const [group] = await database.insert(userGroup).values({ institutionId, name: rig.tag }).returning();
  const groupId = group?.id ?? 0;
  const agent = await rig.user({ groupId, name: 'Ana Agente' });
  const leader = await rig.user({ groupId, role: 'leader', name: 'Lidia Guía' });
  const [one] = await rig.cases(agent, 2);
  if (!one) throw new Error('no case was made');
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' });
  await context.addInitScript(() => window.top === window && localStorage.setItem('lang', 'en'));
  const lead = await context.newPage();
  await enter(leader, caseAddress(one), lead);
  await enter(agent, caseAddress(one), page);
  const calls = (on: typeof page) => on.getByRole('button', { name: `Call ${one.borrowerName}` }).first();
  await expect(calls(page)).toBeEnabled();
  await expect(calls(lead)).toBeEnabled();

  await page
    .getByRole('button', { name: `Record a call with ${one.borrowerName}` })
    .first()
    .click();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('b');
  await page.keyboard.press('5');
  const wishes = (on: typeof page) => on.getByRole('list', { name: 'Preferences' });
  await expect(wishes(page).getByText(/: No calls$/u)).toBeVisible();
  for (const on of [page, lead]) {
    await expect(calls(on)).toBeDisabled();
    await expect(on.getByText("Not at all: borrower's preference").first()).toBeVisible();
  }
  // The digit chose the wish, and no status of a call.
  await expect(page.getByRole('radio', { name: /^Connected/u })).not.toBeChecked();

  await page.keyboard.press('b');
  await page.keyboard.press('4');
  await expect(wishes(lead).getByText(/: No text messages$/u)).toBeVisible();
  await lead.keyboard.press('s');
  const sms = lead.getByRole('dialog', { name: /message/iu });
  await expect(sms.getByText("Not at all: borrower's preference")).toBeVisible();
  await expect(sms.getByRole('button', { name: 'Send message' })).toBeDisabled();
  await lead.keyboard.press('Escape');
  await expect(sms).toBeHidden();

  await page.keyboard.press('b');
  await page.keyboard.press('3');
  await page.getByLabel('From').fill('00:00');
  await page.getByLabel('Until').fill('00:01');
  await page.getByLabel('Until').press('Enter');
  await expect(wishes(lead).getByText(/: Only 00:00–00:01$/u)).toBeVisible();

  await page.keyboard.press('b');
  await page.keyboard.press('7');
  await page.keyboard.type('Berta Abogada');
  await page.getByLabel('Phone of the lawyer').fill('55 1234 0000');
  await page.keyboard.press('Enter');
  await expect(wishes(lead).getByText('Lawyer: Berta Abogada')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Call Berta Abogada' })).toBeEnabled();

  await expect(page.getByRole('button', { name: /^Remove preference/u })).toHaveCount(0);
  for (const words of [
    /: No calls$/u,
    /: No text messages$/u,
    /: Only 00:00–00:01$/u,
    'Lawyer: Berta Abogada',
  ] as const) {
    const wish = wishes(lead).getByRole('listitem').filter({ hasText: words });
    await wish.getByRole('button', { name: /^Remove preference/u }).press('Enter');
    const dialog = lead.getByRole('dialog', { name: 'Remove preference' });
    await dialog.getByLabel('Reason').fill('Taken back in writing');
    await dialog.getByLabel('Reason').press('Enter');
    await expect(dialog).toBeHidden();
    await expect(wishes(page).getByText(words)).toBeHidden();
  }
  await expect(calls(page)).toBeEnabled();
  const rows = await database
    .select()
    .from(contactPreferenceRow)
    .where(eq(contactPreferenceRow.institutionId, institutionId));
  expect(rows.filter(({ isEnd }) => isEnd)).toHaveLength(4);
  expect(rows).toHaveLength(8);
  await context.close();
});

test(
  'LC-05 consent of the borrower is recorded with its wording, and the agent of the case revokes it',
  { tag: '@main' },
  async ({ rig, enter, page }) => {
    const agent = await rig.user();
    const [one] = await rig.cases(agent, 1);
    if (!one) throw new Error('no case was made');
    await enter(agent, caseAddress(one));
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('b');
    await page.keyboard.press('9');
    await expect(page.getByRole('radio', { name: 'Agreed to these hours' })).toBeChecked();
    await page.getByLabel('From').fill('20:00');
    await page.getByLabel('Until').fill('22:30');
    await page.getByRole('button', { name: 'Save preference' }).click();
    await expect(page.getByText(/ is required$/u)).toBeVisible();
    await page.getByLabel('What was said, word for word').fill('Call me until half past ten');
    await page.keyboard.press('Enter');
    const wishes = page.getByRole('list', { name: 'Preferences' });
    await expect(wishes.getByText(/Agreed: 20:00–22:30$/u)).toBeVisible();
    await wishes.getByRole('button', { name: /^Remove preference: / }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Taken back');
    await page.keyboard.press('Enter');
    await expect(wishes).toBeHidden();
    const kept = await rig.database
      .select()
      .from(contactPreferenceRow)
      .where(eq(contactPreferenceRow.institutionId, rig.institutionId));
    expect(kept.map(({ kind, isEnd }) => [kind, isEnd])).toEqual([
      ['agreedHours', false],
      ['agreedHours', true],
    ]);
  },
);
