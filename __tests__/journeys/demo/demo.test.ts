import { expect } from '@playwright/test';
import { goTo, rows, signInOffline, test } from '../../support/demo/demoJourney';
import { CasePage } from '../../support/journeys/casePage';
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

test('FE-03 the auditor of the demo reads the login trail without a server', async ({ page, files }) => {
  await signInOffline(page, files, 'Auditor');
  await expect(rows(page).first()).toBeVisible();
  await goTo(page, '#/trail');
  await rows(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('The demo cannot do this')).toHaveCount(0);
});
