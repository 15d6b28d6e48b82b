import type { Placeholder } from 'drizzle-orm';
import type { Transaction } from './connect';
import { PreparedStatementSession } from './planKeepingSession';

/** A value, or its place in a query that is kept. */
export type MaybePlaceholder<Value> = Value | Placeholder;

interface Prepared<Row> {
  readonly execute: (values: Record<string, unknown>) => Promise<Row[]>;
}

/**
 * A query that is built once, with `sql.placeholder` for what differs, and from then on only asked: to build a long one costs more
 * than PostgreSQL needs to answer it. Only values may differ from call to call.
 */
export const preparedQuery =
  <Row>(name: string, build: (tx: Transaction) => { readonly prepare: (name: string) => Prepared<Row> }) =>
  (tx: Transaction, values: Record<string, unknown>): Promise<Row[]> => {
    const { session } = tx._;
    const prepared =
      session instanceof PreparedStatementSession
        ? session.prepareOnce(name, () => build(tx))
        : build(tx).prepare(name);
    return prepared.execute(values);
  };
