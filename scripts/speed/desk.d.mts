import type { Browser, Page } from '@playwright/test';

/** A page of an agent's own browser, signed in, at the list of cases. */
export const openSignedIn: (browser: Browser, base: string) => Promise<Page>;
