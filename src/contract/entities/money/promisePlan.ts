import * as z from 'zod/mini';
import { code, count, day, dayInput, money, numberInQuery, percent, time } from '../../schemas';
import { amountInput } from './payLog';
import { PERCENT_MAX } from '../../limits';
import { PLAN_DAYS_MAX } from '../../ourLimits';
import { lastChange } from '../management/lastChange';

/** A part of a payment plan (MI-08; not in the specification): an amount promised until the end of a day in the institution's calendar. */
export const promisedPart = z.object({ day, amount: money });

/** A part of a payment plan as sent by the caller. */
export const promisedPartInput = z.strictObject({ day: dayInput, amount: amountInput });

/** The payment plan of a case's newest promise (MI-08; not in the specification), with its parts in order. */
export const promisePlan = z.object({
  madeTime: time,
  parts: z.array(
    z.extend(promisedPart, {
      /** Amount received until the end of the day, or until now. */
      paid: money,
      /** contract/codes/moneyCodes, calculated from the payments. */
      state: code,
    }),
  ),
});

export type PromisePlan = z.output<typeof promisePlan>;

/** Limits for promises in parts without an approval. A server that does not support plans omits them, and plans are not offered. */
export const planLimits = z.object({ days: count, firstPercent: percent });

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

const daysInQuery = z.pipe(numberInQuery, daysLimit);
const percentInQuery = z.pipe(numberInQuery, percentLimit);

/** Query of manage/config/promisePlan/trial: limits that are not in force yet. */
export const promisePlanTrialQuery = z.strictObject({
  memberDays: daysInQuery,
  memberFirstPercent: percentInQuery,
  leaderDays: daysInQuery,
  leaderFirstPercent: percentInQuery,
  adminDays: daysInQuery,
  adminFirstPercent: percentInQuery,
});

/** Simulation of the limits on the plans of the last 30 days, by the current role of their authors. */
export const promisePlanTrial = z.object({
  /** Roles with at least one plan. */
  roles: z.array(
    z.object({
      role: code,
      plans: count,
      /** Number of these plans that would have needed an approval, and that would have been refused. */
      waiting: count,
      refused: count,
    }),
  ),
  /** True if there are more plans than the newest ones that are judged. */
  more: z.optional(z.boolean()),
});

export type PromisePlanTrial = z.output<typeof promisePlanTrial>;
