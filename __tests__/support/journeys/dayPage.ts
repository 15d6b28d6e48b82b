import { expect, type Locator, type Page } from '@playwright/test';
import type { JourneyCase } from './journeyRig';
import { CasePage } from './casePage';
import { CountedKeys } from './countedKeys';

type QuickFilter = 'Promises due today' | 'Due tomorrow';
type Kind = 'Call' | 'Collection log' | 'Message' | 'Payment' | 'Repayment code' | 'Status change';

/** The screens of an agent's day between two cases, in English. */
export class DayPage {
  readonly page: Page;
  readonly detail: CasePage;
  readonly keys: CountedKeys;
  readonly rows: Locator;

  constructor(page: Page) {
    this.page = page;
    this.detail = new CasePage(page);
    this.keys = new CountedKeys(page);
    this.rows = page.locator('.ant-table-row');
  }

  /** Shows what waits, and nothing else. */
  async filter(name: QuickFilter, waiting: number): Promise<void> {
    const chip = this.page.getByRole('list', { name: 'Waiting for you' }).getByRole('button', { name });
    await expect(chip).toHaveText(`${name}${waiting}`);
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(this.rows).toHaveCount(waiting);
  }

  /** The case is before the agent, and its first contact can be called. */
  async isOn({ borrowerName }: JourneyCase): Promise<void> {
    await expect(this.detail.heading(borrowerName)).toBeVisible();
    await expect(this.page.getByRole('button', { name: /^Call Esposa/u })).toBeEnabled();
  }

  /** Amount owed in the header of the case. */
  get owed(): Locator {
    return this.page
      .locator('header div')
      .filter({ hasText: /^Amount due/u })
      .locator('strong');
  }

  async shows(kind: Kind, ...texts: readonly (string | RegExp)[]): Promise<void> {
    const panel = this.page.getByRole('tabpanel');
    const button = panel.getByRole('button', { name: kind, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const entries = panel.getByRole('listitem');
    await expect(entries, kind).toHaveCount(texts.length);
    for (const [place, text] of texts.entries()) await expect(entries.nth(place), kind).toContainText(text);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  }
}
