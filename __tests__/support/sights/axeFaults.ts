import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Scope of axe: everything; only colors, which differ in dark mode; or all but colors, which are equal in any window. */
type AxeLook = 'everything' | 'colors' | 'structure';

const COLORS = 'color-contrast';
// Menus and lists that drop down hang at the end of the page: antd's way, and no landmark holds them.
const NOT_OURS = ['region'];

const DIALOG = '[role=dialog]';

// A page without frames reuses the first script: half a megabyte less for each later check.
const NOTHING_NEW = 'undefined';

/** Limits the check to an open dialog, because its screen is checked separately. */
async function getBuilder(page: Page, look: AxeLook): Promise<AxeBuilder> {
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in globalThis));
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: NOTHING_NEW }) });
  axe.options({ resultTypes: ['violations'] });
  if (await page.locator(DIALOG).filter({ visible: true }).first().isVisible()) axe.include(DIALOG);
  if (look === 'colors') return axe.withRules(COLORS);
  return axe.withTags(RULES).disableRules(look === 'structure' ? [...NOT_OURS, COLORS] : NOT_OURS);
}

/** Returns the findings of axe on a screen without movement. */
export const axeFaults = async (page: Page, look: AxeLook): Promise<string[]> => {
  // A fading dialog has the colors of what is behind it; until it begins to fade only its class tells.
  await expect(page.locator('[class*="ant-zoom-"], [class*="ant-fade-"]')).toHaveCount(0);
  await page.waitForFunction(() => {
    // The ring around a pressed button takes two seconds to fade, and covers nothing.
    const isRing = (effect: AnimationEffect | null) =>
      effect instanceof KeyframeEffect && effect.target?.matches('.ant-wave') === true;
    return document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || isRing(effect) || effect?.getTiming().iterations === Infinity,
      );
  });
  const axe = await getBuilder(page, look);
  // Without frames, no results from several pages must be merged.
  axe.setLegacyMode(page.frames().length === 1);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  );
};
