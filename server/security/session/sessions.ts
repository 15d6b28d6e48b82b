import type { FaceCheckKind } from '@/contract/codes/faceCheck';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { effectivePermissions } from '@/contract/grants';
import type { Database, Transaction } from '../../database/connect';
import type { Caller } from '../../kernel/caller';
import {
  completeSession,
  endSessionById,
  endSessionBySid,
  endSessionsBeside,
  endSessionsByInstitution,
  endSessionsByUser,
  keepSession,
  liveSession,
  sessionByFormerToken,
  settleSession,
  touchSession,
  type EndedSession,
  type EndReason,
  type KnownSession,
  type OwnSessions,
} from './sessionStore';
import type { Finding } from './sessionMemory';
import { addTrail } from '../trail/trailStore';
import { getOverrides } from './grantMarks';
import { isWhitelisted } from '../../settings/clientAddress';
import { endOf, hasEnded } from './sessionEnd';
import { newToken, tokenHash } from './sessionToken';
import { keptUserAgent } from './userAgent';

/** A session ends after this time whatever happens. */
export const SESSION_ABSOLUTE_MS = 12 * 60 * 60_000;
/** A sign-in that waits for its liveness check ends after this time. */
export const HALF_SESSION_MS = 10 * 60_000;
/** How long the session of a passed face check waits for its page to come for the token: twice the longest wait for an answer, and a bit. */
const UNSETTLED_SESSION_MS = 5 * 60_000;
/** The time of a session's last use is written down at most this often. */
const SESSION_SEEN_EVERY_MS = 60_000;

/** The token that belongs to a sid: what the app stores and sends. Without the sid in the HttpOnly cookie it is worth nothing. */
export const getToken = (sid: string): string => createHmac('sha256', sid).update('token').digest('base64url');

/** What a new session is opened with. */
export interface NewSession {
  readonly userId: number;
  readonly institutionId: number;
  readonly loginLogId: number;
  /** 'none' opens a full session, anything else a half one that is good for this check alone (LV-09). */
  readonly faceCheck: FaceCheckKind;
  readonly ip: string;
  /** What the browser says of itself (security/session/userAgent). */
  readonly userAgent?: string | undefined;
  readonly now: Date;
}

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** Opens a session and gives its sid, which is kept as a hash only. A user may have several at once, on several machines. */
export const openSession = async (tx: Transaction, opened: NewSession): Promise<string> => {
  const sid = newToken();
  const half = opened.faceCheck !== 'none';
  await keepSession(tx, {
    ...opened,
    userAgent: keptUserAgent(opened.userAgent),
    sidHash: tokenHash(sid),
    state: half ? 'half' : 'full',
    createdAt: opened.now,
    lastSeenAt: opened.now,
    confirmedAt: opened.now,
    expiresAt: after(opened.now, half ? HALF_SESSION_MS : SESSION_ABSOLUTE_MS),
  });
  return sid;
};

/** What a call brings to be recognised by. */
export interface Credentials {
  readonly sid: string | undefined;
  readonly token: string | undefined;
  /** What a page may still bring that has not heard yet how its face check ended (LV-08): none of it, its token, or its cookie too. */
  readonly former: 'none' | 'token' | 'tokenAndCookie';
  /** From where: a session is no good outside the institution's IP whitelist (SY-01). */
  readonly address: string;
  /** Whether a session that has ended is accepted as well (Call.afterEnd). */
  readonly mayHaveEnded: boolean;
  readonly now: Date;
}

/** Who calls, or why nobody does: 'expired' (02), 'ended' (-1, by somebody else's doing) and 'addressRefused' (the session lives on elsewhere). */
export type FoundCaller = { readonly caller: Caller } | { readonly refusal: 'expired' | 'ended' | 'addressRefused' };

type Found = NonNullable<KnownSession>;

const tokenFits = (sid: string, token: string | undefined): boolean => {
  const expected = Buffer.from(getToken(sid));
  const given = Buffer.from(token ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
};

const getCaller = ({ session, user, institution }: Found): Caller => ({
  userId: user.id,
  institutionId: user.institutionId,
  groupId: user.groupId,
  role: user.role,
  name: user.name,
  username: user.username,
  sendSms: user.sendSms,
  longAging: user.longAging,
  permissions: effectivePermissions(user, getOverrides(user.grantMarks)),
  mustChangePassword: user.mustChangePassword,
  res: user.res,
  sessionId: session.id,
  sessionState: session.state,
  confirmedAt: session.confirmedAt,
  currency: institution.currency,
  currencyDigits: institution.currencyDigits,
  timeZone: institution.timeZone,
});

const getRefusal = (found: Found, { address, mayHaveEnded, now }: Credentials) =>
  (mayHaveEnded && hasEnded(found, now) ? undefined : endOf(found, now)) ??
  (isWhitelisted(address, found.institution.whitelist ?? '') ? undefined : ('addressRefused' as const));

/** A session by what belongs to it now. Whoever shows its token has got it: the login is finished. */
const presentSession = async (
  { database, bySid }: Finding,
  { sid = '', token, now }: Credentials,
): Promise<KnownSession> => {
  if (sid === '' || !tokenFits(sid, token)) return undefined;
  const found = await bySid(tokenHash(sid));
  const isUnsettled = typeof found?.session.formerSidHash === 'string';
  const isLive = found !== undefined && endOf(found, now) === undefined;
  if (isUnsettled && isLive) await settleSession(database, found.session.id, after(now, SESSION_ABSOLUTE_MS));
  return found;
};

/** A session by what its page had before the face check passed, beside one of its two cookies. */
const formerSession = async (database: Database, { sid, token, former }: Credentials): Promise<KnownSession> => {
  if (!sid || !token || former === 'none') return undefined;
  const found = await sessionByFormerToken(database, tokenHash(token));
  if (found === undefined) return undefined;
  const { sidHash, formerSidHash } = found.session;
  const good = former === 'token' ? [sidHash] : [sidHash, formerSidHash];
  return good.includes(tokenHash(sid)) ? found : undefined;
};

/** Recognises the caller by cookie and token, and writes the use down at most once a minute. */
export const findCaller = async (finding: Finding, credentials: Credentials): Promise<FoundCaller> => {
  const { database } = finding;
  const { now } = credentials;
  const found = (await presentSession(finding, credentials)) ?? (await formerSession(database, credentials));
  if (found === undefined) return { refusal: 'expired' };
  const refusal = getRefusal(found, credentials);
  if (refusal !== undefined) return { refusal };
  const seenLongAgo = after(found.session.lastSeenAt, SESSION_SEEN_EVERY_MS) <= now;
  // The last use of a session that has ended is not written: an idle one would live again.
  if (seenLongAgo && !hasEnded(found, now)) {
    // Calls of the same moment share what was found.
    found.session.lastSeenAt = now;
    await touchSession(database, found.session.id, now);
  }
  return { caller: getCaller(found) };
};

/** Which half session has passed its face check, and the sid that it had until now. */
export interface PassedCheck {
  readonly sessionId: number;
  readonly sid: string;
  readonly now: Date;
}

/** Makes a half session a full one under a new sid; undefined when it is not a half session any more. */
export const passLiveness = async (
  tx: Transaction,
  { sessionId, sid: former, now }: PassedCheck,
): Promise<string | undefined> => {
  const sid = newToken();
  const completed = await completeSession(tx, sessionId, {
    sidHash: tokenHash(sid),
    formerTokenHash: tokenHash(getToken(former)),
    lastSeenAt: now,
    confirmedAt: now,
    expiresAt: after(now, UNSETTLED_SESSION_MS),
  });
  return completed ? sid : undefined;
};

/** Why and when a session is ended. */
export interface SessionEnd {
  readonly reason: EndReason;
  readonly now: Date;
}

/** The trail knows of every end that is not just the passing of time (TR-02). */
const tellTrail = async (
  tx: Transaction,
  { institutionId, userId, loginLogId }: EndedSession,
  { reason, now, by }: SessionEnd & { readonly by?: number | undefined },
): Promise<void> => {
  const event = reason === 'logout' ? 'logout' : 'forcedEnd';
  const detail = by === undefined ? {} : { detail: { by } };
  await addTrail(tx, { institutionId, userId, loginLogId, event, outcome: reason, ...detail, now });
};

/** Ends one session. */
export const endSession = async (tx: Transaction, sessionId: number, end: SessionEnd): Promise<void> => {
  const ended = await endSessionById(tx, sessionId, end);
  if (ended) await tellTrail(tx, ended, end);
};

/** Ends the session that a browser still has a cookie of, when it signs in again, and tells whose it was. */
export const endSessionOf = async (
  tx: Transaction,
  sid: string,
  end: SessionEnd,
): Promise<EndedSession | undefined> => {
  const ended = await endSessionBySid(tx, tokenHash(sid), end);
  if (ended) await tellTrail(tx, ended, end);
  return ended;
};

/** Ends all sessions of a user (disabled, password changed, forced out) and gives their numbers, for the live line. */
export const endSessionsOfUser = async (tx: Transaction, userId: number, end: SessionEnd): Promise<number[]> => {
  const ended = await endSessionsByUser(tx, userId, end);
  // One after the other: they are links of one chain.
  for (const one of ended) await tellTrail(tx, one, end);
  return ended.map(({ id }) => id);
};

/** Ends all sessions of an institution (disabled) and gives back whose they were. */
export const endSessionsOfInstitution = async (
  tx: Transaction,
  institutionId: number,
  end: SessionEnd,
): Promise<number[]> => {
  const ended = await endSessionsByInstitution(tx, institutionId, end);
  for (const one of ended) await tellTrail(tx, one, end);
  return [...new Set(ended.map(({ userId }) => userId))];
};

/** Ends sessions of a user from another one of them: the named one, or all others; the trail tells with which sign-in that one began. */
export const endOwnSessions = async (tx: Transaction, own: OwnSessions, end: SessionEnd): Promise<number[]> => {
  const by = (await liveSession(tx, own.from))?.loginLogId;
  const ended = await endSessionsBeside(tx, own, end);
  for (const one of ended) await tellTrail(tx, one, { ...end, by });
  return ended.map(({ id }) => id);
};
