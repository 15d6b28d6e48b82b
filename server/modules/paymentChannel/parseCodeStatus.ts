import * as z from 'zod/mini';
import { time } from '@/contract/schemas';
import { parseReply } from '../../security/gatewayReply';
import { toRefusal } from './channelRequest';
import type { CodeOrder, CodeStatusUpdate } from './paymentChannel';

const REFERENCE_MAX = 100;

/** Key and amount of the request; the channel repeats them, so that a mismatched reply is detected. */
const about = { key: z.string(), amount: z.string() };
const word = z.discriminatedUnion('status', [
  // Characters that a borrower can read aloud and type.
  z.object({
    status: z.literal('given'),
    ...about,
    code: z.string().check(z.regex(/^[\w.-]{4,40}$/)),
    expiresAt: time,
  }),
  z.object({
    status: z.literal('paid'),
    ...about,
    paidAmount: z.string().check(z.regex(/^\d{1,12}(\.\d+)?$/)),
    paidAt: time,
    reference: z.string().check(z.minLength(1), z.maxLength(REFERENCE_MAX)),
  }),
  z.object({ status: z.literal('refused'), ...about, reason: z.optional(z.string()) }),
  z.object({ status: z.literal('pending'), ...about }),
  z.object({ status: z.literal('withdrawn'), ...about }),
]);
type CodeReply = z.output<typeof word>;

function saidBy(spoken: CodeReply): CodeStatusUpdate {
  if (spoken.status === 'refused') return toRefusal(spoken.reason ?? '');
  if (spoken.status === 'given') {
    return { said: 'given', code: spoken.code, expiresAt: new Date(spoken.expiresAt) };
  }
  if (spoken.status !== 'paid') return { said: spoken.status };
  const { paidAmount: amount, paidAt, reference } = spoken;
  return { said: 'paid', amount, paidAt: new Date(paidAt), reference };
}

/** Parses a 2xx reply about a code; throws if it is malformed, or has another key or amount. */
export function parseCodeStatus(text: string, { key, amount }: Pick<CodeOrder, 'key' | 'amount'>): CodeStatusUpdate {
  const read = z.safeParse(word, parseReply(text));
  if (!read.success) throw new Error('the payment channel did not say where a code stands');
  if (read.data.key !== key || read.data.amount !== amount) {
    throw new Error('the payment channel spoke of another code than it was asked about');
  }
  return saidBy(read.data);
}
