import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { CALLER_INSTITUTION } from './callerInstitution';
import { matchesRow } from '../../database/matchesRow';
import { sendFlagColumns } from '../../database/sendFlagColumns';
import type { Database, Transaction } from '../../database/connect';
import { appUser, institution, systemSetting } from '../../database/tables/organizationTables';
import { session } from '../../database/tables/signInTables';
import { ssoSession } from '../../database/tables/singleSignOnTables';
import { hasFactorSql, signInSettingSql } from './factorDemand';
import type { SessionEnd } from './endedSessionStore';
import { permissionOverridesSql } from './grantMarks';

/** Session with its current user and institution. */
export type SessionWithUser = Awaited<ReturnType<typeof findSessionBySid>>;

const KNOWN = {
  session: {
    id: session.id,
    state: session.state,
    factorPending: session.factorPending,
    lastSeenAt: session.lastSeenAt,
    confirmedAt: session.confirmedAt,
    expiresAt: session.expiresAt,
    endedAt: session.endedAt,
    endReason: session.endReason,
    sidHash: session.sidHash,
    formerSidHash: session.formerSidHash,
    confirmsAtCompany: sql<boolean>`exists (select 1 from ${ssoSession}
      where ${matchesRow(session, ssoSession.sessionId)})`,
  },
  user: {
    id: appUser.id,
    institutionId: appUser.institutionId,
    groupId: appUser.groupId,
    role: appUser.role,
    name: appUser.name,
    username: appUser.username,
    ...sendFlagColumns,
    longAging: appUser.longAging,
    res: appUser.res,
    enabled: appUser.enabled,
    mustChangePassword: appUser.mustChangePassword,
    grantMarks: permissionOverridesSql,
    hasFactor: hasFactorSql,
  },
  institution: {
    enabled: institution.enabled,
    ...CALLER_INSTITUTION,
    // Matches the expression index of system_setting.
    whitelist: sql<string | null>`(select s.value from ${systemSetting} s
      where coalesce(s.institution_id, 0) = ${session.institutionId} and s.key = 'ipWhitelist')`,
    signIn: signInSettingSql,
  },
};

const knownSessions = (database: Database) =>
  database
    .select(KNOWN)
    .from(session)
    .innerJoin(appUser, matchesRow(appUser, session.userId))
    .innerJoin(institution, eq(institution.id, session.institutionId));

const prepareLookUp = (database: Database) =>
  knownSessions(database)
    .where(eq(session.sidHash, sql.placeholder('sidHash')))
    .prepare('session_by_sid');

// Every call starts with it, so it selects little and is prepared once per connection.
const lookUps = new WeakMap<Database, ReturnType<typeof prepareLookUp>>();

const getLookUp = (database: Database): ReturnType<typeof prepareLookUp> => {
  const known = lookUps.get(database);
  if (known !== undefined) return known;
  const made = prepareLookUp(database);
  lookUps.set(database, made);
  return made;
};

/** Finds a session, whatever its state, by the hash of its sid. */
export const findSessionBySid = async (database: Database, sidHash: string) => {
  const [row] = await getLookUp(database).execute({ sidHash });
  return row;
};

/** Finds the session of a passed face check by the hash of the token that its page had before. */
export const findSessionByFormerToken = async (database: Database, formerTokenHash: string) => {
  const [row] = await knownSessions(database).where(eq(session.formerTokenHash, formerTokenHash));
  return row;
};

/** Locks a user's half sessions until the end of the transaction. */
export const lockFaceCheck = async (tx: Transaction, userId: number): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`face check ${userId}`}, 0))`);
};

/** Finds a session that has not ended. */
export const findLiveSession = async (
  tx: Transaction,
  id: number,
): Promise<typeof session.$inferSelect | undefined> => {
  const [row] = await tx
    .select()
    .from(session)
    .where(and(eq(session.id, id), isNull(session.endedAt)));
  return row;
};

/** Returns the sign-in with which a session began, whether or not the session has ended. */
export const signInOfSession = async (tx: Transaction, id: number): Promise<number | undefined> => {
  const [row] = await tx.select({ loginLogId: session.loginLogId }).from(session).where(eq(session.id, id));
  return row?.loginLogId;
};

/** Ends all sessions of a user whose face check is still open. */
export const endHalfSessions = async (tx: Transaction, userId: number, { reason, now }: SessionEnd): Promise<void> => {
  await tx
    .update(session)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(session.userId, userId), eq(session.state, 'half'), isNull(session.endedAt)));
};

/** Keeps a new session. */
export const storeSession = async (tx: Transaction, row: typeof session.$inferInsert): Promise<void> => {
  await tx.insert(session).values(row);
};

/** Stores the time of a session's last use. */
export const touchSession = async (database: Database, id: number, now: Date): Promise<void> => {
  await database.update(session).set({ lastSeenAt: now }).where(eq(session.id, id));
};

type Completed = Pick<
  typeof session.$inferInsert,
  'sidHash' | 'formerTokenHash' | 'lastSeenAt' | 'confirmedAt' | 'expiresAt'
>;

/** Converts an active half session to a full one with another sid; false if a concurrent request was first. */
export const completeSession = async (tx: Transaction, id: number, full: Completed): Promise<boolean> => {
  const completed = await tx
    .update(session)
    .set({ ...full, state: 'full', formerSidHash: session.sidHash })
    .where(and(eq(session.id, id), eq(session.state, 'half'), isNull(session.endedAt)))
    .returning({ id: session.id });
  return completed.length === 1;
};

/** Records that the user confirmed the password in a session. */
export const confirmSession = async (tx: Transaction, id: number, now: Date): Promise<void> => {
  await tx.update(session).set({ confirmedAt: now }).where(eq(session.id, id));
};

/** Forgets what a page had before its face check passed; from here on the session lives as any other. */
export const settleSession = async (database: Database, id: number, expiresAt: Date): Promise<void> => {
  const settled = { formerSidHash: null, formerTokenHash: null, expiresAt };
  await database.update(session).set(settled).where(eq(session.id, id));
};

/** Deletes the sessions that ended, or ran out, before a point in time. */
export const sweepSessions = async (tx: Transaction, before: Date): Promise<void> => {
  await tx.delete(session).where(or(lt(session.endedAt, before), lte(session.expiresAt, before)));
};
