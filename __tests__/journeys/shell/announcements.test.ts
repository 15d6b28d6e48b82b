import type { WebSocketRoute } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { announcementRead } from '../../../server/database/tables/workTables';
import { publishAnnouncement } from '../../../server/modules/announcements/announcements';
import { expect, test } from '../../support/journeys/journey';
import type { JourneyRig, JourneyUser } from '../../support/journeys/journeyRig';

const CONTENT = 'No calls after ten at night, whatever the borrower has said before.';

const publish = (rig: JourneyRig, user: JourneyUser, name: string): Promise<number> =>
  rig.telling((tx, tell) =>
    publishAnnouncement(
      { tx, publish: tell, now: new Date() },
      {
        institutionId: rig.institutionId,
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
  rig,
  enter,
}) => {
  const user = await rig.user();
  await page.clock.install();
  await enter(user);
  await expect(page.getByRole('heading', { level: 1, name: 'Case list' })).toBeVisible();
  const region = page.getByRole('region', { name: bar });
  await expect(region).toHaveCount(0);
  await publish(rig, user, 'First');
  const cut = (name: string): string => `${`${name}: ${CONTENT}`.slice(0, 50)}…`;
  await expect(region.getByText(cut('First'))).toBeVisible();
  await publish(rig, user, 'Second');
  await expect(region.getByTitle('2 unread')).toBeVisible();
  const before = (await region.getByText('…').textContent()) ?? '';
  await page.clock.fastForward(10_000);
  await expect(region.getByText(cut(before.startsWith('First') ? 'Second' : 'First'))).toBeVisible();
});

test('SH-04 AP-08 what is announced between the first questions and the live line is shown once the line is there', async ({
  page,
  rig,
  enter,
}) => {
  const user = await rig.user();
  let letLineOpen = (): void => undefined;
  const wait = new Promise<void>((resolve) => (letLineOpen = resolve));
  const passOn = async (line: WebSocketRoute, hello: string | Buffer) => {
    await wait;
    line.connectToServer().send(hello);
  };
  await page.routeWebSocket(/task\/websocket/u, (line) => line.onMessage((hello) => void passOn(line, hello)));
  const asked = page.waitForResponse(/queryMsg/u);
  await enter(user);
  await asked;
  await publish(rig, user, 'First');
  letLineOpen();
  await expect(page.getByRole('region', { name: bar })).toBeVisible();
});

test('SH-04 above 99 unread ones the bar counts 99+', async ({ page, rig, enter }) => {
  const user = await rig.user();
  for (let number = 1; number <= 100; number += 1) await publish(rig, user, `No ${number}`);
  await enter(user);
  await expect(page.getByRole('region', { name: bar }).getByText('99+')).toBeVisible();
});

test('SH-04 LG-09 announcements are shown only if the login response says so', async ({ page, rig, enter }) => {
  const user = await rig.user({ showAnnouncements: false });
  await publish(rig, user, 'Unseen');
  await enter(user);
  await expect(page.getByRole('heading', { level: 1, name: 'Case list' })).toBeVisible();
  await expect(page.getByRole('region', { name: "Today's results" })).toBeVisible();
  await expect(page.getByRole('region', { name: bar })).toHaveCount(0);
});

test('SH-05 the dialog pages through the announcements and marks each one read; next waits for the marking', async ({
  page,
  rig,
  database,
  enter,
}) => {
  const user = await rig.user();
  for (const name of ['Three', 'Two', 'One']) await publish(rig, user, name);
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

test('SH-04 the bar stops under the pointer and the focus, and with reduced motion', async ({ page, rig, enter }) => {
  const user = await rig.user();
  for (const name of ['First', 'Second']) await publish(rig, user, name);
  await page.clock.install();
  await enter(user);
  const region = page.getByRole('region', { name: bar });
  const text = region.getByText('…');
  await expect(text).toBeVisible();
  await region.hover();
  // Only now: a slow machine may have turned it before.
  const shown = (await text.textContent()) ?? '';
  await page.clock.fastForward(25_000);
  await expect(text).toHaveText(shown);
  await region.getByRole('button', { name: 'View' }).focus();
  await page.mouse.move(600, 500);
  await page.clock.fastForward(25_000);
  await expect(text).toHaveText(shown);
  await region.getByRole('button', { name: 'View' }).blur();
  await page.clock.fastForward(10_000);
  await expect(text).not.toHaveText(shown);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A turn that was due when the preference arrived may still happen.
  await page.clock.fastForward(10_000);
  const calm = (await text.textContent()) ?? '';
  await page.clock.fastForward(35_000);
  await expect(text).toHaveText(calm);
});

test('SH-05 AP-08 more than a page of unread ones are walked through; one that arrives meanwhile waits in the bar', async ({
  page,
  rig,
  database,
  enter,
}) => {
  const user = await rig.user();
  for (let number = 12; number >= 1; number -= 1) await publish(rig, user, `No ${number}.`);
  await enter(user);
  const region = page.getByRole('region', { name: bar });
  await region.getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog');
  for (let number = 1; number < 12; number += 1) {
    await expect(dialog).toContainText(`${number} / 12`);
    await dialog.getByRole('button', { name: 'Next' }).click();
  }
  await expect(dialog).toContainText('12 / 12');
  await expect(dialog.getByRole('button', { name: 'Attention' })).toBeEnabled();
  await publish(rig, user, 'A late one.');
  await expect(page.getByTitle('1 unread')).toBeVisible();
  await expect(dialog).toContainText('12 / 12');
  await dialog.getByRole('button', { name: 'Attention' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(region).toContainText('A late one.');
  const read = await database.select().from(announcementRead).where(eq(announcementRead.userId, user.id));
  expect(read).toHaveLength(12);
});
