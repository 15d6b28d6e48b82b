import { sql } from 'drizzle-orm';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { AppContext } from '../access/appContext';
import { inTenantTransaction } from '../database/callTransaction';
import type { Database } from '../database/connect';
import { HEALTH_PATHS } from '../pipeline/requestSettings';
import type { DatabaseClock } from '../database/databaseClock';

const READY_WITHIN_MS = 2000;
/** Unused institution number: the check needs the rights of a caller, but no rows. */
const NO_INSTITUTION = 0;

const readAsCaller = (database: Database): Promise<unknown> =>
  inTenantTransaction(database, { institutionId: NO_INSTITUTION }, (tx) => tx.execute(sql`select from task limit 1`));

const readReason = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // Drizzle's message is the statement; PostgreSQL's message is in its cause.
  return error.cause instanceof Error ? error.cause.message : error.message;
};

/** Checks the database; the first successful check also verifies that the server can read as a caller. */
const watchDatabase = (database: Database, log: FastifyBaseLogger): (() => Promise<boolean>) => {
  let isProven = false;
  let logged: string | undefined;

  const prove = async (): Promise<void> => {
    try {
      await readAsCaller(database);
      isProven = true;
    } catch (error) {
      const reason = readReason(error);
      // Logged only on change, because a proxy checks every second.
      if (reason !== logged) {
        log.error({ reason }, 'not ready: the role of DATABASE_URL cannot read a table in the scope of a caller');
      }
      logged = reason;
      throw error;
    }
  };

  return () =>
    Promise.race([
      (isProven ? database.$client.query('select 1') : prove()).then(
        () => true,
        () => false,
      ),
      wait(READY_WITHIN_MS, false, { ref: false }),
    ]);
};

/**
 * Serves health checks for the supervisor and the proxy: /healthz for the process, /readyz for the ability to serve. A closing server is
 * not ready. One with low disk space is, because reads continue. One with a wrong machine clock is, because the database's clock
 * applies. Both report it.
 */
export const serveHealth = (app: FastifyInstance, appContext: AppContext, clock: DatabaseClock): void => {
  const { diskWatch } = appContext.services;
  const databaseAnswers = watchDatabase(appContext.database, app.log);
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get(HEALTH_PATHS.alive, async () => ({ status: 'ok' }));
  app.get(HEALTH_PATHS.ready, async (_, reply) => {
    const ready = !closing && (await databaseAnswers());
    if (!ready) return reply.code(503).send({ status: 'notReady' });
    await diskWatch.run();
    const warnings = [diskWatch.isShort && 'disk', clock.isMachineOff && 'clock'].filter(Boolean);
    return {
      status: 'ready',
      cell: appContext.settings.cell,
      ...(warnings.length > 0 && { warning: warnings.join(', ') }),
    };
  });
};
