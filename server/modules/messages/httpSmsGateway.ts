import { acceptedId, neverConnected, refusalWords, replyText } from '../../security/gatewayReply';
import { type GatewayMessage, type SmsGateway, SmsRefused } from './smsGateway';

/** How long a gateway may take; below the time after which a message counts as left behind (smsWorker). */
const PATIENCE_MS = 10_000;

/** Where an institution's gateway is. */
export interface HttpGateway {
  readonly url: string;
  /** Sent as a bearer token where there is one. */
  readonly token?: string | undefined;
  readonly patienceMs?: number;
}

const asRefusal = (error: unknown): unknown => (neverConnected(error) ? new SmsRefused('unreachable') : error);

const getRequest = ({ id, phone, content }: GatewayMessage, { token, patienceMs = PATIENCE_MS }: HttpGateway) => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    'idempotency-key': `sms-${id}`,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  },
  body: JSON.stringify({ id: String(id), to: phone.replaceAll(/[^\d+]/g, ''), text: content }),
  // A message, and the token with it, goes where the settings say and nowhere else.
  redirect: 'manual' as const,
  signal: AbortSignal.timeout(patienceMs),
});

/** Not taken over, and the gateway says so itself; with a 5xx nobody knows. */
const isRefusal = ({ status }: Response): boolean => status >= 300 && status < 500;

async function refused(reply: Response): Promise<SmsRefused> {
  const words = refusalWords(await replyText(reply).catch(() => ''));
  return new SmsRefused(words === '' ? 'refused' : words);
}

/** A gateway behind HTTP: POST {id, to, text}; 2xx with {id} has taken the message over, 3xx and 4xx have refused it, after anything else nobody knows. */
export const httpSmsGateway = (gateway: HttpGateway): SmsGateway => ({
  send: async (message) => {
    const reply = await fetch(gateway.url, getRequest(message, gateway)).catch((error: unknown) => {
      throw asRefusal(error);
    });
    if (isRefusal(reply)) throw await refused(reply);
    const gatewayId = acceptedId(await replyText(reply));
    if (!reply.ok || gatewayId === undefined) throw new Error('the gateway did not say that it took the message over');
    return { gatewayId };
  },
});
