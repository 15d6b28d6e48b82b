import { DAY_MS } from '@/contract/duration';
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/connect';
import { hashCaptcha, drawCaptcha, createCaptchaText } from '../../security/captcha';
import {
  storeCaptcha,
  takeCaptcha,
  sweepCaptchas,
  storePasswordKey,
  listLivePasswordKeys,
  getPasswordKeySecret,
  sweepPasswordKeys,
  lockPasswordKeys,
  sweepProviderChecks,
} from './signInSecretStore';
import { createKeyPair, openPassword } from '../../security/passwordKeys';
import { sweepAttempts } from './loginAttemptStore';
import { sweepSessions } from '../../security/session/sessionStore';

/** Lifetime of a captcha. */
const CAPTCHA_LIFETIME_MS = 120_000;

/** Creates a captcha: its key and its picture (LG-03). `fixedText` is for tests and demonstrations. */
export const createCaptcha = async (
  tx: Transaction,
  now: Date,
  fixedText: string | undefined,
): Promise<{ codeKey: string; codeValue: string }> => {
  const codeKey = randomUUID();
  const text = fixedText ?? createCaptchaText();
  const expiresAt = new Date(now.getTime() + CAPTCHA_LIFETIME_MS);
  const stored = storeCaptcha(tx, { codeKey, textHash: hashCaptcha(codeKey, text), expiresAt });
  const [codeValue] = await Promise.all([drawCaptcha(text), stored]);
  return { codeKey, codeValue };
};

/** Answer to a captcha. */
export interface CaptchaAnswer {
  readonly codeKey?: string | null | undefined;
  readonly captcha?: string | null | undefined;
}

/** Returns true if an answer is right and in time; deletes the captcha in either case. */
export const isCaptchaCorrect = async (
  tx: Transaction,
  { codeKey, captcha }: CaptchaAnswer,
  now: Date,
): Promise<boolean> => {
  if (typeof codeKey !== 'string' || codeKey === '') return false;
  const textHash = await takeCaptcha(tx, codeKey, now);
  return textHash !== undefined && textHash === hashCaptcha(codeKey, captcha ?? '');
};

/** Lifetime of a password key. */
const PASSWORD_KEY_LIFETIME_MS = 5 * 60_000;
/** Time for which a password key is offered, so that it remains valid for a while when it is used. */
const PASSWORD_KEY_OFFERED_MS = 2 * 60_000;

const offered = async (tx: Transaction, now: Date): Promise<string | undefined> => {
  const [newest] = await listLivePasswordKeys(tx, now);
  return newest !== undefined && now.getTime() - newest.createdAt.getTime() < PASSWORD_KEY_OFFERED_MS
    ? newest.publicKey
    : undefined;
};

/** Deletes expired rows when a key is created: every few minutes, and only while users sign in. */
const sweep = async (tx: Transaction, now: Date): Promise<void> => {
  await sweepPasswordKeys(tx, now);
  await sweepCaptchas(tx, now);
  await sweepAttempts(tx, now);
  await sweepProviderChecks(tx, now);
  await sweepSessions(tx, new Date(now.getTime() - DAY_MS));
};

/** Returns the public key for one sign-in (LG-04): the newest, or a new one after the newest has been offered long enough. */
export const getOfferedPasswordKey = async (tx: Transaction, now: Date): Promise<string> => {
  const ready = await offered(tx, now);
  if (ready !== undefined) return ready;
  await lockPasswordKeys(tx);
  const meanwhile = await offered(tx, now);
  if (meanwhile !== undefined) return meanwhile;
  const pair = await createKeyPair(await getPasswordKeySecret(tx));
  await storePasswordKey(tx, {
    ...pair,
    createdAt: now,
    expiresAt: new Date(now.getTime() + PASSWORD_KEY_LIFETIME_MS),
  });
  await sweep(tx, now);
  return pair.publicKey;
};

/**
 * Decrypts a password with one of the unexpired keys; undefined if none fits. The documented call does not name a key (§7), so each of
 * the two or three current ones is tried.
 */
export const decryptPassword = async (tx: Transaction, encrypted: string, now: Date): Promise<string | undefined> => {
  const secret = await getPasswordKeySecret(tx);
  for (const pair of await listLivePasswordKeys(tx, now)) {
    const password = openPassword(secret, pair, encrypted);
    if (password !== undefined) return password;
  }
  return undefined;
};
