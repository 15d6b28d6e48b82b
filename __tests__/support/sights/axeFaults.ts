import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on a screen, once nothing moves on it any more. */
export const axeFaults = async (page: Page, scheme: 'light' | 'dark'): Promise<string[]> => {
  // A fading dialog has the colours of what is behind it; until it begins to fade only its class tells.
  await expect(page.locator('[class*="ant-zoom-"], [class*="ant-fade-"]')).toHaveCount(0);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );
  // Menus and lists that drop down hang at the end of the page: antd's way, and no landmark holds them.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).disableRules('region');
  // Without frames there is nothing to be put together on a page of its own.
  axe.setLegacyMode(page.frames().length === 1);
  // The dark differs from the light in its colours alone.
  const { violations: found } = await (
    scheme === 'dark' ? axe.withRules('color-contrast') : axe.withTags(RULES)
  ).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  );
};
