import { and, eq, type SQL } from 'drizzle-orm';
import { PASSKEY_CHALLENGE_MS } from '@/contract/ourLimits';
import type { Transaction } from '../../../database/connect';
import { passkeyChallenge } from '../../../database/tables/factorTables';
import { createToken, hashToken } from '../../../security/session/sessionToken';

// Runs with the server's own rights; no institution's role can access this table.

/** Session that requests a challenge, and what the challenge is for. A session belongs to one user. */
type ChallengeOwner = Pick<typeof passkeyChallenge.$inferInsert, 'institutionId' | 'sessionId' | 'purpose'>;

const isOf = ({ institutionId, sessionId, purpose }: ChallengeOwner): SQL | undefined =>
  and(
    eq(passkeyChallenge.institutionId, institutionId),
    eq(passkeyChallenge.sessionId, sessionId),
    eq(passkeyChallenge.purpose, purpose),
  );

/** Creates a challenge, which replaces the previous one of the session for the same purpose. */
export const createChallenge = async (tx: Transaction, owner: ChallengeOwner, now: Date): Promise<string> => {
  const challenge = createToken();
  const set = { challengeHash: hashToken(challenge), expiresAt: new Date(now.getTime() + PASSKEY_CHALLENGE_MS) };
  const { institutionId, sessionId, purpose } = passkeyChallenge;
  await tx
    .insert(passkeyChallenge)
    .values({ ...owner, ...set })
    .onConflictDoUpdate({ target: [institutionId, sessionId, purpose], set });
  return challenge;
};

/** Uses a challenge up; false if it is unknown, expired or was used before. */
export const takeChallenge = async (
  tx: Transaction,
  owner: ChallengeOwner,
  { challenge, now }: { readonly challenge: string; readonly now: Date },
): Promise<boolean> => {
  const taken = await tx
    .delete(passkeyChallenge)
    .where(and(isOf(owner), eq(passkeyChallenge.challengeHash, hashToken(challenge))))
    .returning({ expiresAt: passkeyChallenge.expiresAt });
  return taken.some(({ expiresAt }) => expiresAt > now);
};
