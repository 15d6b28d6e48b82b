import type { OwnFactors } from '@/contract/entities/users/secondFactor';
import { FACTORS_MAX } from '@/contract/ourLimits';
import { runAsServiceRole } from '../../../database/callTransaction';
import type { Transaction } from '../../../database/connect';
import type { CallerContext } from '../../../access/callContext';
import { Refusal } from '../../../kernel/refusal';
import { getFactorDay, isFactorRequired } from '../../../security/session/factorDemand';
import { parseRowId } from '../../../values/parseRowId';
import {
  confirmFactor,
  countAttempt,
  countFactors,
  countRecoveryCodes,
  createRecoveryCodes,
  createTotp,
  deleteAttempts,
  findTotpStep,
  findUnconfirmedFactor,
  getMinutesUntil,
  hashRecoveryCodes,
  listFactors,
  LOGIN_FAILURES_ALLOWED,
  LOGIN_LOCK_MS,
  removeFactor,
  removeRecoveryCodes,
  renameFactor,
  replaceRecoveryCodes,
  storeFactor,
} from '../../signIn/signInFacade';
import { getTenantSetting } from '../../system/systemFacade';
import { serializeFactor } from './factorWire';
import { recordFactorChange } from './recordFactorChange';

const asServer = <T>({ tx }: CallerContext, work: (own: Transaction) => Promise<T>): Promise<T> =>
  runAsServiceRole(tx, work);

const getRequiredFrom = async (context: CallerContext): Promise<string | null> =>
  getFactorDay(await getTenantSetting('signIn', context), context.caller.role);

/** Returns the caller's second factors. */
export async function showOwnFactors(context: CallerContext): Promise<OwnFactors> {
  const { caller } = context;
  const requiredFrom = await getRequiredFrom(context);
  return asServer(context, async (own) => ({
    factors: (await listFactors(own, caller)).map(serializeFactor),
    recoveryCodesLeft: await countRecoveryCodes(own, caller),
    requiredFrom,
  }));
}

/** Creates the secret of an authenticator app; the app counts only after its first code. */
export const addTotp = (name: string, context: CallerContext) =>
  asServer(context, async (own) => {
    const { institutionId, userId, username } = context.caller;
    if ((await countFactors(own, context.caller)) >= FACTORS_MAX) throw new Refusal('tooManyKept');
    const { secret, uri, sealedSecret } = await createTotp(own, username);
    const row = { institutionId, userId, kind: 'totp', name, sealedSecret, createdAt: context.now } as const;
    return { id: String(await storeFactor(own, row)), secret, uri };
  });

/** Counts the codes at enrollment separately, so that they do not lock the owner out of signing in. */
const getRule = (userId: number) => ({
  key: `enroll:user:${userId}`,
  most: LOGIN_FAILURES_ALLOWED,
  windowMs: LOGIN_LOCK_MS,
  locks: true as const,
});

/** Each attempt is committed separately, so that a refused one stays counted. */
async function countEnrollment({ caller, now, inOwnTransaction }: CallerContext): Promise<number> {
  const rule = getRule(caller.userId);
  const counted = await inOwnTransaction((tx) => runAsServiceRole(tx, (own) => countAttempt(own, rule, now)));
  if (!counted.allowed) throw new Refusal('locked', { minutes: getMinutesUntil(counted.windowEnd, now) });
  return counted.number;
}

/** Creates recovery codes and returns them; only their hashes are stored. */
async function issueRecoveryCodes(context: CallerContext): Promise<string[]> {
  const recoveryCodes = createRecoveryCodes();
  const codes = await hashRecoveryCodes(recoveryCodes);
  await asServer(context, (own) => replaceRecoveryCodes(own, context.caller, { codes, now: context.now }));
  return recoveryCodes;
}

const issueFirstRecoveryCodes = async (context: CallerContext): Promise<string[] | null> => {
  const left = await asServer(context, (own) => countRecoveryCodes(own, context.caller));
  return left > 0 ? null : issueRecoveryCodes(context);
};

/** Activates an authenticator app with its first code, which cannot be used again at sign-in. */
export async function confirmTotp(
  { id, code }: { readonly id: string; readonly code: string },
  context: CallerContext,
): Promise<{ recoveryCodes: string[] | null }> {
  const { caller, now } = context;
  const { institutionId, userId } = caller;
  const found = await asServer(context, (own) => findUnconfirmedFactor(own, caller, parseRowId(id)));
  if (found === undefined) throw new Refusal('notFound');
  const number = await countEnrollment(context);
  await asServer(context, async (own) => {
    const step = await findTotpStep(own, found.sealedSecret, { code, now });
    if (step === undefined) throw new Refusal('wrongFactor');
    await confirmFactor(own, { institutionId, userId, id: found.id }, { step, now });
    await deleteAttempts(own, getRule(userId), number);
  });
  const recoveryCodes = await issueFirstRecoveryCodes(context);
  await recordFactorChange(userId, 'factorAdded', context);
  return { recoveryCodes };
}

/** Renames a second factor of the caller. */
export async function renameOwnFactor(
  { id, name }: { readonly id: string; readonly name: string },
  context: CallerContext,
): Promise<void> {
  const { caller } = context;
  const isRenamed = await asServer(context, (own) => renameFactor(own, caller, { id: parseRowId(id), name }));
  if (!isRenamed) throw new Refusal('notFound');
  await recordFactorChange(caller.userId, 'factorRenamed', context);
}

/** Removes a second factor of the caller; the last one only if the institution does not require one. */
export async function removeOwnFactor({ id }: { readonly id: string }, context: CallerContext): Promise<void> {
  const { caller, now } = context;
  const isRequired = isFactorRequired(await getRequiredFrom(context), caller.timeZone, now);
  await asServer(context, async (own) => {
    const factors = await listFactors(own, caller, { isLocked: true });
    const factor = factors.find((each) => each.id === parseRowId(id));
    if (factor === undefined) throw new Refusal('notFound');
    if (factors.length === 1 && isRequired) throw new Refusal('lastFactor');
    await removeFactor(own, caller, factor.id);
    if (factors.length === 1) await removeRecoveryCodes(own, caller);
  });
  await recordFactorChange(caller.userId, 'factorRemoved', context);
}

/** Replaces the caller's recovery codes. */
export async function renewRecoveryCodes(context: CallerContext): Promise<{ recoveryCodes: string[] }> {
  const { caller } = context;
  if ((await asServer(context, (own) => countFactors(own, caller))) === 0) throw new Refusal('notFound');
  const recoveryCodes = await issueRecoveryCodes(context);
  await recordFactorChange(caller.userId, 'recoveryCodes', context);
  return { recoveryCodes };
}
