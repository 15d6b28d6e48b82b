/** Maps rows that arrive in batches. */
export async function* mapPieces<From, To>(pieces: AsyncIterable<readonly From[]>, change: (one: From) => To) {
  for await (const piece of pieces) yield piece.map(change);
}

/** Maximum rows per statement: it accepts 65,535 values, which allows up to sixty columns. */
const ROWS_AT_ONCE = 1000;

/** Rows in parts, each of which one statement takes. */
export function* getParts<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) yield rows.slice(from, from + ROWS_AT_ONCE);
}
