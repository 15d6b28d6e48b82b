import { isBase64 } from '@/contract/base64';
import { PHOTO_MAX_BYTES } from '@/contract/ourLimits';
import type { ProviderVerdict } from './livenessProvider';
import { judgePicture } from '../../security/face/facePresence';
import { FACE_FAILURES_ALLOWED } from '@/contract/limits';
import type { Transaction } from '../../database/connect';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { completeLiveness } from '../../security/session/sessions';
import { writeLivenessAttempt, setLoginOutcome, clearAttempts, countAttempt, removeAttempt } from './loginAttemptStore';
import { addTrail } from '../../security/trail/trailStore';
import { endHalfSessions, findLiveSession, lockFaceCheck } from '../../security/session/sessionStore';
import { restoreCheck, consumeCheck } from './quotaStore';

const DATA_ADDRESS = /^data:image\/(?:jpeg|png);base64,/u;

/** Evaluates a base64 picture, with or without a data URL's prefix; it is only decoded in memory, never stored. */
export const judgeSubmittedPicture = async (base64: string): Promise<ProviderVerdict> => {
  const bare = base64.replace(DATA_ADDRESS, '');
  if (!isBase64(bare)) return { passed: false, verdict: 'notAPicture' };
  const picture = Buffer.from(bare, 'base64');
  if (picture.length > PHOTO_MAX_BYTES) return { passed: false, verdict: 'tooManyBytes' };
  const verdict = await judgePicture(picture);
  return { passed: verdict === 'pass', verdict };
};

/** Window in which failed face checks are counted, regardless of restarts by the user. */
const FACE_FAILURE_WINDOW_MS = 15 * 60_000;

/** Kind of face check, with our camera screen or on the provider's page, and how it is evaluated. */
export interface FaceCheck {
  readonly kind: 'camera' | 'provider';
  /** Sid of the half session that performs it. */
  readonly sid: string;
  /** Sign-in that the call names, if any: it must be the caller's own. */
  readonly userLoginLogId?: string;
  readonly judge: (loginLogId: number) => Promise<ProviderVerdict>;
}

type SignInFaceCheckContext = Pick<CallerContext, 'now' | 'caller' | 'inOwnTransaction' | 'limit'>;

interface StartedCheck {
  readonly loginLogId: number;
  readonly number: number;
  /** True if a check of the institution's quota was consumed for it (SY-01). */
  readonly taken: boolean;
}

const guardKey = (userId: number): string => `face:user:${userId}`;

/** Counts the failures of a user across sessions: restarting resets nothing (LV-10). */
const giveUp = async (
  tx: Transaction,
  loginLogId: number,
  { caller, now }: SignInFaceCheckContext,
): Promise<Refusal> => {
  await endHalfSessions(tx, caller.userId, { reason: 'liveness', now });
  await clearAttempts(tx, guardKey(caller.userId));
  await setLoginOutcome(tx, loginLogId, 'livenessFailed');
  const { userId, institutionId } = caller;
  await addTrail(tx, { institutionId, userId, loginLogId, event: 'faceCheckEnded', outcome: 'livenessFailed', now });
  return new Refusal('livenessThreeTimes');
};

/** Counts the attempt before it is made, so that at most three concurrent ones are allowed. */
const begin = async (
  tx: Transaction,
  check: FaceCheck,
  context: SignInFaceCheckContext,
): Promise<StartedCheck | Refusal> => {
  const { caller, now } = context;
  await lockFaceCheck(tx, caller.userId);
  const session = await findLiveSession(tx, caller.sessionId);
  if (session === undefined) throw new Refusal('ended');
  if (session.factorPending) throw new Refusal('factorPending');
  if (session.state !== 'half' || session.faceCheck !== check.kind) throw new Refusal('notAllowed');
  const named = check.userLoginLogId ?? String(session.loginLogId);
  if (named !== String(session.loginLogId)) throw new Refusal('notAllowed');
  const rule = { key: guardKey(caller.userId), most: FACE_FAILURES_ALLOWED, windowMs: FACE_FAILURE_WINDOW_MS };
  const counted = await countAttempt(tx, rule, now);
  if (!counted.allowed) return giveUp(tx, session.loginLogId, context);
  const taken = await consumeCheck(tx, caller, check.kind);
  return { loginLogId: session.loginLogId, number: counted.number, taken };
};

/** A check that could not be performed does not count as failed: its attempt is returned. */
const judged = async (
  check: FaceCheck,
  begun: StartedCheck,
  { inOwnTransaction, caller }: SignInFaceCheckContext,
): Promise<ProviderVerdict> => {
  try {
    return await check.judge(begun.loginLogId);
  } catch (error) {
    await inOwnTransaction(async (tx) => {
      await removeAttempt(tx, guardKey(caller.userId));
      if (begun.taken) await restoreCheck(tx, caller, check.kind);
    });
    throw error;
  }
};

interface CheckVerdict {
  readonly check: FaceCheck;
  readonly begun: StartedCheck;
  readonly verdict: ProviderVerdict;
}

const recordFaceCheck = (
  tx: Transaction,
  { check, begun, verdict }: CheckVerdict,
  { caller, now }: SignInFaceCheckContext,
): Promise<void> =>
  addTrail(tx, {
    institutionId: caller.institutionId,
    userId: caller.userId,
    loginLogId: begun.loginLogId,
    event: 'faceCheck',
    outcome: verdict.passed ? 'passed' : 'failed',
    detail: { kind: check.kind, verdict: verdict.verdict, attempt: begun.number },
    now,
  });

const settle = async (
  tx: Transaction,
  { check, begun, verdict }: CheckVerdict,
  context: SignInFaceCheckContext,
): Promise<string | Refusal | undefined> => {
  const { caller, now } = context;
  const { userId, institutionId } = caller;
  await lockFaceCheck(tx, userId);
  await writeLivenessAttempt(tx, {
    userId,
    institutionId,
    loginLogId: begun.loginLogId,
    kind: check.kind,
    verdict: verdict.verdict,
    createdAt: now,
  });
  // Without a valid picture no check was performed: it counts as a failed attempt, but not against the quota (SY-01).
  if (begun.taken && verdict.verdict === 'notAPicture') await restoreCheck(tx, caller, check.kind);
  await recordFaceCheck(tx, { check, begun, verdict }, context);
  if (!verdict.passed) return begun.number >= FACE_FAILURES_ALLOWED ? giveUp(tx, begun.loginLogId, context) : undefined;
  await clearAttempts(tx, guardKey(userId));
  await setLoginOutcome(tx, begun.loginLogId, 'livenessPassed');
  return (await completeLiveness(tx, { sessionId: caller.sessionId, sid: check.sid, now })) ?? new Refusal('ended');
};

/**
 * Performs a face check of a half session. Returns the sid of the full session if it passed, undefined if it can be retried. The third
 * failure ends the session and is refused with a separate code (LV-04).
 */
export const makeFaceCheck = async (check: FaceCheck, context: SignInFaceCheckContext): Promise<string | undefined> => {
  await context.limit('faceCheck', context.caller.userId);
  const begun = await context.inOwnTransaction((tx) => begin(tx, check, context));
  if (begun instanceof Refusal) throw begun;
  const verdict = await judged(check, begun, context);
  const outcome = await context.inOwnTransaction((tx) => settle(tx, { check, begun, verdict }, context));
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
};
