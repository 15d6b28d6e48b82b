import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../access/appContext';

const READY_WITHIN_MS = 2000;

const databaseAnswers = ({ database }: AppContext): Promise<boolean> =>
  Promise.race([
    database.$client.query('select 1').then(
      () => true,
      () => false,
    ),
    wait(READY_WITHIN_MS, false, { ref: false }),
  ]);

/**
 * For the supervisor and the proxy: /healthz says that the process lives, /readyz that it can serve; a server that is closing
 * is not ready. One whose disk is short is, for reading goes on, and it says so.
 */
export const serveHealth = (app: FastifyInstance, appContext: AppContext): void => {
  const { diskWatch } = appContext.services;
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const ready = !closing && (await databaseAnswers(appContext));
    if (!ready) return reply.code(503).send({ status: 'notReady' });
    await diskWatch.run();
    return { status: 'ready', ...(diskWatch.isShort && { warning: 'disk' }) };
  });
};
