import { CAPTCHA_MIN, PASSWORD_MIN_AT_LOGIN } from '@/contract/limits';

import type { LoginEvent } from './loginEvents';

const KNOWN_UP_TO: Readonly<Record<string, number>> = {
  usernameLength: 1,
  passwordLength: PASSWORD_MIN_AT_LOGIN,
  captchaLength: CAPTCHA_MIN,
};

const known = (name: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.min(value, KNOWN_UP_TO[name] ?? value) : value;

/**
 * Caps lengths at the limit that they are compared with, so that neither trail nor recording contains a password's length (TR-01, TR-03).
 */
export const withKnownLengths = (event: LoginEvent): LoginEvent =>
  Object.fromEntries(Object.entries(event).map(([name, value]) => [name, known(name, value)])) as unknown as LoginEvent;
