import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journeys/journey';
import { serveSettings } from '../../support/journeys/servedSettings';

/** The hook of Redux DevTools, as far as a store uses it: every action that reaches the store is written down. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    type Store = { dispatch: (action: unknown) => unknown };
    type Create = (...args: unknown[]) => Store;
    const actions: unknown[] = [];
    const watched =
      (create: Create): Create =>
      (...args) => {
        const store = create(...args);
        const dispatch = (action: unknown): unknown => {
          actions.push(action);
          return store.dispatch(action);
        };
        return { ...store, dispatch };
      };
    Object.assign(window, {
      recordedActions: actions,
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
        () =>
        (...enhancers: ((create: Create) => Create)[]) =>
        (create: Create): Create =>
          enhancers.reduceRight((made, enhance) => enhance(made), watched(create)),
    });
  });

const exported = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ payload: JSON.stringify(Reflect.get(window, 'recordedActions')) }));

/** Returns the visible texts of the case list. */
const listText = (page: Page): Promise<string[]> => page.locator('.ant-table-row').allInnerTexts();

const goToStep = (page: Page, step: number): Promise<void> =>
  page.getByLabel('Step of the recording').fill(String(step));

test(
  'TR-03 a recorded session shows the same screens again without a server, and holds nothing about a person',
  { tag: '@main' },
  async ({ page, context, rig, enter }, testInfo) => {
    const agent = await rig.user();
    const [one] = await rig.cases(agent, 3);
    if (!one) throw new Error('no case was made');
    await serveSettings(page, { recorder: true });
    await watch(page);
    await enter(agent);
    await expect(page.locator('.ant-table-row')).toHaveCount(3);
    const list = await listText(page);
    expect(list.join(' ')).not.toContain(one.borrowerName);
    await page.locator('.ant-table-row a').first().click();
    const heading = page.locator('h1').first();
    await expect(heading).toBeVisible();
    await expect(page.getByRole('tabpanel')).toContainText('Contract amount');
    const name = await heading.innerText();
    const text = await exported(page);
    expect(
      [agent.name, one.borrowerName, one.borrowerName.split(' ')[0] ?? ''].filter((word) => text.includes(word)),
    ).toEqual([]);

    const file = testInfo.outputPath('state.json');
    await writeFile(file, text);
    const replay = await context.newPage();
    await serveSettings(replay, { recorder: true });
    const asked: string[] = [];
    replay.on('request', (request) => {
      if (/\/(prod|api)\//u.test(new URL(request.url()).pathname)) asked.push(request.url());
    });
    await replay.goto('/#/replay');
    await replay.getByLabel('Recording (JSON)').setInputFiles(file);
    const actions = JSON.parse((JSON.parse(text) as { payload: string }).payload) as {
      type: string;
      payload?: string;
    }[];
    await goToStep(replay, actions.length);
    await expect(replay.locator('h1').nth(1)).toHaveText(name);
    await expect(replay.getByText('Contract amount')).toBeVisible();
    await goToStep(
      replay,
      actions.findIndex(
        ({ type, payload }) => type === 'recordedAddress/addressRecorded' && payload?.startsWith('/task/'),
      ),
    );
    await expect(replay.locator('.ant-table-row')).toHaveCount(3);
    expect(await listText(replay)).toEqual(list);
    expect(asked).toEqual([]);
  },
);

test('TR-03 an invalid recording is reported, and without recording there is no replay', async ({ page, context }) => {
  await serveSettings(page, { recorder: true });
  await page.goto('/#/replay');
  await page
    .getByLabel('Recording (JSON)')
    .setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('no json') });
  await expect(page.getByRole('alert')).toContainText('not JSON');
  const odd = Buffer.from(JSON.stringify([{ type: 'login/event' }, { type: 'api/gone', meta: null }]));
  await page
    .getByLabel('Recording (JSON)')
    .setInputFiles({ name: 'odd.json', mimeType: 'application/json', buffer: odd });
  await expect(page.getByText('1 of 2 actions could not be played')).toBeVisible();
  await expect(page.locator('input[autocomplete=username]')).toBeVisible();
  const plain = await context.newPage();
  await plain.goto('/#/replay');
  await expect(plain.locator('button[type=submit]')).toBeVisible();
});
