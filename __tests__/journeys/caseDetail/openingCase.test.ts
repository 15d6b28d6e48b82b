import { expect, test } from '../../support/journeys/journey';
import { caseOf } from '../../support/journeys/caseOf';
import { caseAddress, CasePage } from '../../support/journeys/casePage';
import { settledPage } from '../../support/journeys/settledPage';

test('CD-11 GE-01 the first look at a case asks each question once', async ({ page, rig, enter }) => {
  const user = await rig.user();
  const one = await caseOf(rig, user);
  await enter(user, '/case/list');
  await expect(page.getByRole('link', { name: new RegExp(one.loanNo, 'u') }).first()).toBeVisible();
  const settled = settledPage(page);
  await settled();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:prod|api)\//u.test(pathname)) asked.push(`${request.method()} ${pathname}`);
  });
  await page.goto(`/#${caseAddress(one)}`);
  await expect(new CasePage(page).save).toBeVisible();
  await settled();
  expect(asked).toContain(`GET /prod/task/loanItemInfo/${one.loanNo}`);
  expect(asked).toEqual([...new Set(asked)]);
});
