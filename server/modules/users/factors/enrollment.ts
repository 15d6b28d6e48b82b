import { FACTORS_MAX } from '@/contract/ourLimits';
import { runAsServiceRole } from '../../../database/callTransaction';
import type { Transaction } from '../../../database/connect';
import type { CallerContext } from '../../../access/callContext';
import { Refusal } from '../../../kernel/refusal';
import {
  countAttempt,
  countFactors,
  countRecoveryCodes,
  createRecoveryCodes,
  deleteAttempts,
  getMinutesUntil,
  hashRecoveryCodes,
  LOGIN_FAILURES_ALLOWED,
  LOGIN_LOCK_MS,
  replaceRecoveryCodes,
} from '../../signIn/signInFacade';
import { recordFactorChange } from './recordFactorChange';

/** Refuses a further factor of a user who has as many as allowed. */
export const refuseTooManyFactors = async (own: Transaction, caller: CallerContext['caller']): Promise<void> => {
  if ((await countFactors(own, caller)) >= FACTORS_MAX) throw new Refusal('tooManyKept');
};

/** Counts the proofs at enrollment separately, so that they do not lock the owner out of signing in. */
const getRule = (userId: number) => ({
  key: `enroll:user:${userId}`,
  most: LOGIN_FAILURES_ALLOWED,
  windowMs: LOGIN_LOCK_MS,
  locks: true as const,
});

/** Each attempt is committed separately, so that a refused one stays counted. */
export async function countEnrollment({ caller, now, inOwnTransaction }: CallerContext): Promise<number> {
  const rule = getRule(caller.userId);
  const counted = await inOwnTransaction((tx) => runAsServiceRole(tx, (own) => countAttempt(own, rule, now)));
  if (!counted.allowed) throw new Refusal('locked', { minutes: getMinutesUntil(counted.windowEnd, now) });
  return counted.number;
}

/** Creates recovery codes and returns them; only their hashes are stored. */
export async function issueRecoveryCodes({ tx, caller, now }: CallerContext): Promise<string[]> {
  const recoveryCodes = createRecoveryCodes();
  const codes = await hashRecoveryCodes(recoveryCodes);
  await runAsServiceRole(tx, (own) => replaceRecoveryCodes(own, caller, { codes, now }));
  return recoveryCodes;
}

/** Records a new factor after its correct proof, and returns recovery codes if the caller has no unused ones. */
export async function finishEnrollment(
  number: number,
  context: CallerContext,
): Promise<{ recoveryCodes: string[] | null }> {
  const { tx, caller } = context;
  const left = await runAsServiceRole(tx, async (own) => {
    await deleteAttempts(own, getRule(caller.userId), number);
    return countRecoveryCodes(own, caller);
  });
  const recoveryCodes = left > 0 ? null : await issueRecoveryCodes(context);
  await recordFactorChange(caller.userId, 'factorAdded', context);
  return { recoveryCodes };
}
