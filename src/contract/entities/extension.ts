import * as z from 'zod/mini';
import { EXTENSION_DAYS_MAX } from '../ourLimits';
import { code, day, idInput, remark } from '../schemas';

/** Number of days by which a due date is postponed. */
export const extensionDays = z.number().check(z.int(), z.gte(1), z.lte(EXTENSION_DAYS_MAX));

/** Body of task/manualDelay: postpones the loan's due date, counted from today. The case ends by extension (§4 C32; shape ours). */
export const manualDelayRequest = z.strictObject({
  taskId: idInput,
  days: extensionDays,
  /** Reason, recorded in the case's log. */
  remark: remark.check(z.trim(), z.minLength(1)),
});

/** Result of an extension: the case's status and the loan's new due date. */
export const manualDelayAnswer = z.object({ status: code, penaltyDate: day });
