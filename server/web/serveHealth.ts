import { sql } from 'drizzle-orm';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { AppContext } from '../access/appContext';
import { inTenantTransaction } from '../database/callTransaction';
import type { Database } from '../database/connect';
import type { DatabaseClock } from '../database/databaseClock';

const READY_WITHIN_MS = 2000;
/** No institution has this number: the proof needs the rights of a caller, not rows. */
const NO_INSTITUTION = 0;

const readAsCaller = (database: Database): Promise<unknown> =>
  inTenantTransaction(database, { institutionId: NO_INSTITUTION }, (tx) => tx.execute(sql`select from task limit 1`));

const readReason = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // Drizzle's own message is the statement; PostgreSQL's is its cause.
  return error.cause instanceof Error ? error.cause.message : error.message;
};

/** Checks the database; the first check that succeeds also proves that the server can read as a caller. */
const watchDatabase = (database: Database, log: FastifyBaseLogger): (() => Promise<boolean>) => {
  let isProven = false;
  let logged: string | undefined;

  const prove = async (): Promise<void> => {
    try {
      await readAsCaller(database);
      isProven = true;
    } catch (error) {
      const reason = readReason(error);
      // A proxy checks every second.
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
 * For the supervisor and the proxy: /healthz says that the process lives, /readyz that it can serve; a server that is closing
 * is not ready. One whose disk is short is, for reading goes on, and one whose machine's clock is wrong, for the database's counts; both
 * say so.
 */
export const serveHealth = (app: FastifyInstance, appContext: AppContext, clock: DatabaseClock): void => {
  const { diskWatch } = appContext.services;
  const databaseAnswers = watchDatabase(appContext.database, app.log);
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const ready = !closing && (await databaseAnswers());
    if (!ready) return reply.code(503).send({ status: 'notReady' });
    await diskWatch.run();
    const warnings = [diskWatch.isShort && 'disk', clock.isMachineOff && 'clock'].filter(Boolean);
    return { status: 'ready', ...(warnings.length > 0 && { warning: warnings.join(', ') }) };
  });
};
