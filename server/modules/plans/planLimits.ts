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
import { changedText, keepSetting, lastChangeOf, noteChange, ownSetting } from '../system/systemFacade';

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

/** How far the caller may go with payment plans without anybody else; null: not at all (MI-08). */
export const planLimitsOf = async (context: Pick<Context, 'tx' | 'caller'>): Promise<PlanLimits | null> =>
  OF_ROLE[context.caller.role](read(await ownSetting(KEY, context)));

/** Whose limits hold with another person's yes: those of the next role above. */
const NEXT: Readonly<Record<Role, Role>> = { member: 'leader', leader: 'admin', admin: 'admin', auditor: 'auditor' };

/** How far the caller may go where another person says yes (MI-08, MI-09): no less than without; null: not at all. */
export const planLimitsWithYes = async (context: Pick<Context, 'tx' | 'caller'>): Promise<PlanLimits | null> => {
  const setting = read(await ownSetting(KEY, context));
  const [own, next] = [OF_ROLE[context.caller.role](setting), OF_ROLE[NEXT[context.caller.role]](setting)];
  if (!own || !next) return null;
  return { days: Math.max(own.days, next.days), firstPercent: Math.min(own.firstPercent, next.firstPercent) };
};

async function showLimits(context: Context): Promise<PromisePlanConfig> {
  return { ...read(await ownSetting(KEY, context)), lastChange: await lastChangeOf(KEY, context) };
}

async function updateLimits(wanted: PromisePlanSetting, context: Context): Promise<void> {
  const before = read(await ownSetting(KEY, context));
  await keepSetting(KEY, JSON.stringify(wanted), context);
  await noteChange({ key: KEY, ...changedText(before, wanted) }, context);
}

/** How far each role may go with payment plans (MI-08). */
export const planLimitHandlers = {
  promisePlan: (_, context) => showLimits(context),
  updatePromisePlan: (wanted, context) => updateLimits(wanted, context),
} satisfies Partial<Handlers<typeof manageConfigCalls>>;
