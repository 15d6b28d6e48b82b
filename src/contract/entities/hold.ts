import * as z from 'zod/mini';
import { DECIDED_HOLD_KINDS } from '../holdRules';
import { REMARK_MAX } from '../ourLimits';
import { code, day, dayInput, id, idInput, multilineText, time } from '../schemas';

/** What somebody decided that holds a case (MI-10; ours). */
export const hold = z.object({
  id,
  /** contract/codes/holdKind */
  kind: code,
  reason: z.string(),
  /** Since when the case is held, through all changes of the hold. */
  sinceTime: time,
  /** The last day, by the institution's calendar; null: until somebody lifts it. */
  untilDay: z.nullable(day),
  /** Who decided it, or changed it last. */
  decidedBy: z.string(),
});

/** What somebody decided that holds a case (MI-10). */
export type Hold = z.output<typeof hold>;

const reason = multilineText(REMARK_MAX);

/** Body of task/hold: `replaces` names the hold that is prolonged or changed. */
export const holdRequest = z.strictObject({
  taskId: idInput,
  kind: z.enum(DECIDED_HOLD_KINDS),
  reason,
  untilDay: z.nullish(dayInput),
  replaces: z.nullish(idInput),
});

/** Body of task/hold/lift. */
export const liftHoldRequest = z.strictObject({ taskId: idInput, holdId: idInput, reason });
