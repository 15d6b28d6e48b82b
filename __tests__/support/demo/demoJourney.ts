import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveFiles } from './serveFiles';

/** Built by `npm test -- demo`, which sets it; the other journeys need no demo. */
const built = process.env['DEMO_FOLDER'];

/** Buttons of the sign-in page. */
type DemoRole = 'Agent' | 'Leader' | 'Administrator' | 'Auditor' | 'Agent with face check';

interface DemoFixtures {
  /** Copy of the demo. */
  readonly folder: string;
  /** Server of the folder's files. */
  readonly files: Awaited<ReturnType<typeof serveFiles>>;
}

export const test = base.extend<DemoFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  folder: async ({}, provide) => {
    base.skip(built === undefined, 'the demo is not built');
    const folder = await mkdtemp(path.join(tmpdir(), 'saldo-demo-'));
    await cp(built ?? '', folder, { recursive: true });
    await provide(folder);
    await rm(folder, { recursive: true });
  },
  files: async ({ folder }, provide) => {
    const files = await serveFiles(folder, '/x/y/');
    await provide(files);
    await files.close();
  },
  context: async ({ context }, provide) => {
    await context.addInitScript(() => localStorage.setItem('lang', 'en'));
    await provide(context);
  },
});

export const rows = (page: Page): Locator => page.locator('.ant-table-row');

/** Buttons that sign in as a role. */
export const signInBar = (page: Page): Locator => page.getByRole('navigation', { name: 'Demo: log in as' });

/** Opens an address of the app without a request for a file. */
export const goTo = (page: Page, hash: string): Promise<void> =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

/** Opens the demo, then cuts the network: everything else works without one. */
export async function openOffline(page: Page, files: DemoFixtures['files']): Promise<void> {
  await page.goto(files.address);
  await signInBar(page).waitFor();
  expect(files.missing).toEqual([]);
  await files.close();
  await page.context().setOffline(true);
}

/** Opens the demo, cuts the network and signs in. */
export async function signInOffline(page: Page, files: DemoFixtures['files'], role: DemoRole): Promise<void> {
  await openOffline(page, files);
  await signInBar(page).getByRole('button', { name: role, exact: true }).click();
}
