import { runAsServiceRole } from '../../database/callTransaction';
import type { CallerContext } from '../../access/callContext';
import { FORCED } from '../../live/endEverySession';
import type { SessionEnd } from '../../security/session/endedSessionStore';
import { endOwnSessions, endSessionsOfUser } from '../../security/session/sessions';

/** Other sessions of the caller to end, with the reason. */
interface Leaving extends Pick<SessionEnd, 'reason'> {
  /** Absent: all of them. */
  readonly only?: number;
}

/** Ends other sessions of the caller in the call's own transaction and returns their number; notifies their open pages. */
export async function endOwnOtherSessions({ reason, only }: Leaving, context: CallerContext): Promise<number> {
  const { tx, caller, now, publish } = context;
  const { institutionId, userId, sessionId: from } = caller;
  const ended = await runAsServiceRole(tx, (own) => endOwnSessions(own, { userId, from, only }, { reason, now }));
  for (const sessionId of ended) publish({ institutionId, userIds: [userId], sessionId }, FORCED);
  return ended.length;
}

type EndUserSessionsContext = Pick<CallerContext, 'tx' | 'caller' | 'now' | 'publish'>;

/** Ends all sessions of a user of the caller's institution in the call's own transaction; notifies the open pages (US-01). */
export async function endUserSessions(
  userId: number,
  { tx, caller, now, publish }: EndUserSessionsContext,
): Promise<number> {
  const ended = await runAsServiceRole(tx, (own) => endSessionsOfUser(own, userId, { reason: 'administrator', now }));
  for (const sessionId of ended) publish({ institutionId: caller.institutionId, userIds: [userId], sessionId }, FORCED);
  return ended.length;
}
