import { eq } from 'drizzle-orm';
import { collectionLog, loan } from '../../../server/database/tables/caseTables';
import { queue } from '../../../server/database/tables/organizationTables';
import { caseAddress, CasePage } from '../../support/journeys/casePage';
import { DeductDialogPage } from '../../support/journeys/deductDialog';
import { getCase } from '../../support/journeys/getCase';
import { expect, test } from '../../support/journeys/journey';
import { LoginPage } from '../../support/journeys/loginPage';
import { refuseMainCalls } from '../../support/journeys/olderServer';
import { serveSettings } from '../../support/journeys/servedSettings';

test.beforeEach(({ page }) => serveSettings(page, { client: 'older' }));

test('LG-06 AP-01 AP-02 AP-09 an agent works a case by the older client: list, case, contacts, call list, result, deduction', async ({
  page,
  rig,
  database,
}) => {
  const calls = await refuseMainCalls(page);
  const user = await rig.user();
  const one = await getCase(rig, user);
  const login = new LoginPage(page);
  await login.open();
  await login.type({ username: user.email });
  await login.submit.click();
  await expect(page.locator('.ant-table-row')).toHaveCount(1);

  await page.locator('.ant-table-row a').first().click();
  await expect(page).toHaveURL(new RegExp(caseAddress(one), 'u'));
  const detail = new CasePage(page);
  await expect(detail.fact('Loan order')).toContainText(one.loanNo);
  await detail.chooseContact('Esposa 1');
  await detail.choose('Call status', 'No answer');
  await detail.remarks.fill('By the older client');
  await detail.save.click();
  await expect(await detail.logLine('By the older client')).toContainText('Esposa 1');
  const [log] = await database.select().from(collectionLog).where(eq(collectionLog.taskId, one.id));
  expect(log).toMatchObject({ callStatus: 'NOA', agentId: user.id });

  const deduct = new DeductDialogPage(page);
  await deduct.open();
  await deduct.deduct('100');
  await expect
    .poll(async () => (await database.select().from(loan).where(eq(loan.id, one.loanId)))[0]?.due)
    .toBe(90_100);
  await expect(deduct.dialog.getByRole('row', { name: /Collection \$100\.00 Success/u })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(deduct.dialog).toBeHidden();
  await detail.tab('Repayment').click();
  await detail.tab('Phone book').click();
  await page.getByText('Call details', { exact: true }).click();

  await expect
    .poll(() => [...new Set(calls.older)].toSorted())
    .toEqual(
      [
        'POST /api/login/in',
        'GET /api/menu',
        'GET /api/task/listing',
        `GET /api/task/loanItemInfo/${one.loanNo}`,
        `GET /api/task/userContacts/${one.id}`,
        `GET /api/task/userCalls/${one.id}`,
        `GET /api/task/collectionLogs/${one.id}`,
        `POST /api/task/record/${one.id}`,
        `POST /api/repay/deduct/${one.id}`,
        'GET /api/repay/details',
        'GET /api/repay/payLogs',
      ].toSorted(),
    );
  expect(calls.refused).toEqual([]);
});

test('AP-01 AP-09 QU-01 US-01 an administrator reads a queue and changes a user by the older client', async ({
  page,
  rig,
  database,
  enter,
}) => {
  const calls = await refuseMainCalls(page);
  const { institutionId } = rig;
  const row = { institutionId, code: 'S2', name: 'Mora de 6 a 30', type: 'manual' as const };
  const [made] = await database.insert(queue).values(row).returning();
  const agent = await rig.user({ name: 'Ana Luz' });
  await enter(await rig.user({ role: 'admin' }), '/queue');
  await expect(page.locator('.ant-table-row').filter({ hasText: 'Mora de 6 a 30' })).toBeVisible();
  await page.goto(`/#/queueAbout/${made?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mora de 6 a 30' })).toBeVisible();

  await page.goto('/#/users');
  await page.getByRole('link', { name: 'Ana Luz' }).click();
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue(agent.username);
  await page.getByLabel('Name', { exact: true }).fill('Ana Luz Paz');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Luz Paz' })).toBeVisible();
  const paths = [
    'GET /api/currentUser',
    'GET /api/management/queue/list',
    'GET /api/management/queue/info',
    'GET /api/management/user/list',
    `GET /api/management/user/info/${agent.id}`,
    `POST /api/management/user/info/${agent.id}`,
  ];
  for (const path of paths) expect(calls.older).toContain(path);
  expect(calls.refused).toEqual([]);
});
