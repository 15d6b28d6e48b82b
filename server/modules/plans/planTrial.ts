import { DAY_MS } from '@/contract/duration';
import type { manageConfigCalls } from '@/contract/calls/management/manageConfigCalls';
import type { Role } from '@/contract/codes/userCodes';
import type { PromisePlanSetting, PromisePlanTrial } from '@/contract/entities/money/promisePlan';
import { TRIAL_DAYS } from '@/contract/ourLimits';
import type { CallerContext, Handlers } from '../../access/callContext';
import { getLimitsOfRole, judgePlan } from './planLimits';
import { listPastPlans, PAST_PLANS_MAX } from './planTrialStore';

/** Roles with limits, in the order of the page. */
const ROLES: readonly Role[] = ['member', 'leader', 'admin'];

/** Judges the plans of the last 30 days by other limits, each on the day on which it was made (MI-08). */
async function tryLimits(setting: PromisePlanSetting, context: CallerContext): Promise<PromisePlanTrial> {
  const plans = await listPastPlans(new Date(context.now.getTime() - TRIAL_DAYS * DAY_MS), context);
  const roles = ROLES.map((role) => {
    const limits = getLimitsOfRole(role, setting);
    const own = plans.filter((plan) => plan.role === role);
    const judged = own.map(({ parts, day }) => judgePlan(parts, day, limits));
    const count = (as: 'waiting' | 'refused'): number => judged.filter((each) => each === as).length;
    return { role, plans: own.length, waiting: count('waiting'), refused: count('refused') };
  });
  return { roles: roles.filter(({ plans: made }) => made > 0), more: plans.length >= PAST_PLANS_MAX };
}

/** Handler of the trial of payment plan limits (MI-08). */
export const planTrialHandlers = {
  promisePlanTrial: tryLimits,
} satisfies Partial<Handlers<typeof manageConfigCalls>>;
