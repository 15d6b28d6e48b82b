import * as z from 'zod/mini';
import { code } from '../schemas';

/** Keys that one call-back may name. */
export const CHANNEL_KEYS_MAX = 1000;

/** Body of a payment channel's call-back (MI-05): the keys of deductions and codes that it has news of. */
export const channelNewsRequest = z.strictObject({
  keys: z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(CHANNEL_KEYS_MAX)),
});

/** What becomes of a key of a call-back, in the order in which they were sent. */
export const channelKeyAnswer = z.object({
  key: z.string(),
  /** contract/codes/channelAnswer */
  answer: code,
});
