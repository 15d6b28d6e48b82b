import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journeys/journey';
import type { JourneyRig, JourneyUser } from '../../support/journeys/journeyRig';

const withTwoCases = async (rig: JourneyRig): Promise<JourneyUser> => {
  const user = await rig.user();
  await rig.cases(user, 2);
  return user;
};

const getRows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link') });

test('CL-01 a reloaded list is requested once, with its filters, before its screen renders', async ({
  page,
  rig,
  enter,
}) => {
  const user = await withTwoCases(rig);
  await enter(user, '/case/list?sort=amount&order=asc');
  await expect(getRows(page)).toHaveCount(2);
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('a[href="#/myTasks"]') === null) return;
      performance.mark('drawn');
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(getRows(page)).toHaveCount(2);
  // A question is in the browser's book when it has been answered.
  const askedBeforeDrawn = () =>
    page.evaluate(() => {
      const [{ startTime: drawn } = { startTime: 0 }] = performance.getEntriesByName('drawn');
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => /\/prod\/(?:task\/listing|menu|msg)/u.test(name) && startTime < drawn)
        .map(({ name }) => name.replace(/^.*\/prod\//u, '').replace(/\?(?:userId|country)=.*$/u, ''))
        .toSorted();
    });
  await expect
    .poll(askedBeforeDrawn)
    .toEqual([
      'menu/asideMenu',
      'menu/permissions',
      'msg/queryAnnouncementMsg',
      'msg/queryMsg',
      'task/listing?sort=amount&order=asc&scope=visible',
    ]);
});

test('SC-03 a reloaded plain list sends each of its queries once', async ({ page, rig, enter }) => {
  const user = await withTwoCases(rig);
  await enter(user, '/case/list');
  await expect(getRows(page)).toHaveCount(2);
  const queries: string[] = [];
  page.on('request', (request) => {
    const [query] = /(?:task\/(?:listing|listCount|specialColumn)|menu\/)[^/]*$/u.exec(request.url()) ?? [];
    if (query) queries.push(query);
  });
  await page.reload();
  await expect(getRows(page)).toHaveCount(2);
  await expect
    .poll(() => queries.toSorted())
    .toEqual([
      `menu/asideMenu?userId=${user.id}`,
      'menu/permissions',
      'task/listCount',
      'task/listing?scope=visible',
      'task/specialColumn?list=caseList',
    ]);
});

test('SC-03 a list whose first request was lost still loads, without a notice', async ({ page, rig, enter }) => {
  const user = await withTwoCases(rig);
  await enter(user, '/case/list');
  await expect(getRows(page)).toHaveCount(2);
  let isLost = false;
  await page.route(/\/prod\/task\/listing/u, (route) => {
    if (isLost) return route.continue();
    isLost = true;
    return route.abort();
  });
  await page.reload();
  await expect(getRows(page)).toHaveCount(2);
  expect(isLost).toBe(true);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
