import type { Placeholder } from 'drizzle-orm';
import type { Transaction } from './connect';
import { PreparedStatementSession } from './preparedStatementSession';

/** A value, or its placeholder in a prepared query. */
export type MaybePlaceholder<Value> = Value | Placeholder;

interface Prepared<Row> {
  readonly execute: (values: Record<string, unknown>) => Promise<Row[]>;
}

/**
 * Query that is built once with `sql.placeholder` for its parameters, then only executed. Building a long query costs more than
 * PostgreSQL needs to answer it. Only values may differ between calls.
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
