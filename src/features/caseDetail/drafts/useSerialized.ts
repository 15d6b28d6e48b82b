import { useCallback, useRef } from 'react';

/** Lets calls of an action wait for one another: two at once would each be written on the version before the other. */
export function useSerialized<T>(act: () => Promise<T>): () => Promise<T> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(() => {
    const mine = last.current.then(act, act);
    last.current = mine;
    return mine;
  }, [act]);
}
