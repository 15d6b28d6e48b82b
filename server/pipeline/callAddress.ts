import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressReader } from '../settings/clientAddress';
import type { Settings } from '../settings/settings';
import { getHeader } from './replyPort';

const addresses = new WeakMap<FastifyRequest, string>();

/**
 * Reads each request's address before any other processing. Closes connections whose client has disconnected and that have no address.
 * They cannot be counted, and their X-Forwarded-For is not trustworthy.
 */
export const readAddresses = (app: FastifyInstance, { trustedProxies }: Settings): void => {
  const readAddress = addressReader(trustedProxies ?? '');
  // Node caches the remote address after the first read, so it stays known after an early disconnect.
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

/** Returns the address of a request's client, through trusted proxies only. */
export const callAddress = (request: FastifyRequest): string => {
  const address = addresses.get(request);
  if (address === undefined) throw new Error('the address of a request was not read');
  return address;
};
