import type { Transaction } from './connect';

type CachedReadContext = Pick<Transaction, 'select'>;

/** Cache key for all that a transaction has read since its last change. */
const readings = new WeakMap<CachedReadContext, object>();

/** Enables the cache of `memoizePerTransaction` for a transaction that runs several queries of one screen. */
export const enableReadCache = (tx: CachedReadContext): void => {
  readings.set(tx, {});
};

/** Returns true if a transaction runs several queries concurrently. */
export const hasReadCache = (tx: CachedReadContext): boolean => readings.has(tx);

/** Clears the cache after a change in the transaction. */
export const clearReadCache = (tx: CachedReadContext): void => {
  if (hasReadCache(tx)) enableReadCache(tx);
};

/** Creates a cache of results by name for transactions with an enabled read cache. */
export function memoizePerTransaction<T>(): (
  tx: CachedReadContext,
  name: string,
  read: () => Promise<T>,
) => Promise<T> {
  const results = new WeakMap<object, Map<string, Promise<T>>>();
  return (tx, name, read) => {
    const reading = readings.get(tx);
    if (reading === undefined) return read();
    const known = results.get(reading) ?? new Map<string, Promise<T>>();
    results.set(reading, known);
    const answer = known.get(name) ?? read();
    known.set(name, answer);
    return answer;
  };
}
