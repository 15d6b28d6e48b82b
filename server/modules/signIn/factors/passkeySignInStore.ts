import { and, eq, lte } from 'drizzle-orm';
import { PASSKEY_CHALLENGE_MS } from '@/contract/ourLimits';
import type { Transaction } from '../../../database/connect';
import { passkeySignIn } from '../../../database/tables/factorTables';
import { createToken, hashToken } from '../../../security/session/sessionToken';

// Runs with the server's own rights; no institution's role can access this table.

/** Creates a challenge for a browser, and deletes expired ones. */
export const createSignInChallenge = async (tx: Transaction, browser: string, now: Date): Promise<string> => {
  const challenge = createToken();
  await tx.delete(passkeySignIn).where(lte(passkeySignIn.expiresAt, now));
  await tx.insert(passkeySignIn).values({
    challengeHash: hashToken(challenge),
    browserHash: hashToken(browser),
    expiresAt: new Date(now.getTime() + PASSKEY_CHALLENGE_MS),
  });
  return challenge;
};

/** Uses a challenge up; false if it is unknown, expired, of another browser or was used before. */
export const takeSignInChallenge = async (
  tx: Transaction,
  { challenge, browser }: { readonly challenge: string; readonly browser: string | undefined },
  now: Date,
): Promise<boolean> => {
  if (browser === undefined) return false;
  const taken = await tx
    .delete(passkeySignIn)
    .where(
      and(eq(passkeySignIn.challengeHash, hashToken(challenge)), eq(passkeySignIn.browserHash, hashToken(browser))),
    )
    .returning({ expiresAt: passkeySignIn.expiresAt });
  return taken.some(({ expiresAt }) => expiresAt > now);
};
