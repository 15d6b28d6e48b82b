import { and, count, desc, eq, gt, gte, isNull, type SQL } from 'drizzle-orm';
import { runAsServiceRole } from '../../database/callTransaction';
import { livenessAttempt, attemptCount, session } from '../../database/tables/signInTables';
import { countFactors, matchesLock, LOGIN_FAILURES_ALLOWED } from '../signIn/signInFacade';
import { SESSION_IDLE_MS } from '../../security/session/sessionEnd';
import type { CallerContext } from '../../access/callContext';

type UserSessionContext = Pick<CallerContext, 'tx' | 'now' | 'caller'>;

/** Current sign-in state of a user. */
export interface SignInState {
  readonly openSessions: number;
  readonly lockedUntil: Date | null;
  readonly lastLiveness: Date | null;
  readonly secondFactors: number;
}

/** Condition for a user's open sessions, including those that wait for a face check. */
const matchesOpenOperation = (userId: number, now: Date): SQL | undefined =>
  and(
    eq(session.userId, userId),
    isNull(session.endedAt),
    gt(session.expiresAt, now),
    gt(session.lastSeenAt, new Date(now.getTime() - SESSION_IDLE_MS)),
  );

/**
 * Returns a user's number of open sessions, and whether the user is locked out by wrong passwords or codes. The caller must have checked the
 * right to see the user.
 */
export const getSignInState = (userId: number, { tx, now, caller }: UserSessionContext): Promise<SignInState> =>
  runAsServiceRole(tx, async (own) => {
    const [sessions] = await own.select({ number: count() }).from(session).where(matchesOpenOperation(userId, now));
    const [lock] = await own
      .select()
      .from(attemptCount)
      .where(and(matchesLock(userId), gte(attemptCount.tries, LOGIN_FAILURES_ALLOWED), gt(attemptCount.expiresAt, now)))
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
      secondFactors: await countFactors(own, { institutionId: caller.institutionId, userId }),
    };
  });

/** Display limit; ending all others also ends unlisted sessions. */
const LISTED_MAX = 100;

const LISTED = {
  id: session.id,
  state: session.state,
  ip: session.ip,
  userAgent: session.userAgent,
  createdAt: session.createdAt,
  lastSeenAt: session.lastSeenAt,
};

/** Open session of the caller. */
export type OwnSession = Pick<typeof session.$inferSelect, keyof typeof LISTED>;

/** Lists the caller's open sessions, most recently used first. */
export const getOpenSessions = ({ tx, caller, now }: CallerContext): Promise<OwnSession[]> =>
  runAsServiceRole(tx, (own) =>
    own
      .select(LISTED)
      .from(session)
      .where(matchesOpenOperation(caller.userId, now))
      .orderBy(desc(session.lastSeenAt), desc(session.id))
      .limit(LISTED_MAX),
  );
