import { and, count, desc, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { withServerRights } from '../../database/callTransaction';
import { livenessAttempt, attemptCount, session } from '../../database/tables/signInTables';
import { LOGIN_FAILURES_ALLOWED } from '../signIn/signInFacade';
import { SESSION_IDLE_MS } from '../../security/session/sessions';
import type { CallerContext } from '../../access/callContext';

type Context = Pick<CallerContext, 'tx' | 'now'>;

/** A user's state of signing in, as it is now. */
export interface SignInState {
  readonly openSessions: number;
  readonly lockedUntil: Date | null;
  readonly lastLiveness: Date | null;
}

/** A user's sessions that are good now, be it for the face check alone. */
export const isOpenOf = (userId: number, now: Date): SQL | undefined =>
  and(
    eq(session.userId, userId),
    isNull(session.endedAt),
    gt(session.expiresAt, now),
    gt(session.lastSeenAt, new Date(now.getTime() - SESSION_IDLE_MS)),
  );

/** How many sessions a user has open, and whether wrong passwords keep the user out. The caller's right to see the user is checked before. */
export const signInStateOf = (userId: number, { tx, now }: Context): Promise<SignInState> =>
  withServerRights(tx, async (own) => {
    const [sessions] = await own.select({ number: count() }).from(session).where(isOpenOf(userId, now));
    const [lock] = await own
      .select()
      .from(attemptCount)
      .where(and(eq(attemptCount.key, `login:user:${userId}`), gt(attemptCount.expiresAt, now)));
    const [passed] = await own
      .select({ at: livenessAttempt.createdAt })
      .from(livenessAttempt)
      .where(and(eq(livenessAttempt.userId, userId), eq(livenessAttempt.verdict, 'pass')))
      .orderBy(desc(livenessAttempt.id))
      .limit(1);
    return {
      openSessions: sessions?.number ?? 0,
      lockedUntil: lock && lock.tries >= LOGIN_FAILURES_ALLOWED ? lock.expiresAt : null,
      lastLiveness: passed?.at ?? null,
    };
  });
