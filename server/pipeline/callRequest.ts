import type { Call, Client } from '@/contract/call';
import { isLanguage, type Language } from '@/contract/language';
import type { FastifyRequest, FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings';
import { createAddressReader } from '../settings/clientAddress';

/** Base path of each client's calls on this server (§7). */
export const BASE_BY_CLIENT: Readonly<Record<Client, string>> = { main: '/prod/', older: '/api/' };

/** Returns the path of a call in the router's syntax. */
export const getRoute = (row: Call): string => BASE_BY_CLIENT[row.client] + row.path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Returns true for addresses below the clients' bases, whose responses use the envelope. */
export const isCallAddress = (url: string): boolean => /^\/(prod|api)([/?]|$)/.test(url);

/** Language of a call's messages: the app sends its own code (cn, en, es), other clients a browser's list (zh, es, else English). */
export const getCallLanguage = (acceptLanguage: string | undefined): Language => {
  const first = (acceptLanguage ?? '').split(/[,;]/)[0]?.trim().toLowerCase() ?? '';
  if (isLanguage(first)) return first;
  if (first.startsWith('zh')) return 'cn';
  return first.startsWith('es') ? 'es' : 'en';
};

const headerText = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value;

/** Returns a request header as one text. */
export const getHeader = (request: FastifyRequest, name: string): string | undefined =>
  headerText(request.headers[name.toLowerCase()]);

const addresses = new WeakMap<FastifyRequest, string>();

/**
 * Reads each request's address before any other processing. Closes connections whose client has disconnected and that have no address.
 * They cannot be counted, and their X-Forwarded-For is not trustworthy.
 */
export const readAddresses = (app: FastifyInstance, { trustedProxies }: Settings): void => {
  const readAddress = createAddressReader(trustedProxies ?? '');
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
export const getCallAddress = (request: FastifyRequest): string => {
  const address = addresses.get(request);
  if (address === undefined) throw new Error('the address of a request was not read');
  return address;
};
