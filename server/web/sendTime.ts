import type { FastifyInstance } from 'fastify';

/** Sends the server's time with every answer: the app compares the computer's clock with it. */
export const sendTime = (app: FastifyInstance, now: () => Date): void => {
  app.addHook('onSend', async (_, reply) => {
    reply.header('date', now().toUTCString());
  });
};
