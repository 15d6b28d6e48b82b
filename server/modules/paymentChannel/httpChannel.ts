import * as z from 'zod/mini';
import { neverConnected, parsedReply, refusalWords, replyText } from '../../security/gatewayReply';
import type { ChannelWord, DeductionOrder, PaymentChannel } from './paymentChannel';

/** How long a channel may take; below the time after which a deduction is asked about (money/deductionWorkerStore). */
const PATIENCE_MS = 10_000;
const REFERENCE_MAX = 100;

/** Where an institution's payment channel is. */
export interface HttpChannel {
  readonly url: string;
  /** Sent as a bearer token where there is one. */
  readonly token?: string | undefined;
  readonly patienceMs?: number;
}

/** Key and amount come back: a word about something else is nobody's. */
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
type Word = z.output<typeof word>;

/** Statuses by which a channel says that it will not do it; after all others nobody knows. */
const REFUSALS: readonly number[] = [400, 402, 404, 410, 422];
const UNKNOWN_KEY = 404;

const refused = (text: string): ChannelWord => ({ said: 'refused', reason: refusalWords(text) || 'refused' });

function saidBy(spoken: Word): ChannelWord {
  if (spoken.status === 'done') return { said: 'done', reference: spoken.reference };
  return spoken.status === 'pending' ? { said: 'pending' } : refused(spoken.reason ?? '');
}

/** What a reply of 2xx says of an order; throws where it is no such word, or speaks of another key or amount. */
function wordIn(text: string, { key, amount }: DeductionOrder): ChannelWord {
  const read = z.safeParse(word, parsedReply(text));
  if (!read.success) throw new Error('the payment channel did not say what became of a deduction');
  if (read.data.key !== key || read.data.amount !== amount) {
    throw new Error('the payment channel spoke of another deduction than it was asked about');
  }
  return saidBy(read.data);
}

const bodyOf = ({ key, loanNo, account, amount, currency, goodUntil }: DeductionOrder): string =>
  JSON.stringify({ key, loanId: loanNo, account, amount, currency, goodUntil: goodUntil.toISOString() });

/** A channel behind HTTP (docs/payment-channel.md): POST and GET {url}/deductions/{key}. */
export function httpChannel({ url, token, patienceMs = PATIENCE_MS }: HttpChannel): PaymentChannel {
  const ask = async (order: DeductionOrder, body?: string): Promise<Response> =>
    fetch(`${url.replace(/\/$/, '')}/deductions/${encodeURIComponent(order.key)}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': order.key }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body }),
      // An account's number, and the token with it, goes where the settings say and nowhere else.
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
  return {
    async deduct(order) {
      const reply = await ask(order, bodyOf(order)).catch((error: unknown) => {
        if (neverConnected(error)) return undefined;
        throw error;
      });
      if (reply === undefined) return { said: 'unknownKey' };
      const text = await replyText(reply);
      if (REFUSALS.includes(reply.status)) return refused(text);
      if (!reply.ok) throw new Error(`the payment channel answered ${reply.status}`);
      return wordIn(text, order);
    },
    async deduction(order) {
      const reply = await ask(order);
      const text = await replyText(reply);
      if (reply.status === UNKNOWN_KEY) return { said: 'unknownKey' };
      if (!reply.ok) throw new Error(`the payment channel answered ${reply.status}`);
      return wordIn(text, order);
    },
  };
}
