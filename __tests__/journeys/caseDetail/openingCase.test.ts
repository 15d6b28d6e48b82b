import { expect, test } from '../../support/journeys/journey';
import { getCase } from '../../support/journeys/getCase';
import { caseAddress, CasePage } from '../../support/journeys/casePage';
import { questionsIn } from '../../support/journeys/questionsIn';
import { settledPage } from '../../support/journeys/settledPage';

test('CD-11 GE-01 the first look at a case asks each question once, those of one moment together', async ({
  page,
  rig,
  enter,
}) => {
  const user = await rig.user();
  const one = await getCase(rig, user);
  // The notes of the page load after the first screen and ask once for calls that ring already.
  const notes = page.waitForResponse(/\/task\/inboundCalls$/u);
  await enter(user, '/case/list');
  await expect(page.getByRole('link', { name: new RegExp(one.loanNo, 'u') }).first()).toBeVisible();
  const settled = settledPage(page);
  await notes;
  await settled();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:prod|api)\//u.test(pathname)) asked.push(request.url());
  });
  await page.goto(`/#${caseAddress(one)}`);
  await expect(new CasePage(page).save).toBeVisible();
  await settled();
  const questions = asked.flatMap(questionsIn);
  expect(questions).toContain(`task/loanItemInfo/${one.loanNo}?taskId=${one.id}`);
  expect(questions).toContain(`task/userContacts/${one.id}`);
  expect(questions).toEqual([...new Set(questions)]);
  // The case with all that belongs to it, what was half written, that it was opened, from where, and the filters of the list.
  expect(asked.length, asked.map(decodeURIComponent).join('\n')).toBeLessThanOrEqual(5);
});
