import { asServiceRole } from '../../database/callTransaction';
import type { Transaction } from '../../database/connect';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { verifyPassword } from '../../security/passwords';
import { confirmSession, liveSession } from '../../security/session/sessionStore';
import { addTrail } from '../../security/trail/trailStore';
import {
  countAttempt,
  forgetAttempts,
  LOGIN_FAILURES_ALLOWED,
  LOGIN_LOCK_MS,
  openSentPassword,
} from '../signIn/signInFacade';
import { getPasswordHash } from './userPasswordStore';

type Outcome = 'passed' | 'failed' | 'locked';

const tell = async (tx: Transaction, outcome: Outcome, { caller, now }: CallerContext): Promise<void> => {
  const { institutionId, userId, sessionId } = caller;
  const loginLogId = (await liveSession(tx, sessionId))?.loginLogId ?? null;
  await addTrail(tx, { institutionId, userId, loginLogId, event: 'passwordConfirmed', outcome, now });
};

/** Has a separate counter, so that guesses at an open screen are limited without locking the owner out of signing in elsewhere. */
const getRule = ({ caller }: CallerContext) => ({
  key: `confirm:user:${caller.userId}`,
  most: LOGIN_FAILURES_ALLOWED,
  windowMs: LOGIN_LOCK_MS,
  locks: true as const,
});

const MINUTE_MS = 60_000;
const minutesUntil = (end: Date, now: Date): number =>
  Math.max(1, Math.ceil((end.getTime() - now.getTime()) / MINUTE_MS));

/**
 * Verifies the caller's password. For PASSWORD_CONFIRMED_MS the session may then perform calls that require it (ASVS 7.5.1). Each step
 * is committed separately, so that a refusal stays counted and recorded.
 */
export async function confirmPassword(sent: string, context: CallerContext): Promise<void> {
  const { caller, now, inOwnTransaction } = context;
  const own = <T>(work: (tx: Transaction) => Promise<T>) => inOwnTransaction((tx) => asServiceRole(tx, work));
  const password = await own((tx) => openSentPassword(tx, sent, now));
  if (password === undefined) throw new Refusal('passwordKeyExpired');
  const rule = getRule(context);
  const counted = await own((tx) => countAttempt(tx, rule, now));
  if (!counted.allowed) {
    await own((tx) => tell(tx, 'locked', context));
    throw new Refusal('locked', { minutes: minutesUntil(counted.windowEnd, now) });
  }
  const fits = await verifyPassword(await own((tx) => getPasswordHash(tx, caller.userId)), password);
  await own(async (tx) => {
    if (fits) {
      await forgetAttempts(tx, rule, counted.number);
      await confirmSession(tx, caller.sessionId, now);
    }
    await tell(tx, fits ? 'passed' : 'failed', context);
  });
  if (!fits) throw new Refusal('wrongCredentials');
}
