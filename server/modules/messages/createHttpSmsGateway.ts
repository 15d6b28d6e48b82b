import { getAcceptedId, hasNeverConnected, getGatewayReason, readReplyText } from '../../security/gatewayReply';
import { type GatewayMessage, type SmsGateway, SmsRefused } from './smsGateway';

/** Timeout of a gateway request; below the time after which a message counts as abandoned (smsWorker). */
const PATIENCE_MS = 10_000;

/** Address of an institution's gateway. */
export interface HttpGateway {
  readonly url: string;
  /** Sent as a bearer token, if set. */
  readonly token?: string | undefined;
  readonly patienceMs?: number;
}

const asRefusal = (error: unknown): unknown => (hasNeverConnected(error) ? new SmsRefused('unreachable') : error);

const getRequest = (
  { id, channel, phone, content }: GatewayMessage,
  { token, patienceMs = PATIENCE_MS }: HttpGateway,
) => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    'idempotency-key': `sms-${id}`,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  },
  body: JSON.stringify({ id: String(id), channel, to: phone.replaceAll(/[^\d+]/g, ''), text: content }),
  // The message and the token must not follow a redirect to an address outside the settings.
  redirect: 'manual' as const,
  signal: AbortSignal.timeout(patienceMs),
});

/** Matches an explicit refusal by the gateway; after a 5xx response the outcome is unknown. */
const isRefusal = ({ status }: Response): boolean => status >= 300 && status < 500;

async function refused(reply: Response): Promise<SmsRefused> {
  const words = getGatewayReason(await readReplyText(reply).catch(() => ''));
  return new SmsRefused(words === '' ? 'refused' : words);
}

/**
 * Gateway over HTTP: POST {id, channel, to, text}; 2xx with {id} accepts the message, 3xx and 4xx refuse it. After any other result the
 * outcome is unknown.
 */
export const createHttpSmsGateway = (gateway: HttpGateway): SmsGateway => ({
  send: async (message) => {
    const reply = await fetch(gateway.url, getRequest(message, gateway)).catch((error: unknown) => {
      throw asRefusal(error);
    });
    if (isRefusal(reply)) throw await refused(reply);
    const gatewayId = getAcceptedId(await readReplyText(reply));
    if (!reply.ok || gatewayId === undefined) throw new Error('the gateway did not say that it took the message over');
    return { gatewayId };
  },
});
