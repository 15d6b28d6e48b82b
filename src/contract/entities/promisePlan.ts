import * as z from 'zod/mini';
import { code, count, day, dayInput, money, percent, time } from '../schemas';
import { amountInput } from './payLog';

/** What a part of a payment plan promises (MI-08; ours): an amount until the end of a day of the institution. */
export const promisedPart = z.object({ day, amount: money });

/** The same as a caller sends it. */
export const promisedPartInput = z.strictObject({ day: dayInput, amount: amountInput });

/** The payment plan that is a case's newest promise (MI-08; ours), its parts in their order. */
export const promisePlan = z.object({
  madeTime: time,
  parts: z.array(
    z.extend(promisedPart, {
      /** What of it came in until its day was over, or until now. */
      paid: money,
      /** contract/codes/promiseState, computed from what was paid. */
      state: code,
    }),
  ),
});

/** The payment plan that is a case's newest promise. */
export type PromisePlan = z.output<typeof promisePlan>;

/** What the caller may promise in parts without anybody else: a server that knows no plans does not say, and nobody is offered one. */
export const planLimits = z.object({ days: count, firstPercent: percent });
