import type { Page } from '@playwright/test';

/** Opens the built app as a deployment with other settings would serve it: only the page's block of settings is another. */
export const serveSettings = async (page: Page, settings: Record<string, unknown>): Promise<void> => {
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const served = await route.fetch();
      const html = await served.text();
      const body = html.replace(
        /(id="settings">)(\{[^<]*\})/u,
        (_, tag: string, text: string) =>
          tag + JSON.stringify({ ...(JSON.parse(text) as Record<string, unknown>), ...settings }),
      );
      await route.fulfill({ response: served, body });
    },
  );
};
