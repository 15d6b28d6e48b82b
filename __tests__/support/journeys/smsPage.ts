import { expect, type Locator, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { smsOutbox } from '../../../server/database/tables/messageTables';
import { giveTo } from '../server/people';
import type { JourneyRig, JourneyUser } from './journeyRig';

/** Returns the messages that the embedded gateway received from an institution. */
export const sentFrom = ({ database, institutionId }: JourneyRig) =>
  database.select().from(smsOutbox).where(eq(smsOutbox.institutionId, institutionId));

/** Creates an agent with permission for free texts and other numbers. */
export async function freeWriter(rig: JourneyRig): Promise<JourneyUser> {
  const user = await rig.user();
  const of = { institutionId: rig.institutionId, userId: user.id };
  await giveTo(rig.database, of, ['sms.freeText', 'sms.freeNumber']);
  return user;
}

/** The dialog that sends a message, in English. */
export class SmsPage {
  readonly page: Page;
  readonly dialog: Locator;
  readonly send: Locator;
  readonly number: Locator;
  readonly text: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: /^Message about the case/u });
    this.send = this.dialog.getByRole('button', { name: 'Send message' });
    this.number = this.dialog.getByLabel('Phone number');
    this.text = this.dialog.getByRole('textbox', { name: 'Own words' });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Send message' }).click();
    await this.send.waitFor();
  }

  async byHand(number: string): Promise<void> {
    await this.dialog.getByText('Number by hand', { exact: true }).click();
    await this.number.fill(number);
    await this.dialog.getByLabel('Name of the person').fill('Rosa');
    await this.dialog.getByLabel('Source of the number').fill('Told by the borrower');
  }

  async ownWords(text: string): Promise<void> {
    await this.dialog.getByText('Own words', { exact: true }).first().click();
    await this.text.fill(text);
  }

  async template(name: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: 'Template' }).click();
    await this.page.locator('.ant-select-item-option').filter({ hasText: name }).click();
  }

  /** Waits until the gateway has accepted the message: the dialog closes. */
  async sent(): Promise<void> {
    await expect(this.dialog).toBeHidden();
  }
}
