import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { SESSION_IDLE_MS } from '../../security/session/sessionEnd';
import { matchesRow } from '../../database/matchesRow';
import type { Transaction } from '../../database/connect';
import { appUser } from '../../database/tables/organizationTables';
import { session } from '../../database/tables/signInTables';

/** Session in use, with its user. */
export interface OnlineSession {
  readonly sessionId: number;
  readonly userId: number;
  readonly name: string;
  readonly username: string;
  /** The address it was opened from. */
  readonly address: string;
}

/** Lists the active sessions of an institution; requires the server's own rights. */
export const listOnlineSessions = (
  tx: Transaction,
  { institutionId, now }: { readonly institutionId: number; readonly now: Date },
): Promise<OnlineSession[]> =>
  tx
    .select({
      sessionId: session.id,
      userId: appUser.id,
      name: appUser.name,
      username: appUser.username,
      address: session.ip,
    })
    .from(session)
    .innerJoin(appUser, matchesRow(appUser, session.userId))
    .where(
      and(
        eq(session.institutionId, institutionId),
        isNull(session.endedAt),
        gt(session.expiresAt, now),
        gt(session.lastSeenAt, new Date(now.getTime() - SESSION_IDLE_MS)),
      ),
    )
    .orderBy(asc(appUser.name), asc(session.id));
