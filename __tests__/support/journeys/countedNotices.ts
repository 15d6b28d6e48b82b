import type { Page } from '@playwright/test';

/** Text in the header without a network. */
export const OFFLINE = 'No connection. What you type is kept; reconnecting…';

/** Counts the notices that appear from now on, however short. */
export const countNotices = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const region = document.querySelector('section[aria-label="Notices"]');
    if (!region) throw new Error('no region for notices');
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) told.push(node.textContent ?? '');
    }).observe(region, { childList: true });
  });

/** Returns the texts of the notices. */
export const told = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { readonly told: string[] }).told);
