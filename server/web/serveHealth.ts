import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../access/appContext';
import type { DatabaseClock } from '../database/databaseClock';

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
 * is not ready. One whose disk is short is, for reading goes on, and one whose machine's clock is wrong, for the database's counts; both
 * say so.
 */
export const serveHealth = (app: FastifyInstance, appContext: AppContext, clock: DatabaseClock): void => {
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
    const warnings = [diskWatch.isShort && 'disk', clock.isMachineOff && 'clock'].filter(Boolean);
    return { status: 'ready', ...(warnings.length > 0 && { warning: warnings.join(', ') }) };
  });
};
