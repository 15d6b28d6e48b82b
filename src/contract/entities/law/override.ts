import * as z from 'zod/mini';
import { OVERRIDDEN_CHANNEL } from '../../codes/lawCodes';
import { OVERRIDDEN_RULES_MAX } from '../../ourLimits';
import { codeInput, idInput, time } from '../../schemas';
import { lawReason } from './contactVerdict';

/** Body of task/override: requests permission to make a refused contact once (LC-08; not in the specification). */
export const overrideRequest = z.strictObject({
  taskId: idInput,
  contactId: idInput,
  channel: codeInput(OVERRIDDEN_CHANNEL),
  /** The rules listed in the refusal. A rule that refuses only later is not lifted. */
  rules: z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(OVERRIDDEN_RULES_MAX)),
  reason: lawReason,
});

/** Response of task/override: expiry of the permission, which is valid for one contact. */
export const overrideExpiry = z.object({ until: time });
