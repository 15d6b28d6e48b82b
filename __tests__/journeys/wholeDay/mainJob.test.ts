import { and, eq, inArray } from 'drizzle-orm';
import { collectionLog, contact, task } from '../../../server/database/tables/caseTables';
import { appUser } from '../../../server/database/tables/organizationTables';
import { behavior } from '../../../server/database/tables/workTables';
import { expect, test } from '../../support/journeys/journey';
import { caseAddress, CasePage } from '../../support/journeys/casePage';
import { LoginPage } from '../../support/journeys/loginPage';
import { notices } from '../../support/journeys/shellPage';

test(
  'CD-05 AP-07 SE-05 the main job: sign in as agent, find a case, call, write down the result, and find it in log, database and list',
  { tag: '@main' },
  async ({ page, database }) => {
    const [agent] = await database.select().from(appUser).where(eq(appUser.username, 'agent'));
    const open = and(eq(task.agentId, agent?.id ?? 0), inArray(task.status, ['C00', 'C01', 'C10']));
    const [one] = await database.select().from(task).where(open).orderBy(task.id).limit(1);
    if (!one) throw new Error('the agent has no open case');
    const [person] = await database
      .select()
      .from(contact)
      .where(eq(contact.borrowerId, one.borrowerId))
      .orderBy(contact.id)
      .limit(1);

    const login = new LoginPage(page);
    await login.open();
    await login.signIn({ username: 'agent' });
    await expect(page.locator('.ant-table-row').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Search cases' }).fill(one.loanNo);
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page.locator('.ant-table-row')).toHaveCount(1);
    await page.getByRole('link', { name: `Open case ${one.loanNo}` }).click();

    const detail = new CasePage(page);
    await expect(detail.heading(one.borrowerName)).toBeVisible();
    await page
      .getByRole('button', { name: `Show Contact ${person?.name}` })
      .first()
      .click();
    await expect(page.getByText(person?.phone ?? 'missing')).toBeVisible();
    await page
      .getByRole('button', { name: `Record a call with ${person?.name}` })
      .first()
      .click();
    await detail.choose('Call status', 'Connected');
    await detail.choose('Result', 'Willing to pay');
    const remark = `Pays on Friday ${Date.now()}`;
    await detail.remarks.fill(remark);
    await detail.save.click();
    await expect(notices(page, 'Submitted successfully')).toBeVisible();
    const line = await detail.logLine(remark);
    await expect(line).toContainText('Willing to pay');

    const [logged] = await database.select().from(collectionLog).where(eq(collectionLog.remarks, remark));
    expect(logged).toMatchObject({
      taskId: one.id,
      agentId: agent?.id,
      callStatus: 'CNCT',
      callResult: 'WTP',
      channel: '01',
      contactId: person?.id,
    });
    const revealed = await database
      .select()
      .from(behavior)
      .where(and(eq(behavior.userId, agent?.id ?? 0), eq(behavior.loanNo, one.loanNo)));
    expect(revealed.map(({ type }) => type)).toEqual(expect.arrayContaining(['openCase', 'revealPhone']));

    await page.getByRole('link', { name: 'Back to the list' }).click();
    const row = page.locator('.ant-table-row');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('Willing to pay');
    await expect(row).toContainText('In collection');
  },
);

test('CD-05 CL-05 save and next writes the result and opens the next case of the list', async ({
  page,
  rig,
  database,
  enter,
}) => {
  const user = await rig.user();
  const cases = await rig.cases(user, 2);
  await enter(user, `${caseAddress(cases[0] ?? { id: 0, loanNo: '' })}?sort=amount&order=asc`);
  const detail = new CasePage(page);
  await expect(detail.heading(cases[0]?.borrowerName ?? '')).toBeVisible();
  await expect(page.getByText('1 of 2')).toBeVisible();
  await detail.choose('Channel', 'WhatsApp');
  await detail.choose('Call status', 'Hung up or refused');
  await detail.saveNext.click();
  await expect(detail.heading(cases[1]?.borrowerName ?? '')).toBeVisible();
  const logged = await database
    .select()
    .from(collectionLog)
    .where(eq(collectionLog.taskId, cases[0]?.id ?? 0));
  expect(logged.map(({ callStatus, callResult, channel }) => [callStatus, callResult, channel])).toEqual([
    ['DA', 'RETRY', '05'],
  ]);
  await detail.choose('Call status', 'No answer');
  await detail.saveNext.click();
  await expect(page).toHaveURL(/#\/case\/list/u);
});

test('CD-05 GE-01 a result without call status is not sent, and says what is missing', async ({
  page,
  rig,
  database,
  enter,
}) => {
  const user = await rig.user();
  const [one] = await rig.cases(user, 1);
  await enter(user, caseAddress(one ?? { id: 0, loanNo: '' }));
  const detail = new CasePage(page);
  await detail.choose('Call status', 'Connected');
  await detail.save.click();
  await expect(page.getByText(/ is required$/u)).toHaveCount(1);
  expect(
    await database
      .select()
      .from(collectionLog)
      .where(eq(collectionLog.taskId, one?.id ?? 0)),
  ).toHaveLength(0);
});

test(
  'CD-13 CD-06 a double click and a lost answer write the result down once',
  { tag: '@main' },
  async ({ page, rig, database, enter }) => {
    const user = await rig.user();
    const [one] = await rig.cases(user, 1);
    await enter(user, caseAddress(one ?? { id: 0, loanNo: '' }));
    let lost = 0;
    await page.route(/task\/record/u, async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      // The server does it, and its answer never comes.
      await route.fetch();
      return route.abort('connectionreset');
    });
    const detail = new CasePage(page);
    await detail.choose('Call status', 'No answer');
    await detail.save.dblclick();
    await page.getByRole('button', { name: 'Find out' }).click();
    await expect(notices(page, 'Submitted successfully')).toBeVisible();
    expect(lost).toBe(1);
    const logged = () =>
      database
        .select()
        .from(collectionLog)
        .where(eq(collectionLog.taskId, one?.id ?? 0));
    expect(await logged()).toHaveLength(1);
    await page.reload();
    await expect(detail.heading(one?.borrowerName ?? '')).toBeVisible();
    expect(await logged()).toHaveLength(1);
  },
);

test('CD-13 when no answer comes at all the screen says that it does not know, and asking finishes it once', async ({
  page,
  rig,
  database,
  enter,
}) => {
  const user = await rig.user();
  const [one] = await rig.cases(user, 1);
  await enter(user, caseAddress(one ?? { id: 0, loanNo: '' }));
  await page.route(/task\/record/u, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const detail = new CasePage(page);
  await detail.choose('Call status', 'No answer');
  await detail.save.click();
  await expect(page.getByText(/It may have been carried out/u)).toBeVisible({ timeout: 20_000 });
  await expect(detail.save).toBeDisabled();
  await page.unroute(/task\/record/u);
  await page.getByRole('button', { name: 'Find out' }).click();
  await expect(notices(page, 'Submitted successfully')).toBeVisible();
  expect(
    await database
      .select()
      .from(collectionLog)
      .where(eq(collectionLog.taskId, one?.id ?? 0)),
  ).toHaveLength(1);
});
