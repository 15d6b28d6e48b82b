import * as z from 'zod/mini';
import { PERCENT_MAX } from '../limits';
import { PLAN_DAYS_MAX } from '../ourLimits';
import { count, percent } from '../schemas';
import { lastChange } from './systemConfig';

const daysLimit = count.check(z.lte(PLAN_DAYS_MAX));
const percentLimit = count.check(z.lte(PERCENT_MAX));

/** Body of manage/config/promisePlan/update: maximum length in days and minimum first part in percent, per role (MI-08). */
export const promisePlanRequest = z.strictObject({
  memberDays: daysLimit,
  memberFirstPercent: percentLimit,
  leaderDays: daysLimit,
  leaderFirstPercent: percentLimit,
  adminDays: daysLimit,
  adminFirstPercent: percentLimit,
});

export type PromisePlanSetting = z.output<typeof promisePlanRequest>;

/** Response of manage/config/promisePlan, with the user who changed it last. */
export const promisePlanConfig = z.object({
  memberDays: count,
  memberFirstPercent: percent,
  leaderDays: count,
  leaderFirstPercent: percent,
  adminDays: count,
  adminFirstPercent: percent,
  lastChange,
});

/** Payment plan limits of each role, with the user who changed them last. */
export type PromisePlanConfig = z.output<typeof promisePlanConfig>;
