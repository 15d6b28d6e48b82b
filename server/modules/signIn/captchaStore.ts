import { eq, lte } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { captcha } from '../../database/tables/signInTables';

/** Stored captcha. */
export type KeptCaptcha = typeof captcha.$inferInsert;

/** Stores a captcha until it is answered or expired. */
export const keepCaptcha = async (tx: Transaction, kept: KeptCaptcha): Promise<void> => {
  await tx.insert(captcha).values(kept);
};

/** Deletes a captcha and returns its hash: it can be used only once, with a right or a wrong answer. */
export const takeCaptcha = async (tx: Transaction, codeKey: string, now: Date): Promise<string | undefined> => {
  const [taken] = await tx
    .delete(captcha)
    .where(eq(captcha.codeKey, codeKey))
    .returning({ textHash: captcha.textHash, expiresAt: captcha.expiresAt });
  return taken !== undefined && taken.expiresAt > now ? taken.textHash : undefined;
};

/** Deletes expired captchas. */
export const sweepCaptchas = async (tx: Transaction, now: Date): Promise<void> => {
  await tx.delete(captcha).where(lte(captcha.expiresAt, now));
};
