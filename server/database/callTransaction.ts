import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { PreparedQueryConfig } from 'drizzle-orm/pg-core/session';
import type { PoolClient } from 'pg';
import type { Database, Transaction } from './connect';
import { statementName } from './statementName';

/** The role that calls run as: it sees the rows of one institution only (migrations/0001). */
const CALLER_ROLE = 'saldo_caller';

/** Whose rows a transaction may see: one institution's, or everybody's (a call by anyone). */
export type Scope = { readonly institutionId: number } | 'open';

const dialect = new PgDialect({ casing: 'snake_case' });

type Preparing = Parameters<NodePgSession<Record<string, never>, Record<string, never>>['prepareQuery']>;

/** A session whose queries, by the builder, keep their plans from call to call. */
class PlanKeepingSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  override prepareQuery<Config extends PreparedQueryConfig>(...[query, fields, name, ...rest]: Preparing) {
    const [, , metadata] = rest;
    const known = name ?? (metadata?.type === 'select' ? statementName(query.sql) : undefined);
    return super.prepareQuery<Config>(query, fields, known, ...rest);
  }
}

const transactionOn = (client: PoolClient): Transaction =>
  new NodePgTransaction(dialect, new PlanKeepingSession(client, dialect, undefined, {}), undefined);

// One round trip: several statements in one message.
const beginning = (scope: Scope): string =>
  scope === 'open'
    ? 'begin'
    : `begin; set local role ${CALLER_ROLE}; set local saldo.institution = '${Math.trunc(scope.institutionId)}'`;

const commit = async (client: PoolClient): Promise<void> => {
  const { command } = await client.query('commit');
  // PostgreSQL answers so, without an error, when a statement had failed and nobody cared.
  if (command === 'ROLLBACK') throw new Error('the transaction had failed');
};

const abandon = async (client: PoolClient): Promise<void> => {
  const broken = await client.query('rollback').then(
    () => undefined,
    () => true,
  );
  client.release(broken);
};

/** Runs `work` in a transaction that sees the rows of `scope`; committed when it returns, undone when it throws. */
export const inScope = async <T>(
  database: Database,
  scope: Scope,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  const client = await database.$client.connect();
  try {
    await client.query(beginning(scope));
    const result = await work(transactionOn(client));
    await commit(client);
    client.release();
    return result;
  } catch (error) {
    await abandon(client);
    throw error;
  }
};

/**
 * Runs a part of a call's transaction with the server's own rights: what no institution's role may touch (sessions, password
 * hashes, rows of an institution below). The caller's right to it is checked before, and nothing else may run on `tx` meanwhile.
 */
export const withServerRights = async <T>(tx: Transaction, work: (tx: Transaction) => Promise<T>): Promise<T> => {
  await tx.execute(sql`reset role`);
  try {
    return await work(tx);
  } finally {
    // In a transaction that has failed nothing more can be done anyway.
    await tx.execute(sql.raw(`set local role ${CALLER_ROLE}`)).catch(() => {});
  }
};
