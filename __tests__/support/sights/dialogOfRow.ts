import { expect } from '@playwright/test';
import type { Sight } from './sight';

/** Opens a view, and with a button of its first row a dialog. */
export const dialogOfRow =
  (openView: Sight['open'], words: string): Sight['open'] =>
  async (page, at) => {
    await openView(page, at);
    const button = page
      .locator('.ant-table-row')
      .first()
      .getByText(at.words[words] ?? words, { exact: true });
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };
