import * as z from 'zod/mini';
import { type LimitedKind, LIMIT_UNIT } from '@/contract/codes/approvalKind';
import { keptLimits, NO_LIMITS, type SecondPersonLimits } from '@/contract/entities/approval';
import type { CallerContext } from '../../access/callContext';
import type { Act } from '../../kernel/secondPerson';
import { toMinor } from '../../values/money';
import { tenantSetting } from '../system/systemFacade';

/** The setting that keeps an institution's limits. */
export const LIMITS_SETTING = 'secondPerson';

/** From when on a second person is needed in the caller's institution (MI-09). */
export async function getLimits(context: Pick<CallerContext, 'tx' | 'caller'>): Promise<SecondPersonLimits> {
  const kept = await tenantSetting(LIMITS_SETTING, context);
  // What cannot be read is no limit of nobody's: the act is refused rather than let through.
  return kept === undefined ? NO_LIMITS : z.parse(keptLimits, { ...NO_LIMITS, ...JSON.parse(kept) });
}

const isLimited = (kind: string): kind is LimitedKind => Object.hasOwn(LIMIT_UNIT, kind);

/** Whether an institution has set any limit. */
export const hasLimit = (limits: SecondPersonLimits): boolean =>
  Object.keys(LIMIT_UNIT).some((kind) => isLimited(kind) && limits[kind] !== null && limits[kind] !== false);

/** What counts against a limit: the act with what was done before it on its day. */
const getCounted = ({ kind, cases, amount, today = 0 }: Act): number =>
  today + ((kind === 'batchMove' ? cases : amount) ?? 0);

/** Whether an act reaches the institution's limit for its kind: from it on, the limit itself counted in. */
export function reachesLimit(act: Act, limits: SecondPersonLimits, currencyDigits: number): boolean {
  const { kind, makesDecider } = act;
  if (kind === 'account' || makesDecider) return hasLimit(limits);
  if (!isLimited(kind)) return true;
  const limit = limits[kind];
  if (typeof limit === 'boolean') return limit;
  if (limit === null) return false;
  return getCounted(act) >= (kind === 'batchMove' ? limit : toMinor(limit, currencyDigits));
}
