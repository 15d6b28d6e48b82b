import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { smsOutbox } from '../../../server/database/tables/messageTables';
import { draft } from '../../../server/database/tables/workTables';
import { endSessionsOfUser } from '../../../server/security/session/sessions';
import { expect, test as base } from '../../support/journeys/journey';
import type { JourneyRig, JourneyCase, JourneyUser } from '../../support/journeys/journeyRig';
import { books } from '../../support/journeys/books';
import { caseAddress, CasePage } from '../../support/journeys/casePage';
import { DeductDialogPage } from '../../support/journeys/deductDialog';
import { LoginPage } from '../../support/journeys/loginPage';
import { freeWriter, SmsPage } from '../../support/journeys/smsPage';

/** An agent with a case, due 1,001.00, open in the browser. */
const test = base.extend<{ agent: JourneyUser; one: JourneyCase }>({
  agent: async ({ rig }, hand) => hand(await freeWriter(rig)),
  one: async ({ page, rig, agent, enter }, hand) => {
    const [one] = await rig.cases(agent, 1);
    if (!one) throw new Error('no case was made');
    await enter(agent, caseAddress(one));
    await expect(new CasePage(page).heading(one.borrowerName)).toBeVisible();
    await hand(one);
  },
});

const forceOut = (rig: JourneyRig, user: JourneyUser): Promise<void> =>
  rig.telling(async (tx, tell) => {
    await endSessionsOfUser(tx, user.id, { reason: 'administrator', now: new Date() });
    const { institutionId } = rig;
    tell({ institutionId, userIds: [user.id] }, { type: 'forcedLogout', code: '-1', message: 'Signed out' });
  });

/** Out at once and in again by the form, to the same case. */
async function comeBack(page: Page, user: JourneyUser, one: JourneyCase): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'You are logged out' });
  await dialog.getByRole('button', { name: 'Log in again' }).click();
  await new LoginPage(page).signIn({ username: user.username });
  await expect(new CasePage(page).heading(one.borrowerName)).toBeVisible();
}

test('CD-13 CD-02 a message that was half written at a forced logout is there again after the login, and goes out once', async ({
  rig,
  database,
  agent,
  one,
  page,
}) => {
  const message = new SmsPage(page);
  await message.open();
  await message.byHand('+52 55 1234 5678');
  await message.ownWords('Please call us back');
  await expect(message.dialog.getByText(/Draft saved/u)).toBeVisible();
  await message.text.fill('Please call us back today');
  await forceOut(rig, agent);
  await comeBack(page, agent, one);
  await message.open();
  await expect(message.text).toHaveValue('Please call us back today');
  await expect(message.number).toHaveValue('+52 55 1234 5678');
  await message.send.dblclick();
  await message.sent();
  const sent = await database.select().from(smsOutbox).where(eq(smsOutbox.institutionId, rig.institutionId));
  expect(sent.map(({ content }) => content)).toEqual(['Please call us back today']);
});

test('CD-13 CD-06 a deduction that was half written at a forced logout is there again after the login, and is made once', async ({
  rig,
  database,
  agent,
  one,
  page,
}) => {
  const own = new DeductDialogPage(page);
  await own.open();
  await own.amount.fill('150');
  await expect(own.dialog.getByText(/Draft saved/u)).toBeVisible();
  await own.amount.fill('155');
  await forceOut(rig, agent);
  await comeBack(page, agent, one);
  await own.open();
  await expect(own.amount).toHaveValue('155.00');
  await own.goOn.click();
  await own.confirm.dblclick();
  await expect(own.dialog.getByText('$155.00 was deducted.')).toBeVisible();
  expect(await books(database, one)).toEqual({ due: 84_600, shown: 84_600, deducted: [15_500], others: 0 });
  const left = await database.select().from(draft).where(eq(draft.userId, agent.id));
  expect(left.filter(({ content }) => content !== '')).toEqual([]);
});
