import { expect, type Page } from '@playwright/test';
import type { Language } from '@/contract/language';
import type { JourneyRig, JourneyUser } from '../journeys/journeyRig';
import { furnish } from './furnish';
import { SIGHTS, wordsFor } from './screens';
import type { Sight } from './sight';

/** Fixtures that a walk through the screens needs. */
export interface Walker {
  readonly page: Page;
  readonly rig: JourneyRig;
  readonly enter: (user: Pick<JourneyUser, 'id'>, path?: string, page?: Page) => Promise<void>;
  readonly language: Language;
}

/** Roles in the order of a walk that includes all. */
export const WALKERS = ['agent', 'leader', 'admin', 'auditor'] as const;

const OVER_THE_SCREEN =
  '.ant-modal-wrap:visible, .ant-drawer-open, .ant-dropdown:visible, .ant-picker-dropdown:visible';

/** Resets the screen: by leaving it, which takes a third of a reload's time, or by a reload if an overlay remains. */
async function startAfresh(tab: Page): Promise<void> {
  await tab.evaluate(() => (location.hash = '#/nothingHere'));
  await expect(tab).not.toHaveURL(/nothingHere/u);
  if ((await tab.locator(OVER_THE_SCREEN).count()) > 0) await tab.reload();
}

/** Opens every screen and dialog behind the login, each as the user that it is for; each user signs in once, in a tab of their own. */
export async function walkSights(
  { page, rig, enter, language }: Walker,
  look: (page: Page, name: string) => Promise<void>,
  sights: readonly Sight[] = SIGHTS,
): Promise<void> {
  const { people, one } = await furnish(rig);
  const at = { one, people, rig, words: wordsFor(language) };
  let tab = page;
  for (const role of WALKERS) {
    const own = sights.filter(({ as = 'agent' }) => as === role);
    if (own.length === 0) continue;
    const last = tab;
    tab = role === 'agent' ? page : await page.context().newPage();
    if (last !== tab) await last.close();
    await enter(people[role], '/case/list', tab);
    for (const { name, open, anew } of own) {
      if (anew) await startAfresh(tab);
      await open(tab, at);
      await look(tab, name);
      await tab.keyboard.press('Escape');
    }
  }
}
