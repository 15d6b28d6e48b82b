import { asServiceRole } from '../../database/callTransaction';
import type { CallerContext } from '../../access/callContext';
import { FORCED } from '../../live/endEverySession';
import { endOwnSessions, type SessionEnd } from '../../security/session/sessions';

/** Which of the caller's other sessions end, and why. */
interface Leaving extends Pick<SessionEnd, 'reason'> {
  /** Absent: all of them. */
  readonly only?: number;
}

/** Ends other sessions of the caller in the call's own transaction and tells how many; their open pages hear of it at once. */
export async function leaveOtherSessions({ reason, only }: Leaving, context: CallerContext): Promise<number> {
  const { tx, caller, now, publish } = context;
  const { institutionId, userId, sessionId: from } = caller;
  const ended = await asServiceRole(tx, (own) => endOwnSessions(own, { userId, from, only }, { reason, now }));
  for (const sessionId of ended) publish({ institutionId, userIds: [userId], sessionId }, FORCED);
  return ended.length;
}
