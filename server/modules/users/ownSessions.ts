import type * as z from 'zod/mini';
import type { endOwnSessionsRequest, ownSession } from '@/contract/entities/users/ownAccount';
import type { CallerContext } from '../../access/callContext';
import { namedBrowser } from '../../security/session/userAgent';
import { leaveOtherSessions } from './leaveOtherSessions';
import { getOpenSessions, type OwnSession } from './ownSessionStore';

type OwnSessionOnWire = z.input<typeof ownSession>;

const onWire = (one: OwnSession, { caller }: CallerContext): OwnSessionOnWire => ({
  id: one.id,
  isThis: one.id === caller.sessionId,
  waitsForFaceCheck: one.state === 'half',
  since: one.createdAt.toISOString(),
  lastUsed: one.lastSeenAt.toISOString(),
  address: one.ip,
  ...namedBrowser(one.userAgent),
});

/** Lists the caller's sessions, the current one first (ASVS 7.5.2). */
export async function showOwnSessions(context: CallerContext): Promise<OwnSessionOnWire[]> {
  const sessions = (await getOpenSessions(context)).map((one) => onWire(one, context));
  return sessions.toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
}

/** Parses the number of a session; an invalid one matches no row. */
const getNumber = (id: string): number => (/^\d{1,15}$/u.test(id) ? Number(id) : 0);

/** Ends one of the caller's other sessions, or all of them. Does nothing for a session that is unknown, ended or of another user. */
export async function endOwnSession(
  { id }: z.output<typeof endOwnSessionsRequest>,
  context: CallerContext,
): Promise<{ ended: number }> {
  const which = id === null ? {} : { only: getNumber(id) };
  return { ended: await leaveOtherSessions({ reason: 'owner', ...which }, context) };
}
