import { RESULT_CODES } from '@/contract/resultCodes';
import { resultMessage } from '@/contract/resultWords';
import { inTenantTransaction } from '../database/callTransaction';
import type { Database } from '../database/connect';
import { endSessionsOfUser, type SessionEnd } from '../security/session/sessions';
import { publishEvents } from './liveNews';

/** What a browser is told whose session somebody else ended (SE-06). */
export const FORCED = {
  type: 'forcedLogout',
  code: RESULT_CODES.ended.code,
  // A browser shows its own words; these are for whoever reads the line in another way.
  message: resultMessage('ended', 'en'),
} as const;

/**
 * Ends all sessions of a user (disabled, password changed, forced out) and closes their live lines on every server.
 * A transaction of its own under the server's role: a call's role has no rights on sessions.
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
