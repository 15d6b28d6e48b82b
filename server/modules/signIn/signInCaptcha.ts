import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/connect';
import { captchaHash, captchaPicture, captchaText } from '../../security/captcha';
import { storeCaptcha, takeCaptcha } from './signInSecretStore';

/** Lifetime of a captcha. */
const CAPTCHA_LIFETIME_MS = 120_000;

/** Creates a captcha: its key and its picture (LG-03). `fixedText` is for tests and demonstrations. */
export const newCaptcha = async (
  tx: Transaction,
  now: Date,
  fixedText: string | undefined,
): Promise<{ codeKey: string; codeValue: string }> => {
  const codeKey = randomUUID();
  const text = fixedText ?? captchaText();
  const expiresAt = new Date(now.getTime() + CAPTCHA_LIFETIME_MS);
  const kept = storeCaptcha(tx, { codeKey, textHash: captchaHash(codeKey, text), expiresAt });
  const [codeValue] = await Promise.all([captchaPicture(text), kept]);
  return { codeKey, codeValue };
};

/** Answer to a captcha. */
export interface CaptchaAnswer {
  readonly codeKey?: string | null | undefined;
  readonly captcha?: string | null | undefined;
}

/** Returns true if an answer is right and in time; deletes the captcha in either case. */
export const captchaFits = async (
  tx: Transaction,
  { codeKey, captcha }: CaptchaAnswer,
  now: Date,
): Promise<boolean> => {
  if (typeof codeKey !== 'string' || codeKey === '') return false;
  const textHash = await takeCaptcha(tx, codeKey, now);
  return textHash !== undefined && textHash === captchaHash(codeKey, captcha ?? '');
};
