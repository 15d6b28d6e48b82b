import { useCallback, useEffect, useRef } from 'react';

/** A draft is kept on the server this long after the last key. */
const DRAFT_DEBOUNCE_MS = 1500;

/** Does something a moment after the last call of `later`, and at once when the screen is left; `drop` calls it off. */
export function useDebounced(act: () => Promise<unknown>) {
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drop = useCallback(() => {
    clearTimeout(pending.current);
    pending.current = undefined;
  }, []);
  const later = useCallback(() => {
    drop();
    pending.current = setTimeout(() => {
      pending.current = undefined;
      void act();
    }, DRAFT_DEBOUNCE_MS);
  }, [act, drop]);
  useEffect(
    () => () => {
      if (pending.current === undefined) return;
      drop();
      void act();
    },
    [act, drop],
  );
  return { later, drop };
}
