import { expect, test } from '../../support/journeys/journey';

test('CL-01 a reloaded list is asked for once, with its filters, before its screen is drawn', async ({
  page,
  rig,
  enter,
}) => {
  const user = await rig.user();
  await rig.cases(user, 2);
  await enter(user, '/case/list?sort=amount&order=asc');
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(rows).toHaveCount(2);
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('a[href="#/myTasks"]') === null) return;
      performance.mark('drawn');
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(rows).toHaveCount(2);
  const { asked, drawn } = await page.evaluate(() => ({
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/prod/task/listing?'))
      .map(({ name, startTime }) => ({ name, startTime })),
    drawn: performance.getEntriesByName('drawn')[0]?.startTime ?? 0,
  }));
  expect(asked).toEqual([{ name: expect.stringContaining('sort=amount'), startTime: expect.any(Number) }]);
  expect(asked[0]?.startTime).toBeLessThan(drawn);
  // The shell is drawn once, with what it shows.
  const shell = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/prod\/(menu\/asideMenu|msg\/query)/u.test(name))
      .map(({ startTime }) => startTime),
  );
  expect(shell.length).toBe(3);
  expect(Math.max(...shell)).toBeLessThan(drawn);
});
