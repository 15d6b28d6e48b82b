import type { Page } from '@playwright/test';
import { expect, test as base } from '../../support/journeys/journey';
import { caseAddress } from '../../support/journeys/casePage';
import { pressAtFirstSight, watchPresses } from '../../support/journeys/firstFrame';
import type { JourneyCase } from '../../support/journeys/journeyRig';
import { slowAnswers } from '../../support/journeys/slowAnswers';

/** Number of presses per kind of control; `PRESSES=20` is the long run. */
const PRESSES = Number(process.env['PRESSES'] ?? 8);
const TAB_COUNT = 8;

/** The dialogs of a case by their key, with how many buttons can be pressed in each while nothing is filled in. */
const DIALOGS = { s: 2, d: 3, q: 2, '?': 1 };
const DIALOG_BUTTONS = Object.entries(DIALOGS).flatMap(([key, count]) =>
  Array.from({ length: count }, (_, nth) => ({ key, nth })),
);

/** Controls of a list and of the rows of a case that can be pressed while they load. */
const ROW_THINGS = [
  '.ant-table-row a',
  '.ant-table-row button',
  'main li button[aria-label^="Record a call"]',
  '[aria-label="Waiting for you"] button',
] as const;

/** Controls that missed their click, with the element that received it. */
type Lost = string[];

/** An agent with a new case for each press, on a list; answers come late. */
const test = base.extend<{
  cases: JourneyCase[];
  lost: Lost;
  press: (selector: string, nth?: number) => Promise<boolean>;
}>({
  cases: async ({ rig, enter, page, context }, hand) => {
    const user = await rig.user();
    const cases = await rig.cases(user, PRESSES);
    await watchPresses(context);
    await enter(user);
    await expect(page.locator('.ant-table-row').first()).toBeVisible();
    await slowAnswers(page);
    await hand(cases);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  lost: async ({}, hand) => {
    const lost: Lost = [];
    await hand(lost);
    expect(lost).toEqual([]);
  },
  press: async ({ page, lost }, hand) =>
    hand(async (selector, nth = 0) => {
      const pressed = await pressAtFirstSight(page, selector, nth);
      if (!pressed) return false;
      if (!pressed.isLanded || pressed.places.length > 1) {
        lost.push(`${selector} ${nth}: ${pressed.events.join(', ')}; it stood at ${pressed.places.join(', ')}`);
      }
      return true;
    }),
});

const go = (page: Page, path: string) => page.evaluate((hash) => (location.hash = hash), `#${path}`);

test('GE-03 CD-01 no click on a tab of a case is lost while the case renders', async ({ page, cases, press }) => {
  test.setTimeout(cases.length * 15_000);
  for (const [round, each] of cases.entries()) {
    await go(page, caseAddress(each));
    const nth = (round + 1) % TAB_COUNT;
    expect(await press('[role=tab]', nth)).toBe(true);
    await expect(page.getByRole('tab').nth(nth)).toHaveAttribute('aria-selected', 'true');
  }
});

test('GE-03 CD-06 no click on a button of a dialog is lost while the dialog comes up', async ({
  page,
  cases,
  press,
}) => {
  test.setTimeout(cases.length * 30_000);
  for (const [round, each] of cases.entries()) {
    const { key, nth } = DIALOG_BUTTONS[round % DIALOG_BUTTONS.length] ?? { key: '?', nth: 0 };
    await go(page, caseAddress(each));
    await expect(page.getByRole('button', { name: 'Save and next' })).toBeVisible();
    await page.keyboard.press(key);
    expect(await press('[role=dialog] button:enabled', nth)).toBe(true);
    await page.keyboard.press('Escape');
  }
});

test('GE-03 CL-01 no click on a row, on what can be done in it or on a drawer is lost while the rows arrive', async ({
  page,
  cases,
  press,
}) => {
  test.setTimeout(cases.length * 30_000);
  for (const [round, each] of cases.entries()) {
    const thing = ROW_THINGS[round % ROW_THINGS.length] ?? '.ant-table-row a';
    const isInCase = thing.startsWith('main li');
    await go(page, isInCase ? caseAddress(each) : `/myTasks?borrowerName=${encodeURIComponent(each.borrowerName)}`);
    expect(await press(thing)).toBe(true);
    await go(page, '/case/list');
    await expect(page.locator('.ant-table-row').first()).toBeVisible();
    await page.locator('main button', { hasText: round % 2 === 0 ? /^Filters/u : /^Columns/u }).click();
    expect(await press('[role=dialog] button:enabled')).toBe(true);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
