import { RESULT_CODES } from '@/contract/resultCodes';
import { formatResultMessage } from '@/contract/messages/resultMessages';
import { inTenantTransaction } from '../database/callTransaction';
import type { Database } from '../database/connect';
import type { SessionEnd } from '../security/session/endedSessionStore';
import { endSessionsOfUser } from '../security/session/sessions';
import { publishEvents } from './domainEvents';

/** Close code and message for a session that another user ended (SE-06). */
export const FORCED = {
  type: 'forcedLogout',
  code: RESULT_CODES.ended.code,
  // Browsers show a translated message; this one is for other clients.
  message: formatResultMessage('ended', 'en'),
} as const;

/**
 * Ends all sessions of a user (disabled, password changed, forced out) and closes their live lines on every server. Uses a separate
 * transaction under the server's role, because a call's role has no rights on sessions.
 */
export const endEverySession = (
  database: Database,
  user: { readonly userId: number; readonly institutionId: number },
  end: SessionEnd,
): Promise<void> =>
  inTenantTransaction(database, 'open', async (tx) => {
    const ended = await endSessionsOfUser(tx, user.userId, end);
    const address = { institutionId: user.institutionId, userIds: [user.userId] };
    await publishEvents(
      tx,
      ended.map((sessionId) => ({ address: { ...address, sessionId }, event: FORCED })),
    );
  });
