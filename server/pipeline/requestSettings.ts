import { RESULT_CODES } from '@/contract/resultCodes';
import { formatResultMessage } from '@/contract/messages/resultMessages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getSettingsForHost } from '../settings/getSettingsForHost';
import { isPattern } from '../settings/publicOrigin';
import type { Settings } from '../settings/settings';
import { getCallLanguage, getHeader, isCallAddress } from './callRequest';

/** Paths of the health checks, which a proxy requests by the machine's address. */
export const HEALTH_PATHS = { alive: '/healthz', ready: '/readyz' } as const;
const ANY_HOST: readonly (string | undefined)[] = Object.values(HEALTH_PATHS);

/** Status of a request that was sent to a server which does not serve its host (RFC 9110, 15.5.20). */
const MISDIRECTED = 421;

const byRequest = new WeakMap<FastifyRequest, Settings>();

const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  reply.code(MISDIRECTED).header('connection', 'close');
  // The connection of a live line would stay open.
  reply.raw.once('finish', () => request.raw.socket.destroySoon());
  if (!isCallAddress(request.url)) return reply.type('text/plain; charset=utf-8').send('Not found');
  const language = getCallLanguage(getHeader(request, 'accept-language'));
  return reply.send({ code: RESULT_CODES.notFound.code, message: formatResultMessage('notFound', language) });
};

/**
 * Reads the address of each request and refuses hosts outside `PUBLIC_ORIGIN` if it is a pattern. Only the Host header counts: a client
 * can set X-Forwarded-Host, and a proxy passes the host on.
 */
export const readHosts = (app: FastifyInstance, settings: Settings): void => {
  if (!isPattern(settings.publicOrigin)) return;
  app.addHook('onRequest', async (request, reply) => {
    if (ANY_HOST.includes(request.routeOptions.url)) return undefined;
    const found = getSettingsForHost(settings, request.raw.rawHeaders);
    if (found === undefined) return refuse(request, reply);
    byRequest.set(request, found);
    return undefined;
  });
};

/** Returns the settings for the address of a request. */
export const getRequestSettings = (request: FastifyRequest, settings: Settings): Settings =>
  byRequest.get(request) ?? settings;
