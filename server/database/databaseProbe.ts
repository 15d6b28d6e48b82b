import { Client } from 'pg';
import { isConnectionFault } from './connectionFault';

/** Tries whether a PostgreSQL answers at an address, on a connection of its own. Any answer will do, but that it is not ready. */
export const databaseAnswers = async (url: string, withinMs: number): Promise<boolean> => {
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
    return !isConnectionFault(error);
  } finally {
    // Nobody waits for the goodbye of a host that is silent.
    void client.end().catch(() => {});
  }
};
