import { neverConnected, refusalWords, replyText } from '../../security/gatewayReply';

/** How long a channel may take; below the time after which it is asked again (money/deductionWorkerStore, money/codeWorkerStore). */
const PATIENCE_MS = 10_000;

/** Where an institution's payment channel is. */
export interface HttpChannel {
  readonly url: string;
  /** Sent as a bearer token where there is one. */
  readonly token?: string | undefined;
  readonly patienceMs?: number;
}

/** A request about one thing, which its key names. */
export interface ChannelRequest {
  readonly of: 'deductions' | 'codes';
  readonly key: string;
  readonly method: 'POST' | 'GET' | 'DELETE';
  readonly body?: object;
}

/** A reply whose words are to be read, or what its status says already. */
export type ChannelReply =
  | { readonly said: 'refused'; readonly reason: string }
  | { readonly said: 'unknownKey' }
  | { readonly said: 'words'; readonly text: string };

/** Statuses by which a channel says that it will not do it; after all others nobody knows. */
const REFUSALS: readonly number[] = [400, 402, 404, 410, 422];
const UNKNOWN_KEY = 404;

/** A refusal in the channel's own words. */
export const refused = (text: string): { readonly said: 'refused'; readonly reason: string } => ({
  said: 'refused',
  reason: refusalWords(text) || 'refused',
});

const send = (
  { url, token, patienceMs = PATIENCE_MS }: HttpChannel,
  { of, key, method, body }: ChannelRequest,
): Promise<Response> =>
  fetch(`${url.replace(/\/$/, '')}/${of}/${encodeURIComponent(key)}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': key }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // An account's number, and the token with it, goes where the settings say and nowhere else.
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  });

/** Sends a request to the channel; throws where nobody knows what came of it. */
export async function askChannel(channel: HttpChannel, request: ChannelRequest): Promise<ChannelReply> {
  const reply = await send(channel, request).catch((error: unknown) => {
    if (request.method === 'POST' && neverConnected(error)) return undefined;
    throw error;
  });
  if (reply === undefined) return { said: 'unknownKey' };
  const text = await replyText(reply);
  if (request.method === 'POST' && REFUSALS.includes(reply.status)) return refused(text);
  if (reply.status === UNKNOWN_KEY) return { said: 'unknownKey' };
  if (!reply.ok) throw new Error(`the payment channel answered ${reply.status}`);
  return { said: 'words', text };
}
