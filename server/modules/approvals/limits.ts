import * as z from 'zod/mini';
import { type LimitedKind, LIMIT_UNIT } from '@/contract/codes/approvalCodes';
import { keptLimits, NO_LIMITS, type SecondPersonLimits } from '@/contract/entities/management/approval';
import type { CallerContext } from '../../access/callContext';
import type { Act } from '../../kernel/secondPerson';
import { toMinor } from '../../values/money';
import { tenantSetting } from '../system/systemFacade';

/** Key of the setting with an institution's limits. */
export const LIMITS_SETTING = 'secondPerson';

/** Returns the limits for dual control in the caller's institution (MI-09). */
export async function getLimits(context: Pick<CallerContext, 'tx' | 'caller'>): Promise<SecondPersonLimits> {
  const kept = await tenantSetting(LIMITS_SETTING, context);
  // An unreadable setting does not mean "no limits": the act is refused.
  return kept === undefined ? NO_LIMITS : z.parse(keptLimits, { ...NO_LIMITS, ...JSON.parse(kept) });
}

const isLimited = (kind: string): kind is LimitedKind => Object.hasOwn(LIMIT_UNIT, kind);

/** Returns true if an institution has set any limit. */
export const hasLimit = (limits: SecondPersonLimits): boolean =>
  Object.keys(LIMIT_UNIT).some((kind) => isLimited(kind) && limits[kind] !== null && limits[kind] !== false);

/** Returns the amount or number that counts against a limit: the act plus the earlier ones of its day. */
const getCounted = ({ kind, cases, amount, today = 0 }: Act): number =>
  today + ((kind === 'batchMove' ? cases : amount) ?? 0);

/** Returns true if an act reaches the institution's limit for its kind; the limit itself is included. */
export function reachesLimit(act: Act, limits: SecondPersonLimits, currencyDigits: number): boolean {
  const { kind, makesDecider } = act;
  if (kind === 'account' || makesDecider) return hasLimit(limits);
  if (!isLimited(kind)) return true;
  const limit = limits[kind];
  if (typeof limit === 'boolean') return limit;
  if (limit === null) return false;
  return getCounted(act) >= (kind === 'batchMove' ? limit : toMinor(limit, currencyDigits));
}
