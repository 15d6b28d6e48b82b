import type { Transaction } from './connect';

type Reading = Pick<Transaction, 'select'>;

/** What stands for all that a transaction has read since it last changed something. */
const readings = new WeakMap<Reading, object>();

/** From here on a transaction asks each question of `memoizePerTransaction` once: for one that answers several questions of a screen. */
export const enableReadCache = (tx: Reading): void => {
  readings.set(tx, {});
};

/** Whether a transaction answers several questions side by side. */
export const readsEachOnce = (tx: Reading): boolean => readings.has(tx);

/** After a change the transaction reads anew. */
export const clearReadCache = (tx: Reading): void => {
  if (readsEachOnce(tx)) enableReadCache(tx);
};

/** Answers of one kind, by name: what a transaction that asks each question once has read, it does not read again. */
export function memoizePerTransaction<T>(): (tx: Reading, name: string, read: () => Promise<T>) => Promise<T> {
  const kept = new WeakMap<object, Map<string, Promise<T>>>();
  return (tx, name, read) => {
    const reading = readings.get(tx);
    if (reading === undefined) return read();
    const known = kept.get(reading) ?? new Map<string, Promise<T>>();
    kept.set(reading, known);
    const answer = known.get(name) ?? read();
    known.set(name, answer);
    return answer;
  };
}
