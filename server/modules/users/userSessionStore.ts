import { and, count, desc, eq, gt, isNull, ne } from 'drizzle-orm';
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

/** How many sessions a user has open, and whether wrong passwords keep the user out. The caller's right to see the user is checked before. */
export const signInStateOf = (userId: number, { tx, now }: Context): Promise<SignInState> =>
  withServerRights(tx, async (own) => {
    const seenSince = new Date(now.getTime() - SESSION_IDLE_MS);
    const open = and(
      eq(session.userId, userId),
      isNull(session.endedAt),
      gt(session.expiresAt, now),
      gt(session.lastSeenAt, seenSince),
    );
    const [sessions] = await own.select({ number: count() }).from(session).where(open);
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

/** Ends the caller's sessions other than this one and gives their numbers. */
export async function endOtherSessions({
  tx,
  caller,
  now,
}: Context & Pick<CallerContext, 'caller'>): Promise<number[]> {
  const others = and(eq(session.userId, caller.userId), ne(session.id, caller.sessionId), isNull(session.endedAt));
  const ended = await withServerRights(tx, (own) =>
    own.update(session).set({ endedAt: now, endReason: 'elsewhere' }).where(others).returning({ id: session.id }),
  );
  return ended.map(({ id }) => id);
}
