import { useInsertionEffect } from 'react';

type Write = (made: unknown) => void;
type Asked = [name: string, keys: readonly unknown[], make: () => unknown, remove?: unknown, write?: Write];

const SEPARATOR = '%';
const kept = new Map<string, unknown>();
const written = new Set<string>();

/**
 * Stands in for the cache of antd's variables: what a component has written stays in the page. antd takes it away with the last
 * component of its kind and writes it again with the next, and each time the browser works out all styles anew, whenever a
 * screen changes.
 */
export default function useKeptStyles(...[name, keys, make, , write]: Asked): unknown {
  const path = [name, ...keys].join(SEPARATOR);
  if (!kept.has(path)) kept.set(path, make());
  const made = kept.get(path);
  useInsertionEffect(() => {
    if (written.has(path)) return;
    written.add(path);
    write?.(made);
  });
  return made;
}
