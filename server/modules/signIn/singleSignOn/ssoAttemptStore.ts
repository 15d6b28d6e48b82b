import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Transaction } from '../../../database/connect';
import { ssoAttempt } from '../../../database/tables/singleSignOnTables';
import { hashToken } from '../../../security/session/sessionToken';
import { sealForServers, unsealForServers } from './ssoProviderStore';
import * as z from 'zod/mini';

/** Time for the user to sign in at the provider. */
export const ATTEMPT_LIFETIME_MS = 10 * 60_000;
/** Time for which a used attempt is recognized. */
const ATTEMPT_REMEMBERED_MS = 60 * 60_000;

const attemptSecrets = z.object({
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  /** Session whose user is confirmed; absent for a sign-in. */
  sessionId: z.optional(z.number()),
});

/** Values of an attempt that only the server may know, and its redirect URI. */
export type AttemptSecrets = z.output<typeof attemptSecrets>;

/** Attempt to be stored. */
export interface NewAttempt {
  readonly institutionId: number;
  readonly issuer: string;
  readonly state: string;
  /** Value of the browser's cookie. */
  readonly browser: string;
  readonly secrets: AttemptSecrets;
}

/** Stores an attempt, and deletes those that are forgotten. */
export const storeAttempt = async (tx: Transaction, attempt: NewAttempt, now: Date): Promise<void> => {
  await tx.delete(ssoAttempt).where(lt(ssoAttempt.expiresAt, new Date(now.getTime() - ATTEMPT_REMEMBERED_MS)));
  await tx.insert(ssoAttempt).values({
    institutionId: attempt.institutionId,
    issuer: attempt.issuer,
    stateHash: hashToken(attempt.state),
    browserHash: hashToken(attempt.browser),
    sealed: await sealForServers(tx, 'attempt', JSON.stringify(attempt.secrets)),
    createdAt: now,
    expiresAt: new Date(now.getTime() + ATTEMPT_LIFETIME_MS),
  });
};

/** An attempt that the caller may finish. */
export interface TakenAttempt {
  readonly institutionId: number;
  readonly issuer: string;
  readonly secrets: AttemptSecrets;
  readonly startedAt: Date;
}

/** Reason why an answer belongs to no attempt of this browser. */
export interface RefusedAttempt {
  readonly failure: 'ssoUnknown' | 'ssoUsed' | 'ssoExpired';
  /** Institution of the attempt, if there is one. */
  readonly institutionId: number | null;
}

/** Marks an attempt as used and returns it. An answer from another browser does not use it up. */
export const takeAttempt = async (
  tx: Transaction,
  { state, browser }: { readonly state: string; readonly browser: string | undefined },
  now: Date,
): Promise<TakenAttempt | RefusedAttempt> => {
  const [found] = await tx
    .select()
    .from(ssoAttempt)
    .where(eq(ssoAttempt.stateHash, hashToken(state)));
  if (found === undefined) return { failure: 'ssoUnknown', institutionId: null };
  const { institutionId, issuer } = found;
  const isThisBrowser = browser !== undefined && hashToken(browser) === found.browserHash;
  if (!isThisBrowser) return { failure: 'ssoUnknown', institutionId };
  const taken = await tx
    .update(ssoAttempt)
    .set({ usedAt: now })
    .where(and(eq(ssoAttempt.stateHash, found.stateHash), isNull(ssoAttempt.usedAt)))
    .returning({ id: ssoAttempt.id });
  if (taken.length === 0) return { failure: 'ssoUsed', institutionId };
  if (found.expiresAt <= now) return { failure: 'ssoExpired', institutionId };
  const secrets = z.parse(attemptSecrets, JSON.parse(await unsealForServers(tx, 'attempt', found.sealed)));
  return { institutionId, issuer, secrets, startedAt: found.createdAt };
};
