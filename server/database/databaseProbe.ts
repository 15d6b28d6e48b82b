import { Client } from 'pg';
import { isConnectionFault } from './connectionFault';

/** Delay of a timer, beyond which the process or the whole machine must have been suspended. */
const STOOD_STILL_MS = 250;

/** Returns true if a timeout fired too late to be meaningful, because data that arrived meanwhile has not been read yet. */
export const hasBeenSuspended = (began: number, withinMs: number): boolean =>
  performance.now() - began > withinMs + STOOD_STILL_MS;

/** Probes PostgreSQL at an address on a dedicated connection. Any response counts except that it is not ready. */
export const isDatabaseReachable = async (url: string, withinMs: number): Promise<boolean> => {
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
    return hasBeenSuspended(began, withinMs) && isDatabaseReachable(url, withinMs);
  } finally {
    // Not awaited, because an unresponsive host never confirms the end.
    void client.end().catch(() => {});
  }
};
