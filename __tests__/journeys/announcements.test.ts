import { eq } from 'drizzle-orm';
import { announcementRead } from '../../server/database/tables/workTables';
import { publishAnnouncement } from '../../server/domain/announcements';
import { expect, test } from '../support/journey';
import type { House, JourneyUser } from '../support/journeyHouse';

const CONTENT = 'No calls after ten at night, whatever the borrower has said before.';

const publish = (house: House, user: JourneyUser, name: string): Promise<void> =>
  house.telling((tx, tell) =>
    publishAnnouncement(
      { tx, tell, now: new Date() },
      {
        institutionId: house.institutionId,
        forUserId: user.id,
        name,
        idNo: 'AB***12',
        irregularities: 'Called at night',
        processResult: 'Written warning',
        content: `${name}: ${CONTENT}`,
      },
    ),
  );

const bar = 'Violation announcements';

test('SH-04 AP-08 a new announcement arrives live; the bar counts, cuts at 50 and turns after ten seconds', async ({
  page,
  house,
  enter,
}) => {
  const user = await house.user();
  await page.clock.install();
  await enter(user);
  await expect(page.getByRole('heading', { level: 1, name: 'Case list' })).toBeVisible();
  const region = page.getByRole('region', { name: bar });
  await expect(region).toHaveCount(0);
  await publish(house, user, 'First');
  const cut = (name: string): string => `${`${name}: ${CONTENT}`.slice(0, 50)}…`;
  await expect(region.getByText(cut('First'))).toBeVisible();
  await publish(house, user, 'Second');
  await expect(region.getByTitle('2 unread')).toBeVisible();
  const before = (await region.getByText('…').textContent()) ?? '';
  await page.clock.fastForward(10_000);
  await expect(region.getByText(cut(before.startsWith('First') ? 'Second' : 'First'))).toBeVisible();
});

test('SH-04 above 99 unread ones the bar counts 99+', async ({ page, house, enter }) => {
  const user = await house.user();
  for (let number = 1; number <= 100; number += 1) await publish(house, user, `No ${number}`);
  await enter(user);
  await expect(page.getByRole('region', { name: bar }).getByText('99+')).toBeVisible();
});

test('SH-04 LG-09 announcements are shown only if the login response says so', async ({ page, house, enter }) => {
  const user = await house.user({ showAnnouncements: false });
  await publish(house, user, 'Unseen');
  await enter(user);
  await expect(page.getByRole('heading', { level: 1, name: 'Case list' })).toBeVisible();
  await expect(page.getByRole('region', { name: "Today's results" })).toBeVisible();
  await expect(page.getByRole('region', { name: bar })).toHaveCount(0);
});

test('SH-05 the dialog pages through the announcements and marks each one read; next waits for the marking', async ({
  page,
  house,
  database,
  enter,
}) => {
  const user = await house.user();
  for (const name of ['Three', 'Two', 'One']) await publish(house, user, name);
  await enter(user);
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/updateReadMsg/u, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('region', { name: bar }).getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 / 3');
  for (const text of ['One', 'AB***12', 'Called at night', 'Written warning', CONTENT]) {
    await expect(dialog).toContainText(text);
  }
  const next = dialog.getByRole('button', { name: 'Next' });
  await expect(next).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Previous' })).toBeDisabled();
  letGo();
  await next.click();
  await expect(dialog).toContainText('2 / 3');
  await dialog.getByRole('button', { name: 'Previous' }).click();
  await expect(dialog).toContainText('1 / 3');
  await next.click();
  await next.click();
  await expect(dialog).toContainText('3 / 3');
  await dialog.getByRole('button', { name: 'Attention' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: bar })).toHaveCount(0);
  const read = await database.select().from(announcementRead).where(eq(announcementRead.userId, user.id));
  expect(read).toHaveLength(3);
});
