/** Maps rows that arrive in batches. */
export async function* eachPiece<From, To>(pieces: AsyncIterable<readonly From[]>, change: (one: From) => To) {
  for await (const piece of pieces) yield piece.map(change);
}
