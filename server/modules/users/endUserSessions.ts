import { asServiceRole } from '../../database/callTransaction';
import type { CallerContext } from '../../access/callContext';
import { FORCED } from '../../live/endEverySession';
import { endSessionsOfUser } from '../../security/session/sessions';

type Context = Pick<CallerContext, 'tx' | 'caller' | 'now' | 'publish'>;

/** Ends all sessions of a user of the caller's institution in the call's own transaction; notifies the open pages (US-01). */
export async function endUserSessions(userId: number, { tx, caller, now, publish }: Context): Promise<number> {
  const ended = await asServiceRole(tx, (own) => endSessionsOfUser(own, userId, { reason: 'administrator', now }));
  for (const sessionId of ended) publish({ institutionId: caller.institutionId, userIds: [userId], sessionId }, FORCED);
  return ended.length;
}
