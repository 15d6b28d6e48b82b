import { useInsertionEffect } from 'react';

type Write = (made: unknown) => void;
type PersistentStylesInput = [
  name: string,
  keys: readonly unknown[],
  make: () => unknown,
  remove?: unknown,
  write?: Write,
];

const SEPARATOR = '%';
const kept = new Map<string, unknown>();
const written = new Set<string>();

/**
 * Replaces antd's cache of style variables so that a component's styles stay in the page. antd removes them with the last component of a
 * kind and inserts them again with the next. On each change of screen, the browser would recalculate all styles.
 */
export default function usePersistentStyles(...[name, keys, make, , write]: PersistentStylesInput): unknown {
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
