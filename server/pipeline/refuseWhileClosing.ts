import type { FastifyInstance } from 'fastify';
import { Refusal } from '../kernel/refusal';
import { isCallAddress } from './callRoute';

/** Seconds after which another server, or this one after its restart, is ready. */
const RETRY_AFTER_SECONDS = 2;

/** Answers calls on connections that are still open while the server closes with code 91: come again. Calls that run are finished. */
export const refuseWhileClosing = (app: FastifyInstance): void => {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!closing || !isCallAddress(request.url)) return;
    reply.header('connection', 'close').header('retry-after', RETRY_AFTER_SECONDS);
    throw new Refusal('busy', { seconds: RETRY_AFTER_SECONDS });
  });
};
