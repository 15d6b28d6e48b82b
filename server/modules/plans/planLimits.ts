import * as z from 'zod/mini';
import type { manageConfigCalls } from '@/contract/calls/manageConfigCalls';
import type { Role } from '@/contract/codes/role';
import {
  type PromisePlanConfig,
  promisePlanRequest,
  type PromisePlanSetting,
} from '@/contract/entities/promisePlanConfig';
import type { PlanLimits } from '@/contract/money/promisePlan';
import type { CallerContext, Handlers } from '../../access/callContext';
import { describeChange, saveSetting, getLastChange, recordSettingChange, tenantSetting } from '../system/systemFacade';

type Context = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

const KEY = 'promisePlan';

/** What holds where an institution has settled nothing. */
const USUAL: PromisePlanSetting = {
  memberDays: 60,
  memberFirstPercent: 20,
  leaderDays: 120,
  leaderFirstPercent: 10,
  adminDays: 180,
  adminFirstPercent: 0,
};

/** What the operator wrote into the table by hand and cannot be read counts as nothing settled. */
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

/** Whose limits hold with another person's yes: those of the next role above. */
const NEXT: Readonly<Record<Role, Role>> = { member: 'leader', leader: 'admin', admin: 'admin', auditor: 'auditor' };

/** How far the caller may go with payment plans (MI-08); null: not at all. */
export interface CallerPlanLimits {
  /** Without anybody else. */
  readonly alone: PlanLimits | null;
  /** Where another person says yes (MI-09): no less than without. */
  readonly withYes: PlanLimits | null;
}

/** How far the caller may go. */
export async function getPlanLimits(context: Pick<Context, 'tx' | 'caller'>): Promise<CallerPlanLimits> {
  const setting = read(await tenantSetting(KEY, context));
  const [alone, next] = [OF_ROLE[context.caller.role](setting), OF_ROLE[NEXT[context.caller.role]](setting)];
  if (!alone || !next) return { alone, withYes: null };
  const days = Math.max(alone.days, next.days);
  return { alone, withYes: { days, firstPercent: Math.min(alone.firstPercent, next.firstPercent) } };
}

async function showLimits(context: Context): Promise<PromisePlanConfig> {
  return { ...read(await tenantSetting(KEY, context)), lastChange: await getLastChange(KEY, context) };
}

async function updateLimits(wanted: PromisePlanSetting, context: Context): Promise<void> {
  const before = read(await tenantSetting(KEY, context));
  await saveSetting(KEY, JSON.stringify(wanted), context);
  await recordSettingChange({ key: KEY, ...describeChange(before, wanted) }, context);
}

/** How far each role may go with payment plans (MI-08). */
export const planLimitHandlers = {
  promisePlan: (_, context) => showLimits(context),
  updatePromisePlan: (wanted, context) => updateLimits(wanted, context),
} satisfies Partial<Handlers<typeof manageConfigCalls>>;
