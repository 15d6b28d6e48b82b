import { and, count, desc, eq, gt, gte, isNull, type SQL } from 'drizzle-orm';
import { asServiceRole } from '../../database/callTransaction';
import { livenessAttempt, attemptCount, session } from '../../database/tables/signInTables';
import { isLockOf, LOGIN_FAILURES_ALLOWED } from '../signIn/signInFacade';
import { SESSION_IDLE_MS } from '../../security/session/sessionEnd';
import type { CallerContext } from '../../access/callContext';

type Context = Pick<CallerContext, 'tx' | 'now'>;

/** Current sign-in state of a user. */
export interface SignInState {
  readonly openSessions: number;
  readonly lockedUntil: Date | null;
  readonly lastLiveness: Date | null;
}

/** Condition for a user's open sessions, including those that wait for a face check. */
export const isOpenOf = (userId: number, now: Date): SQL | undefined =>
  and(
    eq(session.userId, userId),
    isNull(session.endedAt),
    gt(session.expiresAt, now),
    gt(session.lastSeenAt, new Date(now.getTime() - SESSION_IDLE_MS)),
  );

/**
 * Returns a user's number of open sessions, and whether the user is locked out by wrong passwords. The caller must have checked the
 * right to see the user.
 */
export const getSignInState = (userId: number, { tx, now }: Context): Promise<SignInState> =>
  asServiceRole(tx, async (own) => {
    const [sessions] = await own.select({ number: count() }).from(session).where(isOpenOf(userId, now));
    const [lock] = await own
      .select()
      .from(attemptCount)
      .where(and(isLockOf(userId), gte(attemptCount.tries, LOGIN_FAILURES_ALLOWED), gt(attemptCount.expiresAt, now)))
      .orderBy(desc(attemptCount.expiresAt))
      .limit(1);
    const [passed] = await own
      .select({ at: livenessAttempt.createdAt })
      .from(livenessAttempt)
      .where(and(eq(livenessAttempt.userId, userId), eq(livenessAttempt.verdict, 'pass')))
      .orderBy(desc(livenessAttempt.id))
      .limit(1);
    return {
      openSessions: sessions?.number ?? 0,
      lockedUntil: lock?.expiresAt ?? null,
      lastLiveness: passed?.at ?? null,
    };
  });
