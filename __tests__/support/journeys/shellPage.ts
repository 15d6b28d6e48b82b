import type { Locator, Page } from '@playwright/test';

/** Opens the menu behind the user's name and leaves. English. */
export async function logOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `${name}, account menu` }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

/** Opens the dialog of the own second factors. English. */
export async function openOwnFactors(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `${name}, account menu` }).click();
  await page.getByRole('menuitem', { name: 'Second factor' }).click();
  return page.getByRole('dialog');
}

/** Chooses a language in the header, by its own name; the header's words may be in any language. */
export async function chooseLanguage(page: Page, name: '中文' | 'English' | 'Español'): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /: (中文|English|Español)$/u })
    .click();
  await page.getByRole('menuitemradio', { name }).click();
}

/** The notices over the screen that tell of this. */
export const notices = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Notices' }).getByText(words);
