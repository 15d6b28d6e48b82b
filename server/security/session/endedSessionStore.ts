import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { institutionMove } from '../../database/tables/organizationTables';
import { session } from '../../database/tables/signInTables';

/** Reason and time of a session's end. */
export interface SessionEnd {
  readonly reason: NonNullable<(typeof session.$inferSelect)['endReason']>;
  readonly now: Date;
}

/** Ended session with its user and its sign-in. */
export interface EndedSession extends Pick<
  typeof session.$inferSelect,
  'id' | 'userId' | 'institutionId' | 'loginLogId'
> {
  /** True if the institution moves to another cell. A move cannot begin before the transaction has ended. */
  readonly isMoving: boolean;
}

const ENDED = {
  id: session.id,
  userId: session.userId,
  institutionId: session.institutionId,
  loginLogId: session.loginLogId,
  // Columns of an update's result have no table name, so the condition names its tables itself.
  isMoving: sql<boolean>`exists (select 1 from ${institutionMove} m where m.institution_id = ${session}.institution_id)`,
};

/** Ends a session and notifies the servers; does nothing if it has ended. */
export const endSessionById = async (
  tx: Transaction,
  id: number,
  { reason, now }: SessionEnd,
): Promise<EndedSession | undefined> => {
  const [ended] = await tx
    .update(session)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(session.id, id), isNull(session.endedAt)))
    .returning(ENDED);
  return ended;
};

/** Ends the session with a sid's hash, including its hash from before the face check, if it exists. */
export const endSessionBySid = async (
  tx: Transaction,
  sidHash: string,
  { reason, now }: SessionEnd,
): Promise<EndedSession | undefined> => {
  const [ended] = await tx
    .update(session)
    .set({ endedAt: now, endReason: reason })
    .where(and(or(eq(session.sidHash, sidHash), eq(session.formerSidHash, sidHash)), isNull(session.endedAt)))
    .returning(ENDED);
  return ended;
};

/** Ends all sessions of a user and notifies the servers. */
export const endSessionsByUser = (
  tx: Transaction,
  userId: number,
  { reason, now }: SessionEnd,
): Promise<EndedSession[]> =>
  tx
    .update(session)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(session.userId, userId), isNull(session.endedAt)))
    .returning(ENDED);

/** Sessions of a user that are ended from another one of them. */
export interface OwnSessions {
  readonly userId: number;
  /** Session of the caller, which stays open. */
  readonly from: number;
  /** Absent: all others. */
  readonly only?: number | undefined;
}

/** Ends other sessions of a user than the caller's and notifies the servers; ignores other users' sessions. */
export const endOtherSessions = (
  tx: Transaction,
  { userId, from, only }: OwnSessions,
  { reason, now }: SessionEnd,
): Promise<EndedSession[]> =>
  tx
    .update(session)
    .set({ endedAt: now, endReason: reason })
    .where(
      and(
        eq(session.userId, userId),
        ne(session.id, from),
        only === undefined ? undefined : eq(session.id, only),
        isNull(session.endedAt),
      ),
    )
    .returning(ENDED);

/** Ends all sessions of an institution and notifies the servers. */
export const endSessionsByInstitution = (
  tx: Transaction,
  institutionId: number,
  { reason, now }: SessionEnd,
): Promise<EndedSession[]> =>
  tx
    .update(session)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(session.institutionId, institutionId), isNull(session.endedAt)))
    .returning(ENDED);
