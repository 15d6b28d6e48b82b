import type { FaceCheckKind } from '@/contract/codes/signInCodes';
import { getCallerInstitution } from './callerInstitution';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { getEffectivePermissions } from '@/contract/grants';
import { pickUserFlags } from '../../database/sendFlagColumns';
import type { Database, Transaction } from '../../database/connect';
import type { Caller } from '../../kernel/caller';
import {
  completeSession,
  storeSession,
  findLiveSession,
  findSessionByFormerToken,
  settleSession,
  touchSession,
  type SessionWithUser,
} from './sessionStore';
import {
  endSessionById,
  endSessionBySid,
  endOtherSessions,
  endSessionsByInstitution,
  endSessionsByUser,
  type EndedSession,
  type OwnSessions,
  type SessionEnd,
} from './endedSessionStore';
import type { SessionFinding } from './sessionMemory';
import { addTrail } from '../trail/trailStore';
import { getFactorDay, isFactorRequired } from './factorDemand';
import { getOverrides } from './grantMarks';
import { isInstitutionAt } from './institutionAddress';
import { isWhitelisted } from '../../settings/clientAddress';
import { toSessionEnd, hasEnded } from './sessionEnd';
import { createToken, hashToken } from './sessionToken';
import { shortenUserAgent } from './userAgent';

/** Absolute lifetime of a session. */
export const SESSION_ABSOLUTE_MS = 12 * 60 * 60_000;
/** Lifetime of a sign-in that waits for its second factor or its liveness check. */
export const HALF_SESSION_MS = 10 * 60_000;
/** Time for the page of a passed face check to fetch its token: slightly more than twice the longest response time. */
const UNSETTLED_SESSION_MS = 5 * 60_000;
/** Minimum interval between writes of a session's last use. */
const SESSION_SEEN_EVERY_MS = 60_000;

/** Derives the token of a sid, which the app stores and sends. It is useless without the sid in the HttpOnly cookie. */
export const getToken = (sid: string): string => createHmac('sha256', sid).update('token').digest('base64url');

/** Parameters of a new session. */
export interface NewSession {
  readonly userId: number;
  readonly institutionId: number;
  readonly loginLogId: number;
  /** 'none' opens a full session, anything else a half session that is valid only for this check (LV-09). */
  readonly faceCheck: FaceCheckKind;
  /** A second factor must be proven first. */
  readonly factorPending: boolean;
  readonly ip: string;
  /** User-Agent of the browser (security/session/userAgent). */
  readonly userAgent?: string | undefined;
  /** Time at which the user proved the own identity; null if it is unknown. Absent: now. */
  readonly confirmedAt?: Date | null;
  readonly now: Date;
}

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** Opens a session and returns its sid, which is stored as a hash only. A user may have several sessions on several machines. */
export const openSession = async (tx: Transaction, { confirmedAt, ...opened }: NewSession): Promise<string> => {
  const sid = createToken();
  const half = opened.faceCheck !== 'none' || opened.factorPending;
  await storeSession(tx, {
    ...opened,
    userAgent: shortenUserAgent(opened.userAgent),
    sidHash: hashToken(sid),
    state: half ? 'half' : 'full',
    createdAt: opened.now,
    lastSeenAt: opened.now,
    confirmedAt: confirmedAt === undefined ? opened.now : confirmedAt,
    expiresAt: after(opened.now, half ? HALF_SESSION_MS : SESSION_ABSOLUTE_MS),
  });
  return sid;
};

/** Credentials that a call sends. */
export interface Credentials {
  readonly sid: string | undefined;
  readonly token: string | undefined;
  /** Former credentials accepted from a page that does not know its face check's result yet (LV-08): none, its token, or its cookie too. */
  readonly former: 'none' | 'token' | 'tokenAndCookie';
  /** Address of the client: a session is invalid outside the institution's IP whitelist (SY-01). */
  readonly address: string;
  /** Code in the host name: a session is unknown at the addresses of other institutions. */
  readonly addressCode: string | undefined;
  /** True if an ended session is accepted as well (Call.afterEnd). */
  readonly mayHaveEnded: boolean;
  readonly now: Date;
}

/** The caller, or a refusal: 'expired' (02), 'ended' (-1, by another user) or 'addressRefused' (the session stays valid elsewhere). */
export type FoundCaller = { readonly caller: Caller } | { readonly refusal: 'expired' | 'ended' | 'addressRefused' };

type SessionsResult = NonNullable<SessionWithUser>;

const tokenFits = (sid: string, token: string | undefined): boolean => {
  const expected = Buffer.from(getToken(sid));
  const tokenBytes = Buffer.from(token ?? '');
  return tokenBytes.length === expected.length && timingSafeEqual(tokenBytes, expected);
};

const getCaller = ({ session, user, institution }: SessionsResult, now: Date): Caller => ({
  userId: user.id,
  institutionId: user.institutionId,
  groupId: user.groupId,
  role: user.role,
  name: user.name,
  username: user.username,
  ...pickUserFlags(user),
  permissions: getEffectivePermissions(user, getOverrides(user.grantMarks)),
  mustChangePassword: user.mustChangePassword,
  secondFactorFirst:
    !user.hasFactor && isFactorRequired(getFactorDay(institution.signIn, user.role), institution.timeZone, now),
  confirmsAtCompany: session.confirmsAtCompany,
  sessionId: session.id,
  sessionState: session.state,
  factorPending: session.factorPending,
  confirmedAt: session.confirmedAt,
  ...getCallerInstitution(institution),
});

const getRefusal = (found: SessionsResult, { address, mayHaveEnded, now }: Credentials) =>
  (mayHaveEnded && hasEnded(found, now) ? undefined : toSessionEnd(found, now)) ??
  (isWhitelisted(address, found.institution.whitelist ?? '') ? undefined : ('addressRefused' as const));

/** Finds a session by its current credentials. A page that sends its token has received it, so the login is complete. */
const presentSession = async (
  { database, bySid }: SessionFinding,
  { sid = '', token, now }: Credentials,
): Promise<SessionWithUser> => {
  if (sid === '' || !tokenFits(sid, token)) return undefined;
  const found = await bySid(hashToken(sid));
  const isUnsettled = typeof found?.session.formerSidHash === 'string';
  const isLive = found !== undefined && toSessionEnd(found, now) === undefined;
  if (isUnsettled && isLive) await settleSession(database, found.session.id, after(now, SESSION_ABSOLUTE_MS));
  return found;
};

/** Finds a session by its page's credentials from before the face check passed, together with one of its two cookies. */
const formerSession = async (database: Database, { sid, token, former }: Credentials): Promise<SessionWithUser> => {
  if (!sid || !token || former === 'none') return undefined;
  const found = await findSessionByFormerToken(database, hashToken(token));
  if (found === undefined) return undefined;
  const { sidHash, formerSidHash } = found.session;
  const good = former === 'token' ? [sidHash] : [sidHash, formerSidHash];
  return good.includes(hashToken(sid)) ? found : undefined;
};

/** Recognises the caller by cookie and token, and writes the use down at most once a minute. */
export const findCaller = async (finding: SessionFinding, credentials: Credentials): Promise<FoundCaller> => {
  const { now, addressCode } = credentials;
  const found = (await presentSession(finding, credentials)) ?? (await formerSession(finding.database, credentials));
  const isHere = found && (await isInstitutionAt(finding.database, found.user.institutionId, addressCode));
  if (!isHere) return { refusal: 'expired' };
  const refusal = getRefusal(found, credentials);
  if (refusal !== undefined) return { refusal };
  // The last use of an ended session is not stored, because it would revive an idle one.
  if (after(found.session.lastSeenAt, SESSION_SEEN_EVERY_MS) <= now && !hasEnded(found, now)) {
    // Calls of the same moment share what was found.
    found.session.lastSeenAt = now;
    await touchSession(finding.database, found.session.id, now);
  }
  return { caller: getCaller(found, now) };
};

/** Half session whose last check has passed, with its former sid. */
export interface LivenessPass {
  readonly sessionId: number;
  readonly sid: string;
  readonly now: Date;
}

/** Converts a half session to a full one under a new sid; undefined if it is no longer a half session. */
export const completeLiveness = async (
  tx: Transaction,
  { sessionId, sid: former, now }: LivenessPass,
): Promise<string | undefined> => {
  const sid = createToken();
  const completed = await completeSession(tx, sessionId, {
    sidHash: hashToken(sid),
    formerTokenHash: hashToken(getToken(former)),
    lastSeenAt: now,
    confirmedAt: now,
    expiresAt: after(now, UNSETTLED_SESSION_MS),
  });
  return completed ? sid : undefined;
};

/** Writes an audit entry for every end of a session except expiry (TR-02), and none while the institution moves (ADR 44). */
const recordSessionEnd = async (
  tx: Transaction,
  { institutionId, userId, loginLogId, isMoving }: EndedSession,
  { reason, now, by }: SessionEnd & { readonly by?: number | undefined },
): Promise<void> => {
  // The audit log is frozen, but sessions are not: neither is copied from here on.
  if (isMoving) return;
  const event = reason === 'logout' ? 'logout' : 'forcedEnd';
  const detail = by === undefined ? {} : { detail: { by } };
  await addTrail(tx, { institutionId, userId, loginLogId, event, outcome: reason, ...detail, now });
};

/** Ends one session. */
export const endSession = async (tx: Transaction, sessionId: number, end: SessionEnd): Promise<void> => {
  const ended = await endSessionById(tx, sessionId, end);
  if (ended) await recordSessionEnd(tx, ended, end);
};

/** Ends the session in a browser's cookie when it signs in again, and returns its user. */
export const endBrowserSession = async (
  tx: Transaction,
  sid: string,
  end: SessionEnd,
): Promise<EndedSession | undefined> => {
  const ended = await endSessionBySid(tx, hashToken(sid), end);
  if (ended) await recordSessionEnd(tx, ended, end);
  return ended;
};

/** Ends all sessions of a user (disabled, password changed, forced out) and returns their numbers for the live line. */
export const endSessionsOfUser = async (tx: Transaction, userId: number, end: SessionEnd): Promise<number[]> => {
  const ended = await endSessionsByUser(tx, userId, end);
  // Sequential, because the entries form one chain.
  for (const one of ended) await recordSessionEnd(tx, one, end);
  return ended.map(({ id }) => id);
};

/** Ends all sessions of a disabled institution and returns their users. */
export const endSessionsOfInstitution = async (
  tx: Transaction,
  institutionId: number,
  end: SessionEnd,
): Promise<number[]> => {
  const ended = await endSessionsByInstitution(tx, institutionId, end);
  for (const one of ended) await recordSessionEnd(tx, one, end);
  return [...new Set(ended.map(({ userId }) => userId))];
};

/** Ends sessions of a user from another session: the named one, or all others. The audit log names the sign-in of the calling session. */
export const endOwnSessions = async (tx: Transaction, own: OwnSessions, end: SessionEnd): Promise<number[]> => {
  const by = (await findLiveSession(tx, own.from))?.loginLogId;
  const ended = await endOtherSessions(tx, own, end);
  for (const one of ended) await recordSessionEnd(tx, one, { ...end, by });
  return ended.map(({ id }) => id);
};
