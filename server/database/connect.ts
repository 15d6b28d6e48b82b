import { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import { type DatabaseLimits, DEFAULT_LIMITS } from '../settings/databaseSettings';
import { OperatorError } from '../kernel/operatorError';
import { isDatabaseReachable } from './databaseProbe';
import { ResilientPool } from './resilientPool';

/** Socket that batches all queries of one event loop turn into one write; a write costs more than most queries. */
class BatchingSocket extends Socket {
  override uncork(): void {
    setImmediate(() => super.uncork());
  }
}

/** Open database: queries, transactions, and the pool itself as `$client`. */
export type Database = NodePgDatabase & { $client: ResilientPool };

/** Connection of the business functions: a transaction, or the database if a single statement is enough. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

interface ConnectOptions {
  url: string;
  /** Direct URL of the same PostgreSQL, if `url` is a transaction pool. */
  sessionUrl?: string;
  /** Called when an idle connection breaks; the pool replaces it automatically. */
  onError: (error: Error) => void;
  /** Called when the database stops responding, and when it responds again. */
  onChange?: (isAway: boolean) => void;
  limits?: Partial<DatabaseLimits>;
}

const sessionLimits = ({ statementTimeoutMs, lockTimeoutMs, idleTimeoutMs }: DatabaseLimits) => ({
  statement_timeout: statementTimeoutMs,
  lock_timeout: lockTimeoutMs,
  idle_in_transaction_session_timeout: idleTimeoutMs,
});

const getConnection = (url: string, { connectTimeoutMs }: DatabaseLimits) => ({
  connectionString: url,
  application_name: 'saldo',
  connectionTimeoutMillis: connectTimeoutMs,
  keepAlive: true,
});

const asSetting = (limits: DatabaseLimits): string =>
  Object.entries(sessionLimits(limits))
    .map(([name, value]) => `set local ${name} = ${Math.trunc(value)}`)
    .join('; ');

/** Behind a transaction pool no session settings are possible at connect, because the next transaction may run in another session. */
const getWay = (sessionUrl: string | undefined, limits: DatabaseLimits) =>
  sessionUrl === undefined
    ? sessionLimits(limits)
    : {
        behindPool: { sessions: new Pool({ ...getConnection(sessionUrl, limits), max: 2 }), limits: asSetting(limits) },
      };

/** Opens a pool of connections; nothing is sent before the first query. */
export const connect = ({ url, sessionUrl, onError, onChange = () => {}, limits = {} }: ConnectOptions): Database => {
  const all = { ...DEFAULT_LIMITS, ...limits };
  const pool = new ResilientPool({
    ...getConnection(url, all),
    ...getWay(sessionUrl, all),
    stream: () => new BatchingSocket(),
    max: all.size,
    answers: () => isDatabaseReachable(url, all.connectTimeoutMs),
    onChange,
  });
  // Without a listener, a connection closed by the server (57P01) would crash the process.
  pool.on('error', onError);
  return drizzle({ client: pool, casing: 'snake_case' });
};

const FIRST_ANSWER_MS = 10_000;

/** Recognizes errors of node-postgres that have a message but no code. */
const notThere = (error: unknown, url: string): unknown => {
  const message = error instanceof Error ? error.message : '';
  const { host } = new URL(url);
  const what = `correct host and port in DATABASE_URL`;
  if (message.startsWith('Connection terminated')) {
    return new OperatorError(`What listens at ${host} is no PostgreSQL: ${what}.`, { cause: error });
  }
  if (message.startsWith('timeout expired')) {
    const words = `PostgreSQL at ${host} has not answered within ${FIRST_ANSWER_MS / 1000} s: start it, or ${what}.`;
    return new OperatorError(words, { cause: error });
  }
  return error;
};

/** Runs `work` on a dedicated connection outside any pool and without a time limit, then closes it. */
export const withClient = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({
    connectionString: url,
    application_name: 'saldo',
    connectionTimeoutMillis: FIRST_ANSWER_MS,
  });
  // A connection lost while `work` runs already rejects the current query.
  client.on('error', () => {});
  await client.connect().catch((error: unknown) => {
    throw notThere(error, url);
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
