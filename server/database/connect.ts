import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';

/** The open database: queries, transactions, and through `$client` the pool itself. */
export type Database = NodePgDatabase & { $client: Pool };

/** What the business functions work on: a transaction, or the database where one statement is enough. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

interface ConnectOptions {
  url: string;
  /** Told about a connection that broke while idle; the pool replaces it by itself. */
  onError: (error: Error) => void;
  /** Most connections at once; several servers share PostgreSQL's max_connections. */
  size?: number;
}

// Below the client's 100 s (§7), so that the server gives up first and can say why.
const limits = {
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
  connectionTimeoutMillis: 10_000,
};

/** Opens a pool of connections; nothing is sent before the first query. */
export const connect = ({ url, onError, size = 20 }: ConnectOptions): Database => {
  const pool = new Pool({ connectionString: url, max: size, application_name: 'saldo', ...limits });
  // Without a listener a connection that the server closes (57P01) would end the whole process.
  pool.on('error', onError);
  return drizzle({ client: pool, casing: 'snake_case' });
};

/** Runs `work` on one connection of its own, outside any pool and without a time limit, and closes it. */
export const withClient = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url, application_name: 'saldo', connectionTimeoutMillis: 10_000 });
  // A connection lost while `work` runs already rejects the query in hand.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
