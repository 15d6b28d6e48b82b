import type { Page } from '@playwright/test';

/** Presses keys and counts them; those held down together count each. */
export class CountedKeys {
  readonly page: Page;
  count = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async press(keys: string): Promise<void> {
    this.count += keys.split('+').length;
    await this.page.keyboard.press(keys);
  }
}
