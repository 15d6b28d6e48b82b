import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journeys/journey';

/** Returns the files of the app, by name without content hash and by initiator. */
const getFiles = (page: Page, names: RegExp) =>
  page.evaluate(
    (pattern) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, initiatorType }) => ({ file: name.replace(/^.*\/assets\//u, ''), initiatorType }))
        .filter(({ file }) => new RegExp(pattern, 'u').test(file))
        .map(({ file, initiatorType }) => `${file.replace(/\.[\da-f]{6}\./u, '.')} ${initiatorType}`)
        .toSorted(),
    names.source,
  );

const warnings = (page: Page): string[] => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('preload')) said.push(message.text());
  });
  return said;
};

test('SC-03 the messages of the login are preloaded by the page, in the language of the device, once', async ({
  page,
}) => {
  const said = warnings(page);
  await page.addInitScript(() => localStorage.setItem('lang', 'es'));
  await page.goto('/');
  await expect(page.locator('button[type=submit]')).toHaveText('Iniciar sesión');
  expect(await getFiles(page, /^(?:filesAhead|messages-entry-)/u)).toEqual([
    'filesAhead.js script',
    'messages-entry-es.js link',
  ]);
  expect(said).toEqual([]);
});

test('SC-03 the code after the login is fetched while nobody types, and runs from the first input on', async ({
  page,
}) => {
  await page.goto('/');
  await expect
    .poll(() => getFiles(page, /^(?:antd|workplace)\.\w+\.js/u))
    .toEqual(['antd.js link', 'workplace.js link']);
  await page.getByRole('textbox', { name: 'Username' }).fill('a');
  await expect
    .poll(() => getFiles(page, /^(?:antd|workplace)\.\w+\.js/u))
    .toEqual(['antd.js link', 'antd.js script', 'workplace.js link', 'workplace.js script']);
});

test('SC-03 a signed-in user’s files for the case list are preloaded by the page, each once', async ({
  page,
  rig,
  enter,
}) => {
  const said = warnings(page);
  const user = await rig.user();
  await rig.cases(user, 1);
  await enter(user, '/case/list');
  await page.reload();
  await expect(page.getByRole('row').filter({ has: page.getByRole('link') })).toHaveCount(1);
  expect(await getFiles(page, /^(?:api-client|antd|workplace|messages-(?:entry|workplace)-)/u)).toEqual([
    'antd.css link',
    'antd.js link',
    'api-client.js link',
    'messages-entry-en.js link',
    'messages-workplace-en.js link',
    'workplace.css link',
    'workplace.js link',
  ]);
  expect(said).toEqual([]);
});
