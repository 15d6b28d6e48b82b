import { caseAddress, CasePage } from '../../support/journeys/casePage';
import { expect, test } from '../../support/journeys/journey';
import { axeFaults } from '../../support/sights/axeFaults';

test('PS-06 GE-02 under forced colors what is chosen differs by more than its color', async ({ page, rig, enter }) => {
  const agent = await rig.user();
  const [one] = await rig.cases(agent, 1);
  if (!one) throw new Error('no case was made');
  await page.emulateMedia({ forcedColors: 'active' });
  await enter(agent, caseAddress(one));
  const detail = new CasePage(page);
  await expect(detail.saveNext).toBeVisible();
  await page.keyboard.press('5');
  await page.keyboard.press('w');
  const marked = (name: string) =>
    page.evaluate((called) => {
      const marks = [...document.querySelectorAll('.ant-radio-button-wrapper, .ant-tabs-tab')];
      const found = marks.find(({ textContent }) => textContent.startsWith(called));
      return found && getComputedStyle(found).textDecorationLine;
    }, name);
  for (const chosen of ['Connected', 'Repaid', 'Key info']) {
    await expect.poll(() => marked(chosen), chosen).toBe('underline');
  }
  for (const other of ['No answer', 'Promise today', 'Log']) {
    await expect.poll(() => marked(other), other).toBe('none');
  }
});

test('PS-06 SH-07 on paper a case has its facts, its contacts and its timeline, and nothing to press', async ({
  page,
  rig,
  enter,
}) => {
  const agent = await rig.user();
  const [one] = await rig.cases(agent, 1);
  if (!one) throw new Error('no case was made');
  await enter(agent, `${caseAddress(one)}?tab=timeline`);
  const detail = new CasePage(page);
  await expect(detail.heading(one.borrowerName)).toBeVisible();
  await page.keyboard.press('3');
  await detail.save.click();
  const timeline = page.getByRole('tabpanel', { name: 'Timeline' });
  await expect(timeline.getByText('No answer').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(detail.heading(one.borrowerName)).toBeVisible();
  await expect(timeline.getByText('No answer').first()).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('banner').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('Loan order', { exact: true })).toBeVisible();
  await expect(detail.group('Call status')).toBeHidden();
  expect(await page.locator('[data-watermark]').evaluate((mark) => getComputedStyle(mark).printColorAdjust)).toBe(
    'exact',
  );
});

test('GE-02 CD-05 in a small window all tabs are in view, axe finds nothing, and a key brings its result into view', async ({
  page,
  rig,
  enter,
}) => {
  const agent = await rig.user();
  const [one] = await rig.cases(agent, 2);
  if (!one) throw new Error('no case was made');
  await page.setViewportSize({ width: 640, height: 400 });
  await enter(agent, `${caseAddress(one)}?sort=amount&order=asc`);
  const detail = new CasePage(page);
  await expect(detail.tab('Messages')).toBeAttached();
  expect(await axeFaults(page, 'structure')).toEqual([]);
  await expect(detail.group('Result')).not.toBeInViewport();
  await page.keyboard.press('5');
  await page.keyboard.press('e');
  await expect(detail.group('Call status')).toBeInViewport({ ratio: 1 });
  await expect(detail.group('Result')).toBeInViewport({ ratio: 1 });
  // The last of them, in the next case: the button before 'next case' can be pressed.
  await page.keyboard.press('n');
  await expect(page.getByText('2 of 2')).toBeVisible();
  for (const tab of ['Key info', 'Messages'] as const) {
    await detail.tab(tab).scrollIntoViewIfNeeded();
    await expect(detail.tab(tab)).toBeInViewport({ ratio: 1 });
  }
  expect(await axeFaults(page, 'structure')).toEqual([]);
});
