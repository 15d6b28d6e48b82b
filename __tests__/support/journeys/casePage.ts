import { expect, type Locator, type Page } from '@playwright/test';
import type { JourneyCase } from './journeyRig';

/** The address of a case. */
export const caseAddress = ({ id, loanNo }: Pick<JourneyCase, 'id' | 'loanNo'>): string => `/task/${id}/${loanNo}`;

/** The tabs of a case in their order. */
export type CaseTabName =
  'Key info' | 'Timeline' | 'Log' | 'Repayment' | 'Person' | 'Phone book' | 'Material' | 'Messages';

/** The case detail in English. */
export class CasePage {
  readonly page: Page;
  readonly remarks: Locator;
  readonly save: Locator;
  readonly saveNext: Locator;

  constructor(page: Page) {
    this.page = page;
    this.remarks = page.getByRole('textbox', { name: 'Remark' });
    this.save = page.getByRole('button', { name: 'Save', exact: true });
    this.saveNext = page.getByRole('button', { name: 'Save and next' });
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  group(name: 'Call status' | 'Result' | 'Channel'): Locator {
    return this.page.getByRole('radiogroup', { name, exact: true });
  }

  async choose(group: 'Call status' | 'Result' | 'Channel', words: string): Promise<void> {
    await this.group(group).getByText(words, { exact: true }).click();
  }

  async chooseContact(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Record a call with ${name}` }).click();
  }

  /** The strip that tells of the call that is under way or has just ended. */
  get callStrip(): Locator {
    return this.page.locator('section[data-state]');
  }

  async call(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Call ${name}` }).click();
  }

  tab(name: CaseTabName): Locator {
    return this.page.getByRole('tab', { name, exact: true });
  }

  /** Returns the value under a label. */
  fact(label: string): Locator {
    return this.page
      .getByRole('tabpanel')
      .locator('dl > div')
      .filter({ has: this.page.locator('dt', { hasText: new RegExp(`^${label}$`, 'u') }) })
      .locator('dd');
  }

  /** A line of the collection log, its tab opened. */
  async logLine(text: string): Promise<Locator> {
    await this.tab('Log').click();
    const line = this.page.getByRole('tabpanel').getByRole('row').filter({ hasText: text });
    await expect(line).toHaveCount(1);
    return line;
  }
}
