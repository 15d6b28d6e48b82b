import type { Page } from '@playwright/test';
import { getBehaviorDetailPath, getDashboardInfoPath, MENU_ROUTES, ROUTES, getUserInfoPath } from '@/contract/routes';
import { expect, test } from '../../support/journeys/journey';
import { getWords } from '../../support/journeys/journeyWords';
import { type HeldScreen, lookWhileHeld } from '../../support/sights/bareLists';

/** Texts of empty screens. */
const EMPTY = Object.entries(getWords('en')).flatMap(([id, words]) =>
  // That of a queue is the title of its list.
  /\.(?:empty|none)(?:\.filtered|$)/u.test(id) && id !== 'queues.none' && words.length > 1 ? [words] : [],
);

/** Nobody waits longer for a sign that something happens. */
const SEEN_WITHIN_MS = 200;
/** Number of frames that a screen renders in that time. */
const SEEN_WITHIN_FRAMES = 12;

/** On a busy machine one frame may exceed the limit, so the next frames still count as immediate. */
const isLate = ({ busyAfterMs, busyAfterFrames }: HeldScreen): boolean =>
  busyAfterMs === null ||
  (busyAfterMs > SEEN_WITHIN_MS && busyAfterFrames !== null && busyAfterFrames > SEEN_WITHIN_FRAMES);

/** Holds every answer back until it is let go; what the shell needs comes as ever. */
async function holdAnswers(page: Page): Promise<() => void> {
  let go: () => void = () => undefined;
  const held = new Promise<void>((done) => (go = done));
  await page.route(/\/(prod|api)\/(?!menu\/|trail\/add)/u, async (route) => {
    await held;
    await route.fallback();
  });
  return () => go();
}

const ofMenu = MENU_ROUTES.map(({ path }) => path);
/** Lists that stand behind a tab, a choice or an id. */
const BEHIND = (userId: string): readonly string[] => [
  `${ROUTES.users.path}?view=rank`,
  `${ROUTES.users.path}?view=logs`,
  ...['history', 'logs'].map((view) => `${getUserInfoPath(userId)}?view=${view}`),
  getBehaviorDetailPath(userId),
  '/queue/list/none',
  ...['clarify', 'events', 'days'].map((view) => `${ROUTES.lender.path}?view=${view}`),
  ...['toDecide', 'mine', 'decided'].map((view) => `${ROUTES.approvals.path}?view=${view}`),
  `${ROUTES.complaints.path}?view=report`,
  ...['agents', 'payments', 'handledCases'].map((view) => `${getDashboardInfoPath({ date: 'last30' })}?view=${view}`),
  ...['announcements', 'notices', 'sms', 'quotas', 'law', 'lawReplay', 'institutions', 'permissions', 'history'].map(
    (tab) => `${ROUTES.system.path}?tab=${tab}`,
  ),
];

for (const role of ['admin', 'auditor'] as const) {
  test(`GE-03 while the first answer is on its way every list of the ${role} shows within 200 ms that it loads, and never that there is nothing`, async ({
    page,
    rig,
    enter,
  }) => {
    test.setTimeout(300_000);
    const user = await rig.user({ role });
    await enter(user);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const granted = await page
      .locator('aside a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1)));
    const lists = ofMenu.filter((path) => granted.includes(path));
    const faults: Record<string, unknown> = {};
    for (const path of role === 'admin' ? [...lists, ...BEHIND(String(user.id))] : lists) {
      // Reloads on a screen without a list, so that nothing from an earlier visit is cached.
      await page.goto(`/?${encodeURIComponent(path)}#${ROUTES.addUser.path}?from=sheet`);
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
      const letGo = await holdAnswers(page);
      const seen = await lookWhileHeld(page, path, EMPTY);
      if (seen.bare.length > 0 || isLate(seen)) faults[path] = seen;
      letGo();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    expect(faults).toEqual({});
  });
}
