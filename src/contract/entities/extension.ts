import * as z from 'zod/mini';
import { EXTENSION_DAYS_MAX } from '../ourLimits';
import { code, day, idInput, remark } from '../schemas';

/** By how many days a due day is put off. */
export const extensionDays = z.number().check(z.int(), z.gte(1), z.lte(EXTENSION_DAYS_MAX));

/** Body of task/manualDelay: the loan's due date is put off, counted from today, and the case ends by extension (§4 C32; shape ours). */
export const manualDelayRequest = z.strictObject({
  taskId: idInput,
  days: extensionDays,
  /** Why: it stands in the case's log. */
  remark: remark.check(z.trim(), z.minLength(1)),
});

/** What an extension did: the case's status and the loan's new due date. */
export const manualDelayAnswer = z.object({ status: code, penaltyDate: day });
