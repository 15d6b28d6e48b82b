import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressReader } from '../settings/clientAddress';
import type { Settings } from '../settings/settings';
import { getHeader } from './replyPort';

const addresses = new WeakMap<FastifyRequest, string>();

/**
 * Reads where each request comes from before anything else is done. A connection without an address, for its caller has hung up,
 * is cut: it counts for nobody, and what such a caller writes into X-Forwarded-For counts least of all.
 */
export const readAddresses = (app: FastifyInstance, { trustedProxies }: Settings): void => {
  const readAddress = addressReader(trustedProxies ?? '');
  // Node keeps an address once it was asked for, so a caller who hangs up in a hurry is still known.
  app.server.on('connection', (socket) => void socket.remoteAddress);
  app.addHook('onRequest', async (request, reply) => {
    const forwardedFor = getHeader(request, 'x-forwarded-for');
    const address = readAddress({ socket: request.socket.remoteAddress, forwardedFor });
    if (address !== undefined) {
      addresses.set(request, address);
      return;
    }
    reply.hijack();
    request.socket.destroy();
  });
};

/** The address a request comes from, through trusted proxies only. */
export const callAddress = (request: FastifyRequest): string => {
  const address = addresses.get(request);
  if (address === undefined) throw new Error('the address of a request was not read');
  return address;
};
