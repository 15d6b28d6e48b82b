import { runAsServiceRole } from '../../database/callTransaction';
import type { Transaction } from '../../database/connect';
import type { CallerContext, Handlers } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { verifyPassword, hashPassword } from '../../security/passwords';
import { confirmSession, findLiveSession } from '../../security/session/sessionStore';
import { addTrail } from '../../security/trail/trailStore';
import {
  countAttempt,
  deleteAttempts,
  LOGIN_FAILURES_ALLOWED,
  LOGIN_LOCK_MS,
  decryptPassword,
  finishConfirmation,
  getMinutesUntil,
  startConfirmation,
} from '../signIn/signInFacade';
import { getPasswordHash, lockPasswordHash, setPasswordHash } from './passwords/userPasswordStore';
import type * as z from 'zod/mini';
import type { ownPasswordRequest, endOwnSessionsRequest, ownSession } from '@/contract/entities/users/ownAccount';
import { isNewPassword } from '@/contract/rules';
import { isGuessable } from '../../security/guessablePassword';
import { endOwnOtherSessions } from './endUserSessions';
import { writeUserHistory } from './userHistoryStore';
import { parseUserAgent } from '../../security/session/userAgent';
import { getOpenSessions, type OwnSession } from './userSessionStore';
import type { ownAccountCalls } from '@/contract/calls/users/ownAccountCalls';

type Outcome = 'passed' | 'failed' | 'locked';

const tell = async (tx: Transaction, outcome: Outcome, { caller, now }: CallerContext): Promise<void> => {
  const { institutionId, userId, sessionId } = caller;
  const loginLogId = (await findLiveSession(tx, sessionId))?.loginLogId ?? null;
  await addTrail(tx, { institutionId, userId, loginLogId, event: 'passwordConfirmed', outcome, now });
};

/** Has a separate counter, so that guesses at an open screen are limited without locking the owner out of signing in elsewhere. */
const getRule = ({ caller }: CallerContext) => ({
  key: `confirm:user:${caller.userId}`,
  most: LOGIN_FAILURES_ALLOWED,
  windowMs: LOGIN_LOCK_MS,
  locks: true as const,
});

/**
 * Verifies the caller's password. For PASSWORD_CONFIRMED_MS the session may then perform calls that require it (ASVS 7.5.1). Each step
 * is committed separately, so that a refusal stays counted and recorded.
 */
async function confirmPassword(sent: string, context: CallerContext): Promise<void> {
  const { caller, now, inOwnTransaction } = context;
  const own = <T>(work: (tx: Transaction) => Promise<T>) => inOwnTransaction((tx) => runAsServiceRole(tx, work));
  const password = await own((tx) => decryptPassword(tx, sent, now));
  if (password === undefined) throw new Refusal('passwordKeyExpired');
  const rule = getRule(context);
  const counted = await own((tx) => countAttempt(tx, rule, now));
  if (!counted.allowed) {
    await own((tx) => tell(tx, 'locked', context));
    throw new Refusal('locked', { minutes: getMinutesUntil(counted.windowEnd, now) });
  }
  const fits = await verifyPassword(await own((tx) => getPasswordHash(tx, caller.userId)), password);
  await own(async (tx) => {
    if (fits) {
      await deleteAttempts(tx, rule, counted.number);
      await confirmSession(tx, caller.sessionId, now);
    }
    await tell(tx, fits ? 'passed' : 'failed', context);
  });
  if (!fits) throw new Refusal('wrongCredentials');
}

type OwnPasswordInput = z.output<typeof ownPasswordRequest>;

const opened = ({ oldPassword, newPassword }: OwnPasswordInput, { tx, now }: CallerContext) =>
  runAsServiceRole(tx, async (own) => ({
    old: await decryptPassword(own, oldPassword, now),
    fresh: await decryptPassword(own, newPassword, now),
  }));

async function refuseWeak(fresh: string, old: string, { caller }: CallerContext): Promise<void> {
  if (!isNewPassword(fresh)) throw new Refusal('invalidInput', { fields: 'newPassword' });
  if (fresh === old || (await isGuessable(fresh, [caller.username]))) throw new Refusal('passwordGuessable');
}

/** Sets the caller's password after verifying the old one (US-01): 8 to 14 characters (§5), not easy to guess. */
async function setOwnPassword(sent: OwnPasswordInput, context: CallerContext): Promise<void> {
  const { caller } = context;
  await context.limit('ownPassword', caller.userId);
  const { old, fresh } = await opened(sent, context);
  if (old === undefined || fresh === undefined) throw new Refusal('passwordKeyExpired');
  const stored = await lockPasswordHash(caller.userId, context);
  if (!(await verifyPassword(stored, old))) throw new Refusal('wrongCredentials');
  await refuseWeak(fresh, old, context);
  const passwordHash = await hashPassword(fresh);
  await setPasswordHash(caller.userId, { passwordHash, oneTimePasswordUntil: null }, context);
  await writeUserHistory({ userIds: [caller.userId], kind: 'passwordSet' }, context);
  // Sessions on other devices must sign in with the new password (ASVS 7.4.3).
  await endOwnOtherSessions({ reason: 'elsewhere' }, context);
}

type OwnSessionOnWire = z.input<typeof ownSession>;

const onWire = (one: OwnSession, { caller }: CallerContext): OwnSessionOnWire => ({
  id: one.id,
  isThis: one.id === caller.sessionId,
  waitsForFaceCheck: one.state === 'half',
  since: one.createdAt.toISOString(),
  lastUsed: one.lastSeenAt.toISOString(),
  address: one.ip,
  ...parseUserAgent(one.userAgent),
});

/** Lists the caller's sessions, the current one first (ASVS 7.5.2). */
async function showOwnSessions(context: CallerContext): Promise<OwnSessionOnWire[]> {
  const sessions = (await getOpenSessions(context)).map((one) => onWire(one, context));
  return sessions.toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
}

/** Parses the number of a session; an invalid one matches no row. */
const getNumber = (id: string): number => (/^\d{1,15}$/u.test(id) ? Number(id) : 0);

/** Ends one of the caller's other sessions, or all of them. Does nothing for a session that is unknown, ended or of another user. */
async function endOwnSession(
  { id }: z.output<typeof endOwnSessionsRequest>,
  context: CallerContext,
): Promise<{ ended: number }> {
  const which = id === null ? {} : { only: getNumber(id) };
  return { ended: await endOwnOtherSessions({ reason: 'owner', ...which }, context) };
}

/** Handlers to replace a one-time password (US-01), to confirm the password (ASVS 7.5.1), and for the caller's own sessions (7.5.2). */
export const ownAccountHandlers: Handlers<typeof ownAccountCalls> = {
  async ownPassword(sent, context) {
    await setOwnPassword(sent, context);
    return null;
  },
  async confirmPassword({ password }, context) {
    await confirmPassword(password, context);
    return null;
  },
  startCompanyConfirmation: (_, context) => startConfirmation(context),
  async finishCompanyConfirmation(answer, context) {
    await finishConfirmation(answer, context);
    return null;
  },
  ownSessions: (_, context) => showOwnSessions(context),
  endOwnSessions: endOwnSession,
};
