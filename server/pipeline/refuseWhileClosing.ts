import type { FastifyInstance } from 'fastify';
import { Refusal } from '../kernel/refusal';
import { isCallAddress } from './callRequest';

/** Seconds after which another server, or this one after its restart, is ready. */
const RETRY_AFTER_SECONDS = 2;
/** Time in which the client of a completed call can still send another one on its connection. */
const KEEP_ALIVE_WHILE_CLOSING_MS = 1000;

/** Responds with code 91 (retry) to calls on open connections while the server closes. Running calls are completed. */
export const refuseWhileClosing = (app: FastifyInstance): void => {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    // Otherwise the server waits for the connections of running calls until their usual keep-alive timeout.
    app.server.keepAliveTimeout = KEEP_ALIVE_WHILE_CLOSING_MS;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!closing || !isCallAddress(request.url)) return;
    reply.header('connection', 'close').header('retry-after', RETRY_AFTER_SECONDS);
    throw new Refusal('busy', { seconds: RETRY_AFTER_SECONDS });
  });
};
