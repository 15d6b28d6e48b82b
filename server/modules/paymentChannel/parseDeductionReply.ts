import * as z from 'zod/mini';
import { parseReply } from '../../security/gatewayReply';
import { toRefusal } from './channelRequest';
import type { ChannelStatusUpdate, DeductionOrder } from './paymentChannel';

const REFERENCE_MAX = 100;

/** Key and amount of the request; the channel repeats them, so that a mismatched reply is detected. */
const about = { key: z.string(), amount: z.string() };
const word = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('done'),
    ...about,
    reference: z.string().check(z.minLength(1), z.maxLength(REFERENCE_MAX)),
  }),
  z.object({ status: z.literal('refused'), ...about, reason: z.optional(z.string()) }),
  z.object({ status: z.literal('pending'), ...about }),
]);
type DeductionReply = z.output<typeof word>;

function saidBy(spoken: DeductionReply): ChannelStatusUpdate {
  if (spoken.status === 'done') return { said: 'done', reference: spoken.reference };
  return spoken.status === 'pending' ? { said: 'pending' } : toRefusal(spoken.reason ?? '');
}

/** Parses a 2xx reply about a deduction; throws if it is malformed, or has another key or amount. */
export function parseDeductionReply(text: string, { key, amount }: DeductionOrder): ChannelStatusUpdate {
  const read = z.safeParse(word, parseReply(text));
  if (!read.success) throw new Error('the payment channel did not say what became of a deduction');
  if (read.data.key !== key || read.data.amount !== amount) {
    throw new Error('the payment channel spoke of another deduction than it was asked about');
  }
  return saidBy(read.data);
}
