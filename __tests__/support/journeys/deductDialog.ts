import { expect, type Locator, type Page } from '@playwright/test';

/** The dialog of a partial deduction in English. */
export class DeductDialogPage {
  readonly page: Page;
  readonly dialog: Locator;
  readonly amount: Locator;
  readonly goOn: Locator;
  readonly confirm: Locator;
  /** Warning about a recent deduction of the same amount. */
  readonly again: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: /^Partial deduction/u });
    this.amount = this.dialog.getByRole('textbox', { name: 'Amount' });
    this.goOn = this.dialog.getByRole('button', { name: 'Continue' });
    this.confirm = this.dialog.getByRole('button', { name: /^Deduct \$/u });
    this.again = this.dialog.getByRole('button', { name: /^Deduct \$.* again$/u });
  }

  /** Opens the dialog by its key. */
  async open(): Promise<void> {
    await this.page.getByRole('heading', { level: 1 }).first().click();
    await this.page.keyboard.press('d');
    await expect(this.amount).toBeFocused();
  }

  async write(amount: string): Promise<void> {
    await this.amount.fill(amount);
    await this.goOn.click();
  }

  async deduct(amount: string): Promise<void> {
    await this.write(amount);
    await this.confirm.click();
  }
}
