import type { KnownSession } from './sessionStore';

/** A session without a call ends after this time. */
export const SESSION_IDLE_MS = 30 * 60_000;

type Found = NonNullable<KnownSession>;

const isTimeOver = ({ session }: Found, now: Date): boolean =>
  session.lastSeenAt.getTime() + SESSION_IDLE_MS <= now.getTime() || session.expiresAt <= now;

/** Returns why a session is over: 'expired' (02), 'ended' (-1, by somebody else's doing); undefined while it lives. */
export function endOf(found: Found, now: Date): 'expired' | 'ended' | undefined {
  const { session, user, institution } = found;
  if (session.endedAt !== null) return session.endReason === 'logout' ? 'expired' : 'ended';
  if (!user.enabled || !institution.enabled) return 'ended';
  return isTimeOver(found, now) ? 'expired' : undefined;
}

/** Whether the session itself is over, whatever became of its user. */
export const hasEnded = (found: Found, now: Date): boolean => found.session.endedAt !== null || isTimeOver(found, now);
