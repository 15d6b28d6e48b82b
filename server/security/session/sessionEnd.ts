import type { SessionWithUser } from './sessionStore';

/** Idle timeout of a session. */
export const SESSION_IDLE_MS = 30 * 60_000;

type SessionEndResult = NonNullable<SessionWithUser>;

const isTimeOver = ({ session }: SessionEndResult, now: Date): boolean =>
  session.lastSeenAt.getTime() + SESSION_IDLE_MS <= now.getTime() || session.expiresAt <= now;

/** Returns why a session is over: 'expired' (02), 'ended' (-1, by another user); undefined while it is active. */
export function toSessionEnd(found: SessionEndResult, now: Date): 'expired' | 'ended' | undefined {
  const { session, user, institution } = found;
  if (session.endedAt !== null) return session.endReason === 'logout' ? 'expired' : 'ended';
  if (!user.enabled || !institution.enabled) return 'ended';
  return isTimeOver(found, now) ? 'expired' : undefined;
}

/** Returns true if the session itself is over, regardless of its user's state. */
export const hasEnded = (found: SessionEndResult, now: Date): boolean =>
  found.session.endedAt !== null || isTimeOver(found, now);
