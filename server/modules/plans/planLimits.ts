import * as z from 'zod/mini';
import type { manageConfigCalls } from '@/contract/calls/management/manageConfigCalls';
import type { Role } from '@/contract/codes/userCodes';
import {
  type PromisePlanConfig,
  promisePlanRequest,
  type PromisePlanSetting,
} from '@/contract/entities/money/promisePlan';
import { isWithinLimits, type PlanLimits, type PlanPart } from '@/contract/money/promisePlan';
import type { CallerContext, Handlers } from '../../access/callContext';
import {
  describeChange,
  saveSetting,
  getLastChange,
  recordSettingChange,
  getTenantSetting,
} from '../system/systemFacade';

type LimitsContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

const KEY = 'promisePlan';

/** Default for an institution without a setting. */
const USUAL: PromisePlanSetting = {
  memberDays: 60,
  memberFirstPercent: 20,
  leaderDays: 120,
  leaderFirstPercent: 10,
  adminDays: 180,
  adminFirstPercent: 0,
};

/** Falls back to the default if a value edited by hand in the table is invalid. */
function read(stored: string | undefined): PromisePlanSetting {
  if (stored === undefined) return USUAL;
  try {
    const result = z.safeParse(promisePlanRequest, JSON.parse(stored));
    return result.success ? result.data : USUAL;
  } catch {
    return USUAL;
  }
}

const OF_ROLE: Readonly<Record<Role, (setting: PromisePlanSetting) => PlanLimits | null>> = {
  member: ({ memberDays, memberFirstPercent }) => ({ days: memberDays, firstPercent: memberFirstPercent }),
  leader: ({ leaderDays, leaderFirstPercent }) => ({ days: leaderDays, firstPercent: leaderFirstPercent }),
  admin: ({ adminDays, adminFirstPercent }) => ({ days: adminDays, firstPercent: adminFirstPercent }),
  auditor: () => null,
};

/** Role whose limits apply with an approval: the next one above. */
const NEXT: Readonly<Record<Role, Role>> = { member: 'leader', leader: 'admin', admin: 'admin', auditor: 'auditor' };

/** Payment plan limits of the caller (MI-08); null: not allowed. */
export interface CallerPlanLimits {
  /** Limits without an approval. */
  readonly alone: PlanLimits | null;
  /** Limits with an approval (MI-09); at least those without. */
  readonly withYes: PlanLimits | null;
}

/** Returns the payment plan limits of a role under a setting. */
export function getLimitsOfRole(role: Role, setting: PromisePlanSetting): CallerPlanLimits {
  const [alone, next] = [OF_ROLE[role](setting), OF_ROLE[NEXT[role]](setting)];
  if (!alone || !next) return { alone, withYes: null };
  const days = Math.max(alone.days, next.days);
  return { alone, withYes: { days, firstPercent: Math.min(alone.firstPercent, next.firstPercent) } };
}

export const getPlanLimits = async (context: Pick<LimitsContext, 'tx' | 'caller'>): Promise<CallerPlanLimits> =>
  getLimitsOfRole(context.caller.role, read(await getTenantSetting(KEY, context)));

/** Judges a plan without errors by the limits of its author: recorded at once, after an approval, or never (MI-08). */
export function judgePlan(
  parts: readonly PlanPart[],
  today: string,
  { alone, withYes }: CallerPlanLimits,
): 'alone' | 'waiting' | 'refused' {
  if (alone && isWithinLimits(parts, today, alone)) return 'alone';
  return withYes && isWithinLimits(parts, today, withYes) ? 'waiting' : 'refused';
}

async function showLimits(context: LimitsContext): Promise<PromisePlanConfig> {
  return { ...read(await getTenantSetting(KEY, context)), lastChange: await getLastChange(KEY, context) };
}

async function updateLimits(input: PromisePlanSetting, context: LimitsContext): Promise<void> {
  const before = read(await getTenantSetting(KEY, context));
  await saveSetting(KEY, JSON.stringify(input), context);
  await recordSettingChange({ key: KEY, ...describeChange(before, input) }, context);
}

/** Handlers for the payment plan limits of each role (MI-08). */
export const planLimitHandlers = {
  promisePlan: (_, context) => showLimits(context),
  updatePromisePlan: (input, context) => updateLimits(input, context),
} satisfies Partial<Handlers<typeof manageConfigCalls>>;
