import type { Page } from '@playwright/test';

/** Nothing was asked for that long: what is still drawn later is not drawn because of an answer. */
const QUIET_MS = 300;
const PATIENCE_MS = 15_000;

/** Follows what a page asks its server; the function that comes back waits until all is answered and drawn. */
export function settledPage(page: Page): () => Promise<void> {
  let open = 0;
  let changedAt = Date.now();
  const change = (by: number) => () => {
    open += by;
    changedAt = Date.now();
  };
  page.on('request', change(1)).on('requestfinished', change(-1)).on('requestfailed', change(-1));
  return async () => {
    changedAt = Date.now();
    const latest = Date.now() + PATIENCE_MS;
    const isBusy = () => open > 0 || Date.now() - changedAt < QUIET_MS;
    while (Date.now() < latest && isBusy()) await page.waitForTimeout(50);
  };
}
