import type { Page } from '@playwright/test';
import { expect, test as base } from '../../support/journeys/journey';
import { caseAddress, CasePage } from '../../support/journeys/casePage';
import type { JourneyCase } from '../../support/journeys/journeyRig';
import { questionsIn } from '../../support/journeys/questionsIn';

const REMARK = 'said of the first case alone';
const REVEALED = ['5551001000', '5552001000'];

/** An agent on the first of two cases, with revealed numbers, a started result and open panels; the second case is prefetched. */
const test = base.extend<{ cases: readonly [JourneyCase, JourneyCase] }>({
  cases: async ({ page, rig, enter }, hand) => {
    const user = await rig.user();
    const [one, two] = await rig.cases(user, 2);
    if (!one || !two) throw new Error('no cases were made');
    const isAhead = page.waitForResponse((answer) =>
      questionsIn(answer.url()).some((question) => question.includes(`task/loanItemAhead/${two.loanNo}`)),
    );
    await enter(user, `${caseAddress(one)}?sort=amount&order=asc`);
    await isAhead;
    await leaveTraces(page);
    await hand([one, two]);
  },
});

async function leaveTraces(page: Page): Promise<void> {
  const detail = new CasePage(page);
  await detail.tab('Person').click();
  await page.getByRole('button', { name: 'Show Mobile phone' }).click();
  await page.getByRole('button', { name: /^Show .*Esposa/u }).click();
  for (const number of REVEALED) await expect(page.getByText(number)).toBeVisible();
  await detail.chooseContact('Esposa 1');
  await detail.choose('Call status', 'No answer');
  await detail.remarks.fill(REMARK);
  await page.getByRole('button', { name: 'Record a preference' }).click();
}

/** Expects the second case without any trace of the first. */
async function expectNothingOfFirst(page: Page, [one, two]: readonly [JourneyCase, JourneyCase]): Promise<void> {
  const detail = new CasePage(page);
  await expect(detail.heading(two.borrowerName)).toBeVisible();
  await expect(detail.saveNext).toBeEnabled();
  const main = page.locator('main');
  const ofFirst = [one.borrowerName, one.loanNo, 'Esposa 1', ...REVEALED];
  for (const text of ofFirst) await expect(main).not.toContainText(text);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(detail.tab('Key info')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Record a preference' })).toHaveAttribute('aria-expanded', 'false');
  await expect(detail.group('Call status').getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(detail.remarks).toHaveValue('');
  await expect(page.getByText(/Draft|draft/u)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Hide /u })).toHaveCount(0);
}

test('CL-05 CD-12 CD-13 nothing of a case is left in the next one: numbers looked at, a result begun, a tab, a list opened', async ({
  page,
  cases,
}) => {
  const [one] = cases;
  await new CasePage(page).heading(one.borrowerName).click();
  await page.keyboard.press('n');
  await expectNothingOfFirst(page, cases);
  await page.keyboard.press('p');
  const detail = new CasePage(page);
  await expect(detail.heading(one.borrowerName)).toBeVisible();
  await expect(detail.remarks).toHaveValue(REMARK);
  for (const number of REVEALED) await expect(page.locator('main')).not.toContainText(number);
});

test('CL-05 CD-12 leaving a case by its address with a dialog open shows no dialog in the other case', async ({
  page,
  cases,
}) => {
  await new CasePage(page).heading(cases[0].borrowerName).click();
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate((to) => location.assign(to), `#${caseAddress(cases[1])}`);
  await expectNothingOfFirst(page, cases);
});
