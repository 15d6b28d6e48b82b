import * as z from 'zod/mini';
import { code, count, day, dayInput, money, percent, time } from '../schemas';
import { amountInput } from './payLog';

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
      /** contract/codes/promiseState, calculated from the payments. */
      state: code,
    }),
  ),
});

export type PromisePlan = z.output<typeof promisePlan>;

/** Limits for promises in parts without an approval. A server that does not support plans omits them, and plans are not offered. */
export const planLimits = z.object({ days: count, firstPercent: percent });
