import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../settings/clientAddress';
import type { Settings } from '../settings/settings';
import { headerOf } from './replyPort';

/** The address a request comes from, through trusted proxies only. */
export const callAddress = (request: FastifyRequest, { trustedProxies }: Settings): string =>
  clientAddress(
    { socket: request.socket.remoteAddress ?? '', forwardedFor: headerOf(request, 'x-forwarded-for') },
    trustedProxies ?? '',
  );
