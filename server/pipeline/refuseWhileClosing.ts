import type { FastifyInstance } from 'fastify';
import { Refusal } from '../kernel/refusal';
import { isCallAddress } from './callRequest';

/** Seconds after which another server, or this one after its restart, is ready. */
const RETRY_AFTER_SECONDS = 2;

/** Responds with code 91 (retry) to calls on open connections while the server closes. Running calls are completed. */
export const refuseWhileClosing = (app: FastifyInstance): void => {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!closing || !isCallAddress(request.url)) return;
    reply.header('retry-after', RETRY_AFTER_SECONDS);
    throw new Refusal('busy', { seconds: RETRY_AFTER_SECONDS });
  });
  // Otherwise the connection of a call that runs until now stays open, and the server waits for its keep-alive timeout.
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
};
