import * as z from 'zod/mini';
import { PERCENT_MAX } from '../limits';
import { PLAN_DAYS_MAX } from '../ourLimits';
import { count, percent } from '../schemas';
import { lastChange } from './systemConfig';

const daysLimit = count.check(z.lte(PLAN_DAYS_MAX));
const percentLimit = count.check(z.lte(PERCENT_MAX));

/** Body of manage/config/promisePlan/update: longest plan in days and least first part in per cent, for each role (MI-08). */
export const promisePlanRequest = z.strictObject({
  memberDays: daysLimit,
  memberFirstPercent: percentLimit,
  leaderDays: daysLimit,
  leaderFirstPercent: percentLimit,
  adminDays: daysLimit,
  adminFirstPercent: percentLimit,
});

/** How far each role may go with payment plans (MI-08). */
export type PromisePlanSetting = z.output<typeof promisePlanRequest>;

/** Answer of manage/config/promisePlan: the same with who changed it last. */
export const promisePlanConfig = z.object({
  memberDays: count,
  memberFirstPercent: percent,
  leaderDays: count,
  leaderFirstPercent: percent,
  adminDays: count,
  adminFirstPercent: percent,
  lastChange,
});

/** How far each role may go with payment plans, and who set it last. */
export type PromisePlanConfig = z.output<typeof promisePlanConfig>;
