import * as z from 'zod/mini';
import { OVERRIDDEN_CHANNEL } from '../codes/overriddenChannel';
import { OVERRIDDEN_RULES_MAX } from '../ourLimits';
import { codeInput, idInput, time } from '../schemas';
import { lawReason } from './contactVerdict';

/** Body of task/override: a contact that the rules refuse and that is to be made all the same, once (LC-08; ours). */
export const overrideRequest = z.strictObject({
  taskId: idInput,
  contactId: idInput,
  channel: codeInput(OVERRIDDEN_CHANNEL),
  /** The rules that refused it, as the refusal told them: another one that speaks by now is not lifted. */
  rules: z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(OVERRIDDEN_RULES_MAX)),
  reason: lawReason,
});

/** Answer of task/override: until when the contact can be made, once. */
export const overrideGiven = z.object({ until: time });
