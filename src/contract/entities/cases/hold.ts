import * as z from 'zod/mini';
import { DECIDED_HOLD_KINDS } from '../../holdRules';
import { REMARK_MAX } from '../../ourLimits';
import { code, day, dayInput, id, idInput, multilineText, time } from '../../schemas';

/** A decided hold on a case (MI-10; not in the specification). */
export const hold = z.object({
  id,
  /** contract/codes/preferenceCodes */
  kind: code,
  reason: z.string(),
  /** Start of the hold, across all its changes. */
  sinceTime: time,
  /** Last day in the institution's calendar; null means until a user lifts it. */
  untilDay: z.nullable(day),
  /** User who decided it, or changed it last. */
  decidedBy: z.string(),
});

export type Hold = z.output<typeof hold>;

const reason = multilineText(REMARK_MAX);

/** Body of task/hold: `replaces` names the hold that is extended or changed. */
export const holdRequest = z.strictObject({
  taskId: idInput,
  kind: z.enum(DECIDED_HOLD_KINDS),
  reason,
  untilDay: z.nullish(dayInput),
  replaces: z.nullish(idInput),
});

/** Body of task/hold/lift. */
export const liftHoldRequest = z.strictObject({ taskId: idInput, holdId: idInput, reason });
