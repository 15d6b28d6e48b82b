import { Client } from 'pg';
import { isConnectionFault } from './connectionFault';

/** A timer that is so late was not waited for: the process, or the whole machine, has stood still. */
const STOOD_STILL_MS = 250;

/** Whether a time that was to be over is over so late that nothing is known: what has come meanwhile was not read yet. */
export const wasSuspended = (began: number, withinMs: number): boolean =>
  performance.now() - began > withinMs + STOOD_STILL_MS;

/** Tries whether a PostgreSQL answers at an address, on a connection of its own. Any answer will do, but that it is not ready. */
export const databaseAnswers = async (url: string, withinMs: number): Promise<boolean> => {
  const began = performance.now();
  const client = new Client({
    connectionString: url,
    application_name: 'saldo-probe',
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    if (!isConnectionFault(error)) return true;
    return wasSuspended(began, withinMs) && databaseAnswers(url, withinMs);
  } finally {
    // Nobody waits for the goodbye of a host that is silent.
    void client.end().catch(() => {});
  }
};
