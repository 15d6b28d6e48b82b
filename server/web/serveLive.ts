import { liveHello, LIVE_PATH, type LiveEvent } from '@/contract/entities/cases/liveEvent';
import type { Language } from '@/contract/language';
import { RESULT_CODES } from '@/contract/resultCodes';
import { formatResultMessage } from '@/contract/messages/resultMessages';
import * as z from 'zod/mini';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { getRequestSettings } from '../pipeline/requestSettings';
import { BASE_BY_CLIENT, getCallAddress, getCallLanguage, getHeader } from '../pipeline/callRequest';
import { getSessionCookieName } from '../security/session/sessionCookie';
import { findCaller } from '../security/session/sessions';
import type { AppContext } from '../access/appContext';
import { CLOSED_SESSION_ENDED, type LiveHub, type LiveConnection } from '../live/liveHub';

/** Timeout for a new line to authenticate, in milliseconds. */
const HELLO_WITHIN_MS = 5000;
const MESSAGE_MAX_BYTES = 2048;
const CLOSED_NOT_UNDERSTOOD = 1008;

const send = (socket: WebSocket, event: LiveEvent): void => {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(event));
};

const forcedLogout = (result: 'expired' | 'ended' | 'addressRefused', language: Language): LiveEvent => ({
  type: 'forcedLogout',
  code: RESULT_CODES[result].code,
  message: formatResultMessage(result, language),
});

/** Allows lines only from this server's pages, because the same-origin policy does not cover WebSockets. */
const isOwnOrigin = (request: FastifyRequest, publicOrigin: string | undefined): boolean => {
  const origin = getHeader(request, 'origin');
  if (origin === undefined || !URL.canParse(origin)) return false;
  return publicOrigin === undefined ? new URL(origin).host === request.headers.host : origin === publicOrigin;
};

const ORIGIN_SHOWN = 200;

/** Logs the setting to change, because a proxy that sends its own host otherwise looks like a network fault. */
const logForeignOrigin = (request: FastifyRequest, publicOrigin: string | undefined): void => {
  const origin = getHeader(request, 'origin')?.slice(0, ORIGIN_SHOWN) ?? 'none';
  request.log.warn(
    { reason: `page ${origin}, host ${request.headers.host}, PUBLIC_ORIGIN ${publicOrigin ?? 'not set'}` },
    'live line refused: set PUBLIC_ORIGIN to the address that browsers use',
  );
};

const getText = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(new Uint8Array(data))).toString('utf8');

const readToken = (data: RawData): string | undefined => {
  try {
    const hello = z.safeParse(liveHello, JSON.parse(getText(data)));
    return hello.success ? hello.data.token : undefined;
  } catch {
    return undefined;
  }
};

interface ConnectionRequest {
  readonly socket: WebSocket;
  readonly request: FastifyRequest;
}

const getLine = (
  socket: WebSocket,
  who: Pick<LiveConnection, 'institutionId' | 'userId' | 'sessionId'>,
): LiveConnection => ({
  institutionId: who.institutionId,
  userId: who.userId,
  sessionId: who.sessionId,
  send: (event) => send(socket, event),
  close: (code) => socket.close(code),
});

const admit = async (
  appContext: AppContext,
  hub: LiveHub,
  opening: ConnectionRequest & { token: string },
): Promise<void> => {
  const { socket, request, token } = opening;
  const { settings, database, sessions, now } = appContext;
  const sid = request.cookies[getSessionCookieName(settings)];
  const address = getCallAddress(request);
  const { addressCode } = getRequestSettings(request, settings);
  const found = await findCaller(
    { database, bySid: sessions.lookUp },
    { sid, token, former: 'none', mayHaveEnded: false, address, addressCode, now: now() },
  );
  if ('refusal' in found || found.caller.sessionState === 'half') {
    send(
      socket,
      forcedLogout(
        'refusal' in found ? found.refusal : 'expired',
        getCallLanguage(getHeader(request, 'accept-language')),
      ),
    );
    socket.close(CLOSED_SESSION_ENDED);
    return;
  }
  if (socket.readyState !== socket.OPEN) return;
  const line = getLine(socket, found.caller);
  if (!hub.add(line)) return;
  socket.once('close', () => hub.remove(line));
  hub.welcome(line);
};

const open = (appContext: AppContext, hub: LiveHub) => (socket: WebSocket, request: FastifyRequest) => {
  const silent = setTimeout(() => socket.close(CLOSED_NOT_UNDERSTOOD), HELLO_WITHIN_MS);
  socket.on('error', () => socket.terminate());
  socket.once('close', () => clearTimeout(silent));
  socket.once('message', (data) => {
    clearTimeout(silent);
    // The hello is the only message that a client may send.
    socket.once('message', () => socket.close(CLOSED_NOT_UNDERSTOOD));
    const token = readToken(data);
    if (token === undefined) {
      socket.close(CLOSED_NOT_UNDERSTOOD);
      return;
    }
    admit(appContext, hub, { socket, request, token }).catch((error: unknown) => {
      request.log.error({ err: error }, 'live line failed');
      socket.close(1011);
    });
  });
};

/** Serves task/websocket (AP-08): the client sends the session's cookie with the upgrade, and its token in the first message. */
export const serveLive = async (app: FastifyInstance, appContext: AppContext, hub: LiveHub): Promise<void> => {
  await app.register(websocket, { options: { maxPayload: MESSAGE_MAX_BYTES, perMessageDeflate: false } });
  app.route({
    method: 'GET',
    url: BASE_BY_CLIENT.main + LIVE_PATH,
    onRequest: async (request, reply) => {
      const { publicOrigin } = getRequestSettings(request, appContext.settings);
      if (!request.ws || isOwnOrigin(request, publicOrigin)) return;
      logForeignOrigin(request, publicOrigin);
      await reply.code(403).send();
    },
    handler: (_, reply) =>
      reply
        .code(426)
        .header('upgrade', 'websocket')
        .send({ code: RESULT_CODES.notFound.code, message: formatResultMessage('notFound', 'en') }),
    wsHandler: open(appContext, hub),
  });
};
