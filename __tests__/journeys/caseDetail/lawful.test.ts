import { eq } from 'drizzle-orm';
import type { LawMode } from '@/contract/codes/lawCodes';
import { contactDecision } from '../../../server/database/tables/lawTables';
import { systemSetting } from '../../../server/database/tables/organizationTables';
import { caseAddress, CasePage } from '../../support/journeys/casePage';
import { getCase } from '../../support/journeys/getCase';
import { expect, test } from '../../support/journeys/journey';
import type { JourneyRig } from '../../support/journeys/journeyRig';
import { notices } from '../../support/journeys/shellPage';
import { freeWriter, sentFrom, SmsPage } from '../../support/journeys/smsPage';

/** Under the Chinese rules nobody but the borrower is contacted, at whatever hour. */
async function ruleBy({ database, institutionId }: JourneyRig, mode: LawMode): Promise<void> {
  await database.delete(systemSetting).where(eq(systemSetting.institutionId, institutionId));
  await database.insert(systemSetting).values([
    { institutionId, key: 'law', value: 'CN' },
    { institutionId, key: 'lawMode', value: mode },
  ]);
}

const getDecisions = ({ database, institutionId }: JourneyRig) =>
  database
    .select({ callId: contactDecision.callId, smsId: contactDecision.smsId, reason: contactDecision.reason })
    .from(contactDecision)
    .where(eq(contactDecision.institutionId, institutionId))
    .orderBy(contactDecision.id);

const REASON = 'She asked us to call her back';

test('LC-06 LC-08 a call that a rule advises against asks why it goes on, by keyboard; left, nothing happens', async ({
  page,
  rig,
  enter,
}) => {
  await ruleBy(rig, 'warn');
  const user = await rig.user();
  const one = await getCase(rig, user);
  await enter(user, caseAddress(one));
  const detail = new CasePage(page);
  await detail.call('Esposa');
  const dialog = page.getByRole('dialog', { name: 'A rule advises against this contact' });
  await expect(dialog.getByRole('listitem').first()).toContainText('China (CN)');
  await expect(notices(page, /rule/u)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(detail.callStrip).toHaveCount(0);

  await detail.call('Esposa');
  await expect(dialog.getByLabel('Reason for the contact')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Write at least 10 characters')).toBeVisible();
  await page.keyboard.type(REASON);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(detail.callStrip).toBeVisible();
  const kept = await getDecisions(rig);
  expect(kept).toHaveLength(3);
  expect(kept.at(-1)).toMatchObject({ reason: REASON, callId: expect.any(Number) });
});

test('LC-06 LC-03 a message that the rules refuse says so and stays written; one that they only doubt is sent with a reason', async ({
  page,
  rig,
  enter,
}) => {
  await ruleBy(rig, 'enforce');
  const user = await freeWriter(rig);
  const one = await getCase(rig, user);
  await enter(user, caseAddress(one));
  const message = new SmsPage(page);
  await message.open();
  await message.byHand('5512345678');
  await message.ownWords('Por favor llame');
  await message.send.click();
  const refused = page.getByRole('dialog', { name: 'The rules do not allow this contact now' });
  await expect(refused).toContainText('Waiting does not help');
  await refused.getByRole('button', { name: 'Close' }).last().click();
  await expect(refused).toBeHidden();
  await expect(message.text).toHaveValue('Por favor llame');
  expect(await sentFrom(rig)).toEqual([]);

  await ruleBy(rig, 'warn');
  await message.send.click();
  const dialog = page.getByRole('dialog', { name: 'A rule advises against this contact' });
  await dialog.getByLabel('Reason for the contact').fill(REASON);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await message.sent();
  expect((await getDecisions(rig)).at(-1)).toMatchObject({ reason: REASON, smsId: expect.any(Number) });
});

test('LC-06 a contact that the rules refuse says so without moving anything, and by which rule to the keyboard; it cannot be called', async ({
  page,
  rig,
  enter,
}) => {
  await ruleBy(rig, 'enforce');
  const user = await rig.user();
  const one = await getCase(rig, user);
  let tell = (): void => undefined;
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  // Requested separately, so that the rules can arrive after the rest.
  await page.route(/task\/together/u, (route) => route.fulfill({ status: 404 }));
  await page.route(/task\/lawful\//u, async (route) => {
    await told;
    await route.continue();
  });
  await enter(user, caseAddress(one));
  const row = page.getByRole('listitem').filter({ hasText: 'Esposa' });
  const call = page.getByRole('button', { name: 'Call Esposa' });
  await expect(call).toBeEnabled();
  const before = await row.boundingBox();
  tell();
  const words = row.getByRole('button', { name: 'Not at all' });
  await expect(words).toBeVisible();
  expect(await row.boundingBox()).toEqual(before);
  await expect(call).toBeDisabled();
  await expect(call).toHaveAttribute('title', /^Not at all: /u);
  await words.focus();
  await expect(page.getByRole('tooltip')).toContainText('China (CN)');
});
