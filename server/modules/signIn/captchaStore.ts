import { eq, lte } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { captcha } from '../../database/tables/signInTables';

/** A shown captcha as it is kept. */
export type KeptCaptcha = typeof captcha.$inferInsert;

/** Keeps a captcha until it is answered or over. */
export const keepCaptcha = async (tx: Transaction, kept: KeptCaptcha): Promise<void> => {
  await tx.insert(captcha).values(kept);
};

/** Takes a captcha away and gives back its hash: nobody can take it twice, right answer or wrong. */
export const takeCaptcha = async (tx: Transaction, codeKey: string, now: Date): Promise<string | undefined> => {
  const [taken] = await tx
    .delete(captcha)
    .where(eq(captcha.codeKey, codeKey))
    .returning({ textHash: captcha.textHash, expiresAt: captcha.expiresAt });
  return taken !== undefined && taken.expiresAt > now ? taken.textHash : undefined;
};

/** Deletes the captchas that nobody answered in time. */
export const sweepCaptchas = async (tx: Transaction, now: Date): Promise<void> => {
  await tx.delete(captcha).where(lte(captcha.expiresAt, now));
};
