import { expect, type Locator, type Page } from '@playwright/test';

/** The password of every seeded user and of those made for a journey. */
export const PASSWORD = 'Passw0rd!1';
const CAPTCHA = process.env['CAPTCHA_TEXT'] ?? '0000';

interface Entries {
  readonly username: string;
  readonly password?: string;
  readonly captcha?: string;
  readonly idCard?: string;
}

/** The login form in English. */
export class LoginPage {
  readonly page: Page;
  readonly username: Locator;
  readonly password: Locator;
  readonly captcha: Locator;
  readonly captchaImage: Locator;
  readonly idCard: Locator;
  readonly language: Locator;
  readonly submit: Locator;
  readonly alert: Locator;

  constructor(page: Page) {
    const label = (text: string): Locator => page.getByLabel(text, { exact: true });
    this.page = page;
    this.username = label('Username').or(label('E-mail'));
    this.password = label('Password');
    this.captcha = label('Captcha');
    this.captchaImage = page.getByRole('img', { name: 'Captcha image' });
    this.idCard = label('Login account');
    this.language = page.locator('select').filter({ hasText: 'Español' });
    this.submit = page.locator('button[type=submit]');
    this.alert = page.getByRole('alert').filter({ hasText: /\S/u });
  }

  async open(path = '/login'): Promise<void> {
    await this.page.goto(`/#${path}`);
    await this.ready();
  }

  /** A captcha is there: the form can be sent. */
  async ready(): Promise<void> {
    // While another one is on its way the one before is still to be seen, and nothing is sent.
    await expect(this.page.locator('button[aria-busy=false]').filter({ has: this.captchaImage })).toBeVisible();
  }

  async type({ username, password = PASSWORD, captcha = CAPTCHA, idCard = '' }: Entries): Promise<void> {
    await this.ready();
    await this.username.fill(username);
    await this.password.fill(password);
    await this.captcha.fill(captcha);
    await this.idCard.fill(idCard);
  }

  async signIn(entries: Entries): Promise<void> {
    await this.type(entries);
    await this.submit.click();
  }
}
