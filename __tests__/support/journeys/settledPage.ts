import type { Page } from '@playwright/test';

/** Time without requests after which a later render is not caused by a response. */
const QUIET_MS = 300;
const PATIENCE_MS = 15_000;

/** Follows the requests of a page; the returned function waits until all are answered and rendered. */
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
