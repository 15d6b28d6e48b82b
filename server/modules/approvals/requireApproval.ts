import { CARRIED_OUT_BY_ASKER } from '@/contract/codes/approvalKind';
import type { CallerContext } from '../../access/callContext';
import { type Act, SecondPersonNeeded } from '../../kernel/secondPerson';
import { takeGranted } from './approvalStore';
import { othersFor } from './deciders';
import { hasLimit, getLimits, reachesLimit } from './limits';

type Context = Pick<CallerContext, 'tx' | 'caller' | 'now' | 'approved'>;

/** Whether an institution wants a second person for a kind that is on or off: what nobody may do otherwise is possible then. */
export const isForTwo = async (
  kind: 'grant' | 'auditorReset',
  context: Pick<Context, 'tx' | 'caller'>,
): Promise<boolean> => (await getLimits(context))[kind];

/** Whether an act reaches the institution's limit for its kind. */
export const isAboveLimit = async (act: Act, context: Pick<Context, 'tx' | 'caller'>): Promise<boolean> =>
  reachesLimit(act, await getLimits(context), context.caller.currencyDigits);

/**
 * Called by a handler when everything else is in order and nothing is written yet: goes on below the institution's limit, and
 * where another person has said yes to this very call; else the call is undone and becomes a request (MI-09).
 */
export async function requireApproval(act: Act, context: Context): Promise<void> {
  if (context.approved) return;
  const { caller } = context;
  const limits = await getLimits(context);
  if (!reachesLimit(act, limits, caller.currencyDigits)) return;
  // Without another administrator there is nobody to ask, unless the institution wants it for every grant.
  if (act.makesDecider && !limits.grant && (await othersFor(act.kind, context)) === 0) return;
  if (CARRIED_OUT_BY_ASKER.includes(act.kind) && (await takeGranted(act, context))) return;
  throw new SecondPersonNeeded(act);
}

/**
 * Creating or promoting an account that may decide, and resetting the password of one, is for two where the institution has set
 * a limit: otherwise an administrator is both persons. Without another administrator there is nobody to ask (MI-09).
 */
export async function needsSecondForAccount(act: Omit<Act, 'kind'>, context: Context): Promise<void> {
  if (!hasLimit(await getLimits(context)) || (await othersFor('account', context)) === 0) return;
  await requireApproval({ kind: 'account', ...act }, context);
}
