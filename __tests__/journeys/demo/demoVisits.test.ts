import { expect } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openOffline, signInBar, test } from '../../support/demo/demoJourney';

test('FE-03 the demo reloads and plays a recording without a server', async ({ page, files }) => {
  await openOffline(page, files);
  await page.goto('about:blank');
  await page.goto(`${files.address}#/replay`);
  const recording = Buffer.from(JSON.stringify([{ type: 'login/event' }, { type: 'api/gone', meta: null }]));
  await page
    .getByLabel('Recording (JSON)')
    .setInputFiles({ name: 'odd.json', mimeType: 'application/json', buffer: recording });
  await expect(page.getByText('1 of 2 actions could not be played')).toBeVisible();
});

async function changeFile(file: string, from: RegExp | string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toMatch(from);
  await writeFile(file, text.replace(from, to));
}

test('FE-03 a new build of the demo replaces the previous one, whose files are removed', async ({
  page,
  files,
  folder,
}) => {
  await page.goto(files.address);
  await signInBar(page).waitFor();
  await changeFile(path.join(folder, 'index.html'), '</head>', '<meta name="build" content="new" /></head>');
  await changeFile(path.join(folder, 'sw.js'), /"version":"\w+"/u, '"version":"new"');
  await page.reload();
  await expect(page.locator('meta[name=build]')).toHaveCount(1);
  await openOffline(page, files);
  await page.reload();
  await signInBar(page).waitFor();
  const caches = await page.evaluate(async () =>
    (await window.caches.keys()).filter((name) => name.startsWith('saldo')),
  );
  expect(caches).toEqual([expect.stringMatching(/:new$/u)]);
});

test('FE-03 the demo says why it cannot start in a browser without service workers', async ({ page, files }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto(files.address);
  await expect(page.getByText('The demo needs a service worker.')).toBeVisible();
});
