import * as z from 'zod/mini';
import { EXTENSION_DAYS_MAX } from '../ourLimits';
import { code, day, idInput, remark } from '../schemas';

/** Body of task/manualDelay: the loan's due date is put off and the case ends by extension (§4 C32; shape ours). */
export const manualDelayRequest = z.strictObject({
  taskId: idInput,
  days: z.number().check(z.int(), z.gte(1), z.lte(EXTENSION_DAYS_MAX)),
  remark: z.nullish(remark),
});

/** What an extension did: the case's status and the loan's new due date. */
export const manualDelayAnswer = z.object({ status: code, penaltyDate: day });
