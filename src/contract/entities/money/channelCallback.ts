import * as z from 'zod/mini';
import { code } from '../../schemas';

/** Maximum number of keys in one callback. */
export const CHANNEL_KEYS_MAX = 1000;

/** Body of a payment channel's callback (MI-05): the keys of deductions and codes with news. */
export const channelCallbackRequest = z.strictObject({
  keys: z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(CHANNEL_KEYS_MAX)),
});

/** Result for one key of a callback, in the order in which the keys were sent. */
export const channelKeyAnswer = z.object({
  key: z.string(),
  /** contract/codes/moneyCodes */
  answer: code,
});
