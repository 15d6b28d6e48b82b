import * as z from 'zod/mini';
import { type LimitedKind, LIMIT_UNIT, REQUESTER_EXECUTES } from '@/contract/codes/approvalCodes';
import { storedLimits, NO_LIMITS, type ApprovalLimits } from '@/contract/entities/management/approval';
import type { CallerContext } from '../../access/callContext';
import { type ApprovableAction, ApprovalRequired } from '../../kernel/approvableAction';
import { toMinor } from '../../values/money';
import { getTenantSetting } from '../system/systemFacade';
import { takeGrantedApproval } from './approvalStore';
import { countOtherApprovers } from './deciders';

/** Key of the setting with an institution's limits. */
export const LIMITS_SETTING = 'secondPerson';

/** Returns the limits for dual control in the caller's institution (MI-09). */
export async function getLimits(context: Pick<CallerContext, 'tx' | 'caller'>): Promise<ApprovalLimits> {
  const limits = await getTenantSetting(LIMITS_SETTING, context);
  // An unreadable setting does not mean "no limits": the act is refused.
  return limits === undefined ? NO_LIMITS : z.parse(storedLimits, { ...NO_LIMITS, ...JSON.parse(limits) });
}

const isLimited = (kind: string): kind is LimitedKind => Object.hasOwn(LIMIT_UNIT, kind);

/** Returns true if an institution has set any limit. */
const hasLimit = (limits: ApprovalLimits): boolean =>
  Object.keys(LIMIT_UNIT).some((kind) => isLimited(kind) && limits[kind] !== null && limits[kind] !== false);

const countsCases = (kind: string): boolean => isLimited(kind) && LIMIT_UNIT[kind] === 'cases';

/** Returns the amount or number that counts against a limit: the act plus the earlier ones of its day. */
const getCounted = ({ kind, cases, amount, today = 0 }: ApprovableAction): number =>
  today + ((countsCases(kind) ? cases : amount) ?? 0);

/** Returns true if an act reaches the institution's limit for its kind; the limit itself is included. */
export function reachesLimit(act: ApprovableAction, limits: ApprovalLimits, currencyDigits: number): boolean {
  const { kind, makesDecider } = act;
  if (kind === 'account' || makesDecider) return hasLimit(limits);
  if (!isLimited(kind)) return true;
  const limit = limits[kind];
  if (typeof limit === 'boolean') return limit;
  if (limit === null) return false;
  return getCounted(act) >= (countsCases(kind) ? limit : toMinor(limit, currencyDigits));
}

type ApprovalContext = Pick<CallerContext, 'tx' | 'caller' | 'now' | 'approved'>;

/** Returns true if an institution requires dual control for a kind that is on or off: acts that are otherwise forbidden become possible. */
export const requiresTwoApprovers = async (
  kind: 'grant' | 'auditorReset',
  context: Pick<ApprovalContext, 'tx' | 'caller'>,
): Promise<boolean> => (await getLimits(context))[kind];

/** Returns true if an act reaches the institution's limit for its kind. */
export const isAboveLimit = async (
  act: ApprovableAction,
  context: Pick<ApprovalContext, 'tx' | 'caller'>,
): Promise<boolean> => reachesLimit(act, await getLimits(context), context.caller.currencyDigits);

/**
 * Requires an approval if an act reaches the institution's limit and this call has none: the call is rolled back and becomes a
 * request (MI-09). Handlers call it after all other checks and before the first write.
 */
export async function requireApproval(act: ApprovableAction, context: ApprovalContext): Promise<void> {
  if (context.approved) return;
  const { caller } = context;
  const limits = await getLimits(context);
  if (!reachesLimit(act, limits, caller.currencyDigits)) return;
  // Without another administrator there is no approver, unless the institution requires an approval for every grant.
  if (act.makesDecider && !limits.grant && (await countOtherApprovers(act.kind, context)) === 0) return;
  if (REQUESTER_EXECUTES.includes(act.kind) && (await takeGrantedApproval(act, context))) return;
  throw new ApprovalRequired(act);
}

/**
 * Requires an approval to create or promote an account that may decide, or to reset its password, if the institution has set a
 * limit. Otherwise one administrator could be both persons. Without another administrator there is no approver (MI-09).
 */
export async function requireApprovalForAccount(
  act: Omit<ApprovableAction, 'kind'>,
  context: ApprovalContext,
): Promise<void> {
  if (!hasLimit(await getLimits(context)) || (await countOtherApprovers('account', context)) === 0) return;
  await requireApproval({ kind: 'account', ...act }, context);
}
