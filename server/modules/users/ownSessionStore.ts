import { desc } from 'drizzle-orm';
import { asServiceRole } from '../../database/callTransaction';
import { session } from '../../database/tables/signInTables';
import type { CallerContext } from '../../access/callContext';
import { isOpenOf } from './userSessionStore';

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
  asServiceRole(tx, (own) =>
    own
      .select(LISTED)
      .from(session)
      .where(isOpenOf(caller.userId, now))
      .orderBy(desc(session.lastSeenAt), desc(session.id))
      .limit(LISTED_MAX),
  );
