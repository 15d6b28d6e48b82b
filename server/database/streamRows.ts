import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Transaction } from './connect';
import { type Preparable, PreparedStatementSession } from './preparedStatementSession';

/** Rows that are in memory at a time. */
const ROWS_IN_PIECE = 500;

const NEXT = `fetch ${ROWS_IN_PIECE} from pieces`;

async function* readAll<Row>(
  tx: Transaction,
  question: SQLWrapper,
  next: () => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  // Optimizes for all rows instead of the first ones.
  await tx.execute(sql`set local cursor_tuple_fraction = 1`);
  await tx.execute(sql`declare pieces no scroll cursor for ${question.getSQL()}`);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other is the point
    const rows = await next();
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_IN_PIECE) break;
  }
  await tx.execute(sql`close pieces`);
}

/**
 * Streams all rows of a query from one snapshot, some hundred at a time, to limit memory; one query at a time. `read` fetches the next
 * rows.
 */
export const streamRows = <Row>(
  tx: Transaction,
  question: SQL,
  read: (next: SQL) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> => readAll(tx, question, () => read(sql.raw(NEXT)));

/** Like the function above, for a query of the builder. */
export function selectInPieces<Row>(
  tx: Transaction,
  query: Preparable<Row[]> & SQLWrapper,
): AsyncGenerator<readonly Row[]> {
  const { session } = tx._;
  if (!(session instanceof PreparedStatementSession)) {
    throw new Error('only the transaction of a call is read in pieces');
  }
  return readAll<Row>(tx, query, () => session.prepareAs(query, NEXT).execute({}));
}
