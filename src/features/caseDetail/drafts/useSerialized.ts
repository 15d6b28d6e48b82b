import { useCallback, useRef } from 'react';

/** Serializes calls of an action: concurrent ones would both be based on the previous version. */
export function useSerialized<T>(act: () => Promise<T>): () => Promise<T> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(() => {
    const mine = last.current.then(act, act);
    last.current = mine;
    return mine;
  }, [act]);
}
