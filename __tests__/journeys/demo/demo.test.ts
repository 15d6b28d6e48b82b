import { expect, test as base, type Page } from '@playwright/test';
import { CasePage } from '../../support/journeys/casePage';
import { notices } from '../../support/journeys/shellPage';
import { serveFiles } from '../../support/demo/serveFiles';

/** Built by `npm test -- demo`, which sets it; the other journeys need no demo. */
const folder = process.env['DEMO_FOLDER'];

type FileServer = Awaited<ReturnType<typeof serveFiles>>;

const test = base.extend<{ readonly files: FileServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  files: async ({}, provide) => {
    const files = await serveFiles(folder ?? '', '/x/y/');
    await provide(files);
    await files.close();
  },
});

test.skip(folder === undefined, 'the demo is not built');

const rows = (page: Page) => page.locator('.ant-table-row');

/** Opens the demo, then closes its server: everything else works without one. */
async function openOffline(page: Page, files: FileServer, role: RegExp): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('lang', 'en'));
  await page.goto(files.address);
  await page.getByRole('navigation', { name: 'Demo: log in as' }).getByRole('button', { name: role }).waitFor();
  expect(files.missing).toEqual([]);
  await files.close();
  await page.getByRole('button', { name: role }).click();
}

test('the demo does the main job without a server: sign in, find a case, record a result, open the next case', async ({
  page,
  files,
}) => {
  await openOffline(page, files, /^Agent$/u);
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

  await page.evaluate(() => {
    location.hash = '#/case/list';
  });
  await expect(rows(page)).toHaveCount(all);
  await rows(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/task\//u);
  const before = page.url();
  await detail.choose('Call status', 'No answer');
  await detail.saveNext.click();
  await expect(page).not.toHaveURL(before);
  await expect(page).toHaveURL(/#\/task\//u);
});

test('the auditor of the demo reads the login trail without a server', async ({ page, files }) => {
  await openOffline(page, files, /^Auditor$/u);
  await expect(rows(page).first()).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#/trail';
  });
  await rows(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('The demo cannot do this')).toHaveCount(0);
});

test('the demo reloads and plays a recording without a server', async ({ page, files }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'en'));
  await page.goto(files.address);
  await page.getByRole('navigation', { name: 'Demo: log in as' }).waitFor();
  await files.close();
  await page.goto('about:blank');
  await page.goto(`${files.address}#/replay`);
  const recording = Buffer.from(JSON.stringify([{ type: 'login/event' }, { type: 'api/gone', meta: null }]));
  await page
    .getByLabel('Recording (JSON)')
    .setInputFiles({ name: 'odd.json', mimeType: 'application/json', buffer: recording });
  await expect(page.getByText('1 of 2 actions could not be played')).toBeVisible();
});
