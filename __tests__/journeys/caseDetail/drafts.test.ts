import { eq } from 'drizzle-orm';
import { collectionLog } from '../../../server/database/tables/caseTables';
import { draft } from '../../../server/database/tables/workTables';
import { endSessionsOfUser } from '../../../server/security/session/sessions';
import { expect, test } from '../../support/journeys/journey';
import { caseAddress, CasePage } from '../../support/journeys/casePage';
import { LoginPage } from '../../support/journeys/loginPage';

const nobody = { id: 0, loanNo: '' };

test('CD-13 a half-written result survives a reload', async ({ page, rig, enter }) => {
  const user = await rig.user();
  const [one] = await rig.cases(user, 1);
  await enter(user, caseAddress(one ?? nobody));
  const detail = new CasePage(page);
  await detail.choose('Call status', 'Connected');
  await detail.choose('Result', 'Notified');
  await detail.remarks.fill('His brother will call back at');
  await expect(page.getByText(/Draft saved/u)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your unfinished entry was restored.')).toBeVisible();
  await expect(detail.remarks).toHaveValue('His brother will call back at');
  await expect(detail.group('Result').getByRole('radio', { name: 'Notified' })).toBeChecked();
});

test('CD-13 SE-06 a forced logout of the same user loses nothing', async ({ page, rig, enter }) => {
  const user = await rig.user();
  const [one] = await rig.cases(user, 1);
  await enter(user, caseAddress(one ?? nobody));
  const detail = new CasePage(page);
  await detail.choose('Call status', 'Other');
  await detail.remarks.fill('Asked for the account number');
  await expect(page.getByText(/Draft saved/u)).toBeVisible();
  const { institutionId } = rig;
  await rig.telling(async (tx, tell) => {
    await endSessionsOfUser(tx, user.id, { reason: 'administrator', now: new Date() });
    tell(
      { institutionId, userIds: [user.id] },
      { type: 'forcedLogout', code: '-1', message: 'Signed out by your administrator' },
    );
  });
  const dialog = page.getByRole('dialog', { name: 'You are logged out' });
  await expect(dialog).toContainText('Signed out by your administrator');
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(detail.remarks).toHaveValue('Asked for the account number');
  // Typing on is not interrupted: what is typed waits for the next login.
  await detail.remarks.fill('Asked for the account number twice');
  await expect(page.getByText('Draft not saved yet')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Log in again' }).click();
  await new LoginPage(page).signIn({ username: user.username });
  await expect(detail.heading(one?.borrowerName ?? '')).toBeVisible();
  await expect(detail.remarks).toHaveValue('Asked for the account number twice');
});

test('CD-13 SE-06 what was typed a moment before a forced logout stays on the screen and comes back after the login', async ({
  page,
  rig,
  enter,
}) => {
  const user = await rig.user();
  const [one] = await rig.cases(user, 1);
  await enter(user, caseAddress(one ?? nobody));
  const detail = new CasePage(page);
  await detail.remarks.fill('First half');
  await expect(page.getByText(/Draft saved/u)).toBeVisible();
  await detail.remarks.fill('First half and the second');
  const { institutionId } = rig;
  await rig.telling(async (tx, tell) => {
    await endSessionsOfUser(tx, user.id, { reason: 'administrator', now: new Date() });
    tell({ institutionId, userIds: [user.id] }, { type: 'forcedLogout', code: '-1', message: 'Signed out' });
  });
  const dialog = page.getByRole('dialog', { name: 'You are logged out' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByText('Draft not saved yet')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(detail.remarks).toHaveValue('First half and the second');
  await page.getByRole('button', { name: 'Log in again' }).click();
  await new LoginPage(page).signIn({ username: user.username });
  await expect(detail.heading(one?.borrowerName ?? '')).toBeVisible();
  await expect(detail.remarks).toHaveValue('First half and the second');
  await expect(page.getByText(/Draft saved/u)).toBeVisible();
});

test('CD-13 a lost network is reported, and the draft is saved as soon as it returns', async ({
  page,
  context,
  rig,
  database,
  enter,
}) => {
  const user = await rig.user();
  const [one] = await rig.cases(user, 1);
  await enter(user, caseAddress(one ?? nobody));
  const detail = new CasePage(page);
  await expect(detail.remarks).toBeVisible();
  await context.setOffline(true);
  await detail.remarks.fill('Written in the tunnel');
  await expect(page.getByText('Draft not saved yet; retrying.')).toBeVisible({ timeout: 20_000 });
  await context.setOffline(false);
  await expect(page.getByText(/Draft saved/u)).toBeVisible({ timeout: 20_000 });
  const [kept] = await database.select().from(draft).where(eq(draft.userId, user.id));
  expect(kept?.content).toContain('Written in the tunnel');
});

test('CD-13 AP-08 two tabs on one case: what one records shows in the other, and a sent draft is gone everywhere', async ({
  page,
  context,
  rig,
  database,
  enter,
}) => {
  const user = await rig.user();
  const [one] = await rig.cases(user, 1);
  await enter(user, caseAddress(one ?? nobody));
  const here = new CasePage(page);
  await here.choose('Call status', 'Connected');
  await here.choose('Result', 'Declines');
  await here.remarks.fill('Says he never borrowed');
  await expect(page.getByText(/Draft saved/u)).toBeVisible();
  const second = await context.newPage();
  await second.goto(`/#${caseAddress(one ?? nobody)}`);
  const there = new CasePage(second);
  await expect(there.remarks).toHaveValue('Says he never borrowed');
  await there.tab('Log').click();
  await expect(second.getByText('Nothing recorded yet')).toBeVisible();
  await here.save.click();
  await expect(second.getByRole('tabpanel').getByRole('row').filter({ hasText: 'Says he never borrowed' })).toHaveCount(
    1,
  );
  // The second tab is notified and no longer has the same text.
  await expect(second.getByText('What was written here was saved or discarded elsewhere.')).toBeVisible();
  await expect(there.remarks).toHaveValue('');
  expect(
    await database
      .select()
      .from(collectionLog)
      .where(eq(collectionLog.taskId, one?.id ?? 0)),
  ).toHaveLength(1);
  await page.reload();
  await expect(here.heading(one?.borrowerName ?? '')).toBeVisible();
  await expect(here.remarks).toHaveValue('');
});

test('CD-13 a draft can be let go of', async ({ page, rig, database, enter }) => {
  const user = await rig.user();
  const [one] = await rig.cases(user, 1);
  await enter(user, caseAddress(one ?? nobody));
  const detail = new CasePage(page);
  await detail.remarks.fill('Never mind');
  await expect(page.getByText(/Draft saved/u)).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(detail.remarks).toHaveValue('');
  const kept = async () =>
    (await database.select().from(draft).where(eq(draft.userId, user.id))).map(({ content }) => content);
  await expect.poll(kept).toEqual(['']);
  await page.reload();
  await expect(detail.heading(one?.borrowerName ?? '')).toBeVisible();
  await expect(detail.remarks).toHaveValue('');
});
