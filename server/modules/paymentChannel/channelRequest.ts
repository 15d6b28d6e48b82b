import { hasNeverConnected, getGatewayReason, readReplyText } from '../../security/gatewayReply';

/** Timeout of a channel; must be shorter than the retry delay (money/deductionWorkerStore, money/codeWorkerStore). */
const PATIENCE_MS = 10_000;

/** Address of an institution's payment channel. */
export interface HttpChannel {
  readonly url: string;
  /** Sent as a bearer token, if present. */
  readonly token?: string | undefined;
  readonly patienceMs?: number;
}

/** Request about one item, identified by its key. */
export interface ChannelRequest {
  readonly of: 'deductions' | 'codes';
  readonly key: string;
  readonly method: 'POST' | 'GET' | 'DELETE';
  readonly body?: object;
}

/** A reply with a body to parse, or a result derived from its status. */
export type ChannelReply =
  | { readonly said: 'refused'; readonly reason: string }
  | { readonly said: 'unknownKey' }
  | { readonly said: 'words'; readonly text: string };

/** Statuses that mean a definite refusal; after all others the outcome is unknown. */
const REFUSALS: readonly number[] = [400, 402, 404, 410, 422];
const UNKNOWN_KEY = 404;

/** Refusal with the channel's own message. */
export const toRefusal = (text: string): { readonly said: 'refused'; readonly reason: string } => ({
  said: 'refused',
  reason: getGatewayReason(text) || 'refused',
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
    // Account number and token must not be sent to any address but the configured one.
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  });

/** Sends a request to the channel; throws if the outcome is unknown. */
export async function sendToChannel(channel: HttpChannel, request: ChannelRequest): Promise<ChannelReply> {
  const reply = await send(channel, request).catch((error: unknown) => {
    if (request.method === 'POST' && hasNeverConnected(error)) return undefined;
    throw error;
  });
  if (reply === undefined) return { said: 'unknownKey' };
  const text = await readReplyText(reply);
  if (request.method === 'POST' && REFUSALS.includes(reply.status)) return toRefusal(text);
  if (reply.status === UNKNOWN_KEY) return { said: 'unknownKey' };
  if (!reply.ok) throw new Error(`the payment channel answered ${reply.status}`);
  return { said: 'words', text };
}
