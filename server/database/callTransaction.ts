import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { Refusal } from '../kernel/refusal';
import type { Database, Transaction } from './connect';
import { DatabaseUnavailable, isConnectionFault } from './connectionFault';
import { ownFailure } from './ownFailure';
import { readsEachOnce } from './memoizePerTransaction';
import { PreparedStatementSession } from './planKeepingSession';

/** The role that calls run as: it sees the rows of one institution only (migrations/0001). */
const CALLER_ROLE = 'saldo_caller';

/** Whose rows a transaction may see: one institution's, or everybody's (a call by anyone). */
export type Scope = { readonly institutionId: number } | 'open';

const dialect = new PgDialect({ casing: 'snake_case' });

const sessionOn = (client: PoolClient) => new PreparedStatementSession(client, dialect, undefined, {});

// One round trip: several statements in one message.
const beginning = ({ $client: pool }: Database, scope: Scope): string =>
  scope === 'open'
    ? pool.begin
    : `${pool.begin}; set local role ${CALLER_ROLE}; set local saldo.institution = '${Math.trunc(scope.institutionId)}'`;

const commit = async ({ $client: pool }: Database, client: PoolClient): Promise<void> => {
  // On a broken connection it is not even sent.
  if (pool.hasLost(client)) throw new DatabaseUnavailable('nothingDone');
  const { command } = await client.query('commit').catch((error: unknown) => {
    throw isConnectionFault(error) ? new DatabaseUnavailable('unknown', { cause: error }) : error;
  });
  // PostgreSQL answers so, without an error, when a statement had failed and nobody cared.
  if (command === 'ROLLBACK') throw new Error('the transaction had failed');
};

/** Whether questions leave without waiting for the answers to those before them; PostgreSQL answers in order. */
const askAhead = (client: PoolClient, isAhead: boolean): void => void Reflect.set(client, 'pipeline', isAhead);

const letGo = (client: PoolClient, isLost?: boolean): void => {
  askAhead(client, false);
  client.release(isLost);
};

/** Gives up a transaction that has failed, and makes of the failure what its caller has to know; `outcome` is what is known should the connection be lost. */
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

/** Begins a transaction; what it gives is to be waited for before an answer is given away. */
type Begin = (client: PoolClient, statement: string) => Promise<{ readonly begun?: Promise<unknown> }>;

const begunFirst: Begin = async (client, statement) => {
  await client.query(statement);
  return {};
};

/** The beginning leaves in one write with the first questions. */
const begunAlong: Begin = async (client, statement) => {
  const { stream } = client.connection;
  stream.cork();
  const begun = client.query(statement);
  stream.uncork();
  begun.catch(() => {}); // It is waited for when the questions are answered.
  return { begun };
};

/** What ends each transaction that is under way. */
const endings = new WeakMap<Transaction, () => void>();

const transactional =
  (begin: Begin) =>
  async <T>(database: Database, scope: Scope, work: (tx: Transaction) => Promise<T>): Promise<T> => {
    const client = await database.$client.connect();
    const session = sessionOn(client);
    const failure = ownFailure(client);
    const tx: Transaction = new NodePgTransaction(dialect, session, undefined);
    let committed: Promise<void> | undefined;
    const end = (): void => {
      session.end();
      committed ??= commit(database, client);
      committed.catch(() => {}); // It is waited for when the work is done.
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
      // The end may have left with the last question.
      const outcome = committed === undefined ? 'nothingDone' : 'unknown';
      throw await abandon(client, { error: failure.of(error), outcome });
    } finally {
      failure.end();
    }
  };

/**
 * Runs `work` in a transaction that sees the rows of `scope`; committed when it returns, undone when it throws, and over for
 * whatever of it still goes on. When the connection is lost it throws DatabaseUnavailable, which says whether it may have been committed.
 */
export const inTenantTransaction = transactional(begunFirst);

/**
 * The same for reading, without waiting for the beginning: should that fail, what was asked behind it ran outside of any
 * transaction, and nothing of the answers is given away.
 */
export const readInScope = transactional(begunAlong);

/**
 * What a transaction asks last: its end leaves in one write with the questions that `ask` asks at once. It asks no others, and whatever
 * comes after them can not undo the transaction any more. Beside other questions it is asked like any.
 */
export const queryAndCommit = <T>(tx: Transaction, ask: () => Promise<T>): Promise<T> => {
  const answers = ask();
  // By then all has been sent that waits for no answer.
  if (!readsEachOnce(tx)) process.nextTick(() => endings.get(tx)?.());
  return answers;
};

/**
 * Runs a part of a call's transaction with the server's own rights: what no institution's role may touch (sessions, password
 * hashes, rows of an institution below). The caller's right to it is checked before, and nothing else may run on `tx` meanwhile.
 */
export const asServiceRole = async <T>(tx: Transaction, work: (tx: Transaction) => Promise<T>): Promise<T> => {
  if (readsEachOnce(tx)) throw new Error('another question of this transaction would have the rights as well');
  await tx.execute(sql`reset role`);
  try {
    return await work(tx);
  } finally {
    // In a transaction that has failed nothing more can be done anyway.
    await tx.execute(sql.raw(`set local role ${CALLER_ROLE}`)).catch(() => {});
  }
};
