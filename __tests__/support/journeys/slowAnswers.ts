import type { Page } from '@playwright/test';

/** Delays the server's responses, so that screens render while their data loads. */
export async function slowAnswers(page: Page, delayMs = 400): Promise<void> {
  await page.route(/\/prod\//u, async (route) => {
    await new Promise((done) => setTimeout(done, delayMs));
    await route.fallback();
  });
}
