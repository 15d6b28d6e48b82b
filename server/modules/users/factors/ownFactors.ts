import type { OwnFactors } from '@/contract/entities/users/secondFactor';
import { runAsServiceRole } from '../../../database/callTransaction';
import type { Transaction } from '../../../database/connect';
import type { CallerContext } from '../../../access/callContext';
import { Refusal } from '../../../kernel/refusal';
import { getFactorDay, isFactorRequired } from '../../../security/session/factorDemand';
import { parseRowId } from '../../../values/parseRowId';
import {
  confirmFactor,
  countFactors,
  countRecoveryCodes,
  createTotp,
  findTotpStep,
  findUnconfirmedFactor,
  listFactors,
  removeFactor,
  removeRecoveryCodes,
  renameFactor,
  storeFactor,
} from '../../signIn/signInFacade';
import { getTenantSetting } from '../../system/systemFacade';
import { countEnrollment, finishEnrollment, issueRecoveryCodes, refuseTooManyFactors } from './enrollment';
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
    await refuseTooManyFactors(own, context.caller);
    const { secret, uri, sealedSecret } = await createTotp(own, username);
    const row = { institutionId, userId, kind: 'totp', name, sealedSecret, createdAt: context.now } as const;
    return { id: String(await storeFactor(own, row)), secret, uri };
  });

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
  });
  return finishEnrollment(number, context);
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
