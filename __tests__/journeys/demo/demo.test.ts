import { expect } from '@playwright/test';
import { goTo, rows, signInOffline, test } from '../../support/demo/demoJourney';
import { CasePage } from '../../support/journeys/casePage';
import { DeductDialogPage } from '../../support/journeys/deductDialog';
import { settledPage } from '../../support/journeys/settledPage';
import { notices } from '../../support/journeys/shellPage';

test('FE-03 the demo does the main job without a server: sign in, find a case, record a result, open the next case', async ({
  page,
  files,
}) => {
  await signInOffline(page, files, 'Agent');
  await expect(rows(page).first()).toBeVisible();
  const all = await rows(page).count();
  const link = rows(page).first().getByRole('link').first();
  const loanNo = ((await link.getAttribute('href')) ?? '').split('/').pop() ?? '';
  await page.getByRole('textbox', { name: 'Search cases' }).fill(loanNo);
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(rows(page)).toHaveCount(1);
  expect(all).toBeGreaterThan(1);
  await page.getByRole('link', { name: `Open case ${loanNo}` }).click();

  const detail = new CasePage(page);
  await page
    .getByRole('button', { name: /^Show Contact / })
    .first()
    .click();
  await expect(page.getByText(/^\+?\d[\d ]{9,}$/u).first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Record a call with / })
    .first()
    .click();
  await detail.choose('Call status', 'Connected');
  await detail.choose('Result', 'Willing to pay');
  await detail.remarks.fill('Pays on Friday');
  await detail.save.click();
  await expect(notices(page, 'Submitted successfully')).toBeVisible();
  await expect(await detail.logLine('Pays on Friday')).toContainText('Willing to pay');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Willing to pay');

  await goTo(page, '#/case/list');
  await expect(rows(page)).toHaveCount(all);
  await rows(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/task\//u);
  const before = page.url();
  await detail.choose('Call status', 'No answer');
  await detail.saveNext.click();
  await expect(page).not.toHaveURL(before);
  await expect(page).toHaveURL(/#\/task\//u);
});

test('FE-03 an agent deducts an amount in the demo without a server', async ({ page, files }) => {
  await signInOffline(page, files, 'Agent');
  await rows(page).first().getByRole('link').first().click();
  const detail = new CasePage(page);
  const unpaid = detail.fact('Unpaid repayment total');
  await expect(unpaid).toContainText('$');
  const before = await unpaid.textContent();
  const deduct = new DeductDialogPage(page);
  await deduct.open();
  await deduct.deduct('12.34');
  await expect(deduct.dialog.getByText('$12.34 was deducted.')).toBeVisible();
  await expect(deduct.dialog.getByRole('row', { name: /\$12\.34 Success/u })).toBeVisible();
  await expect(unpaid).not.toHaveText(before ?? '');
});

test('FE-03 a user of the demo passes the face check without a server', async ({ page, files }) => {
  await signInOffline(page, files, 'Agent with face check');
  await page.getByRole('button', { name: 'Start check' }).click();
  await page.getByRole('button', { name: 'Take photo' }).click();
  await expect(page).toHaveURL(/#\/case\/list$/u);
  await expect(rows(page).first()).toBeVisible();
});

test('FE-03 a leader of the demo reads the dashboard and its payments without a server', async ({ page, files }) => {
  await signInOffline(page, files, 'Leader');
  await expect(rows(page).first()).toBeVisible();
  await goTo(page, '#/dashboard');
  const recovered = page.getByRole('region', { name: 'Recovered amount' });
  await expect(recovered).toContainText(/\$[1-9]/u);
  await expect(
    page
      .getByRole('figure', { name: /Recovered amount day by day/u })
      .locator('svg')
      .first(),
  ).toBeVisible();
  await recovered.getByRole('link').click();
  await expect(page).toHaveURL(/#\/dashboardInfo\//u);
  await expect(rows(page).first()).toContainText('$');
});

for (const role of ['Agent', 'Leader', 'Administrator', 'Auditor'] as const) {
  test(`FE-03 the eight things to try of the demo work without a server for the role ${role}`, async ({
    page,
    files,
  }) => {
    const replies: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/\/(?:prod|api)\//u.test(response.url())) replies.push(response.text());
    });
    const settle = settledPage(page);
    await signInOffline(page, files, role);
    const things = page.getByRole('region', { name: 'Eight things to try' }).getByRole('link');
    await expect(things).toHaveCount(8);
    const addresses = await things.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const address of addresses) {
      // oxlint-disable-next-line no-await-in-loop -- one screen after the other
      await goTo(page, address);
      // oxlint-disable-next-line no-await-in-loop
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      // oxlint-disable-next-line no-await-in-loop
      await settle();
    }
    const texts = await Promise.all(replies);
    expect(texts.length).toBeGreaterThan(addresses.length);
    expect(texts.filter((text) => text.includes('The demo cannot do this'))).toEqual([]);
  });
}

test('FE-03 the auditor of the demo reads the login trail without a server', async ({ page, files }) => {
  await signInOffline(page, files, 'Auditor');
  await expect(rows(page).first()).toBeVisible();
  await goTo(page, '#/trail');
  await rows(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('The demo cannot do this')).toHaveCount(0);
});
