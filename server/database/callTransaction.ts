import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { Refusal } from '../kernel/refusal';
import type { Database, Transaction } from './connect';
import { DatabaseUnavailable, isConnectionFault, trackConnectionError } from './connectionFault';
import { hasReadCache } from './memoizePerTransaction';
import { PreparedStatementSession } from './preparedStatementSession';

/** Role of calls: it sees the rows of one institution only (migrations/0001). */
const CALLER_ROLE = 'saldo_caller';

/** Rows visible to a transaction: one institution's, or all (calls without a signed-in user). */
export type Scope = { readonly institutionId: number } | 'open';

const dialect = new PgDialect({ casing: 'snake_case' });

const sessionOn = (client: PoolClient) => new PreparedStatementSession(client, dialect, undefined, {});

// One round trip: several statements in one message.
const beginning = ({ $client: pool }: Database, scope: Scope): string =>
  scope === 'open'
    ? pool.begin
    : `${pool.begin}; set local role ${CALLER_ROLE}; set local saldo.institution = '${Math.trunc(scope.institutionId)}'`;

const commit = async ({ $client: pool }: Database, client: PoolClient): Promise<void> => {
  // On a broken connection the commit is not sent.
  if (pool.hasLost(client)) throw new DatabaseUnavailable('nothingDone');
  const { command } = await client.query('commit').catch((error: unknown) => {
    throw isConnectionFault(error) ? new DatabaseUnavailable('unknown', { cause: error }) : error;
  });
  // PostgreSQL responds with ROLLBACK, and no error, if an earlier statement failed and its error was ignored.
  if (command === 'ROLLBACK') throw new Error('the transaction had failed');
};

/** Turns pipelining on or off: queries are sent without waiting for earlier results. PostgreSQL answers in order. */
const askAhead = (client: PoolClient, isAhead: boolean): void => void Reflect.set(client, 'pipeline', isAhead);

const letGo = (client: PoolClient, isLost?: boolean): void => {
  askAhead(client, false);
  client.release(isLost);
};

/** Rolls a failed transaction back and converts its error for the caller; `outcome` is used if the connection is lost. */
const abandon = async (
  client: PoolClient,
  { error, outcome }: { readonly error: unknown; readonly outcome: DatabaseUnavailable['outcome'] },
): Promise<unknown> => {
  const isLost = await client.query('rollback').then(
    () => false,
    () => true,
  );
  letGo(client, isLost);
  const isUnderstood = error instanceof Refusal || error instanceof DatabaseUnavailable;
  return isLost && !isUnderstood ? new DatabaseUnavailable(outcome, { cause: error }) : error;
};

/** Begins a transaction. Await `begun` before a result is returned to the caller. */
type BeginTransaction = (client: PoolClient, statement: string) => Promise<{ readonly begun?: Promise<unknown> }>;

const begunFirst: BeginTransaction = async (client, statement) => {
  await client.query(statement);
  return {};
};

/** Sends `begin` in one write with the first queries. */
const begunAlong: BeginTransaction = async (client, statement) => {
  const { stream } = client.connection;
  stream.cork();
  const begun = client.query(statement);
  stream.uncork();
  begun.catch(() => {}); // Awaited together with the query results.
  return { begun };
};

/** Function that ends each open transaction. */
const endings = new WeakMap<Transaction, () => void>();

const transactional =
  (begin: BeginTransaction) =>
  async <T>(database: Database, scope: Scope, work: (tx: Transaction) => Promise<T>): Promise<T> => {
    const client = await database.$client.connect();
    const session = sessionOn(client);
    const failure = trackConnectionError(client);
    const tx: Transaction = new NodePgTransaction(dialect, session, undefined);
    let committed: Promise<void> | undefined;
    const end = (): void => {
      session.end();
      committed ??= commit(database, client);
      committed.catch(() => {}); // Awaited after the work is done.
    };
    askAhead(client, true);
    endings.set(tx, end);
    try {
      const { begun } = await begin(client, beginning(database, scope));
      const result = await work(tx);
      end();
      await begun;
      await committed;
      letGo(client);
      return result;
    } catch (error) {
      session.end();
      endings.delete(tx);
      // The commit may have been sent with the last query.
      const outcome = committed === undefined ? 'nothingDone' : 'unknown';
      throw await abandon(client, { error: failure.of(error), outcome });
    } finally {
      failure.end();
    }
  };

/**
 * Runs `work` in a transaction that sees the rows of `scope`. Commits when it returns, rolls back when it throws; later queries are
 * rejected. If the connection is lost, throws DatabaseUnavailable, which states whether the commit may have happened.
 */
export const inTenantTransaction = transactional(begunFirst);

/**
 * Like `inTenantTransaction`, but read-only and without waiting for `begin`. If `begin` fails, the queries behind it ran outside any
 * transaction, and their results are discarded.
 */
export const readInScope = transactional(begunAlong);

/**
 * Sends the last queries of a transaction together with its commit in one write. `ask` must issue all its queries synchronously; later
 * errors cannot roll the transaction back, so only reads and the writer of idempotency keys use it. With concurrent reads in the
 * transaction it behaves like a normal query.
 */
export const queryAndCommit = <T>(tx: Transaction, ask: () => Promise<T>): Promise<T> => {
  const answers = ask();
  // At the next tick all queries that do not depend on a result have been sent.
  if (!hasReadCache(tx)) process.nextTick(() => endings.get(tx)?.());
  return answers;
};

/**
 * Runs part of a call's transaction with the server's own rights, for data that no institution's role can access: sessions, password
 * hashes, rows of a child institution. The caller's right must have been checked before, and nothing else may run on `tx` meanwhile.
 */
export const runAsServiceRole = async <T>(tx: Transaction, work: (tx: Transaction) => Promise<T>): Promise<T> => {
  if (hasReadCache(tx)) throw new Error('another question of this transaction would have the rights as well');
  await tx.execute(sql`reset role`);
  try {
    return await work(tx);
  } finally {
    // Fails in a transaction that has already failed, which changes nothing.
    await tx.execute(sql.raw(`set local role ${CALLER_ROLE}`)).catch(() => {});
  }
};
