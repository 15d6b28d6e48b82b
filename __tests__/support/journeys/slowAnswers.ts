import type { Page } from '@playwright/test';

/** The server's answers arrive so much later, as over a line that is slow: screens are drawn while their data is on its way. */
export async function slowAnswers(page: Page, delayMs = 400): Promise<void> {
  await page.route(/\/prod\//u, async (route) => {
    await new Promise((done) => setTimeout(done, delayMs));
    await route.fallback();
  });
}
