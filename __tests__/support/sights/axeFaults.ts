import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe looks at: everything; only colours, in which the dark differs from the light; or all but them, for they are the same in any window. */
type AxeLook = 'everything' | 'colours' | 'structure';

const COLOURS = 'color-contrast';
// Menus and lists that drop down hang at the end of the page: antd's way, and no landmark holds them.
const NOT_OURS = ['region'];

const DIALOG = '[role=dialog]';

// A page without frames keeps what it was given at its first look: half a megabyte less to read at each of the next.
const NOTHING_NEW = 'undefined';

/** Of a screen with a dialog on it the dialog: the screen itself is a sight of its own. */
async function getBuilder(page: Page, look: AxeLook): Promise<AxeBuilder> {
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in globalThis));
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: NOTHING_NEW }) });
  axe.options({ resultTypes: ['violations'] });
  if (await page.locator(DIALOG).filter({ visible: true }).first().isVisible()) axe.include(DIALOG);
  if (look === 'colours') return axe.withRules(COLOURS);
  return axe.withTags(RULES).disableRules(look === 'structure' ? [...NOT_OURS, COLOURS] : NOT_OURS);
}

/** What axe finds on a screen, once nothing moves on it any more. */
export const axeFaults = async (page: Page, look: AxeLook): Promise<string[]> => {
  // A fading dialog has the colours of what is behind it; until it begins to fade only its class tells.
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
  // Without frames there is nothing to be put together on a page of its own.
  axe.setLegacyMode(page.frames().length === 1);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  );
};
