import { inArray } from 'drizzle-orm';
import { collectionLog } from '../../../server/database/tables/caseTables';
import { expect, test as base } from '../../support/journeys/journey';
import { caseAddress, CasePage } from '../../support/journeys/casePage';
import type { JourneyCase } from '../../support/journeys/journeyRig';
import { slowAnswers } from '../../support/journeys/slowAnswers';
import { settledPage } from '../../support/journeys/settledPage';

/** An agent on the first of six cases, in a list from the least that is owed; the answers come late. */
const test = base.extend<{ cases: JourneyCase[]; detail: CasePage }>({
  cases: async ({ rig, enter, page }, hand) => {
    const user = await rig.user();
    const cases = await rig.cases(user, 6);
    const [one] = cases;
    if (!one) throw new Error('no case was made');
    await enter(user, `${caseAddress(one)}?sort=amount&order=asc`);
    await expect(page.getByText('1 of 6')).toBeVisible();
    await slowAnswers(page);
    await hand(cases);
  },
  detail: async ({ page, cases: _cases }, hand) => hand(new CasePage(page)),
});

const idInAddress = (address: string): number => Number(/\/task\/(\d+)\//u.exec(address)?.[1]);

test('CL-05 next three times is three cases, next four times and previous once as well', async ({
  page,
  cases,
  detail,
}) => {
  const at = async (place: number) => {
    await expect(detail.heading(cases[place]?.borrowerName ?? '')).toBeVisible();
    expect(idInAddress(page.url())).toBe(cases[place]?.id);
  };
  for (const key of ['n', 'n', 'n']) await page.keyboard.press(key);
  await at(3);
  await expect(page.getByText('4 of 6')).toBeVisible();
  for (const key of ['p', 'p', 'p']) await page.keyboard.press(key);
  await at(0);
  for (const key of ['n', 'n', 'n', 'n', 'p']) await page.keyboard.press(key, { delay: 30 });
  await at(3);
  for (const key of ['n', 'n', 'n']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/#\/case\/list/u);
});

for (const pause of [0, 50, 100, 200]) {
  test(`CL-05 RT-08 next and a tab ${pause} ms later never lead back, by key or by mouse`, async ({
    page,
    cases,
    detail,
  }) => {
    const next = detail.heading(cases[1]?.borrowerName ?? '');
    const log = await detail.tab('Log').boundingBox();
    if (!log) throw new Error('the tab is drawn nowhere');
    const presses = [
      () => page.keyboard.press('Shift+Digit3'),
      () => page.mouse.click(log.x + log.width / 2, log.y + log.height / 2),
    ];
    for (const press of presses) {
      await page.keyboard.press('n');
      await page.waitForTimeout(pause);
      await press();
      await expect(next).toBeVisible();
      await expect(page.getByText('2 of 6')).toBeVisible();
      expect(idInAddress(page.url())).toBe(cases[1]?.id);
      await page.keyboard.press('p');
      await expect(page.getByText('1 of 6')).toBeVisible();
    }
  });

  test(`CL-05 CD-05 next, a tab, a result and its saving, each ${pause} ms after the other, land on the case that is shown, or nowhere`, async ({
    page,
    cases,
    detail,
    database,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const ids = cases.map(({ id }) => id);
    const recorded = async () => {
      const logged = await database.select().from(collectionLog).where(inArray(collectionLog.taskId, ids));
      return logged.map(({ taskId }) => cases.find(({ id }) => id === taskId)?.borrowerName ?? '');
    };
    const settled = settledPage(page);
    await page.evaluate(() => {
      const note = ({ ctrlKey }: KeyboardEvent) => {
        if (ctrlKey) Object.assign(globalThis, { headingAtSave: document.querySelector('h1')?.textContent });
      };
      document.addEventListener('keydown', note, true);
    });
    for (const late of [400, 0]) {
      await page.unrouteAll({ behavior: 'wait' });
      await slowAnswers(page, late);
      const before = await recorded();
      const left = await heading.textContent();
      for (const key of ['n', 'Shift+Digit3', '1', 'Control+Enter']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(pause);
      }
      await settled();
      const [name, ...more] = (await recorded()).filter((each) => !before.includes(each));
      expect(more, 'one key saves once').toEqual([]);
      expect(name, 'the case that was left').not.toBe(left);
      const shown = await page.evaluate(() => Reflect.get(globalThis, 'headingAtSave') as string);
      if (name !== undefined) expect(shown, 'the case before the agent when it was saved').toBe(name);
      await expect(detail.saveNext).toBeEnabled();
      const now = await heading.textContent();
      expect(idInAddress(page.url())).toBe(cases.find(({ borrowerName }) => borrowerName === now)?.id);
    }
  });
}

test('CD-10 what is typed as soon as the dialog of codes is seen is the amount', async ({ page, cases: _cases }) => {
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('q');
  await dialog.waitFor();
  await page.keyboard.type('123');
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('123');
});
