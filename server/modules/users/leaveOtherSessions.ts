import { asServiceRole } from '../../database/callTransaction';
import type { CallerContext } from '../../access/callContext';
import { FORCED } from '../../live/endEverySession';
import { endOwnSessions, type SessionEnd } from '../../security/session/sessions';

/** Other sessions of the caller to end, with the reason. */
interface Leaving extends Pick<SessionEnd, 'reason'> {
  /** Absent: all of them. */
  readonly only?: number;
}

/** Ends other sessions of the caller in the call's own transaction and returns their number; notifies their open pages. */
export async function leaveOtherSessions({ reason, only }: Leaving, context: CallerContext): Promise<number> {
  const { tx, caller, now, publish } = context;
  const { institutionId, userId, sessionId: from } = caller;
  const ended = await asServiceRole(tx, (own) => endOwnSessions(own, { userId, from, only }, { reason, now }));
  for (const sessionId of ended) publish({ institutionId, userIds: [userId], sessionId }, FORCED);
  return ended.length;
}
