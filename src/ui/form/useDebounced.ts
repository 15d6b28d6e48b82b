import { useCallback, useEffect, useRef } from 'react';

/** Runs an action with a delay after the last call of `later`, or at once when the screen is left; `drop` cancels it. */
export function useDebounced(act: () => Promise<unknown>, delayMs: number) {
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
    }, delayMs);
  }, [act, drop, delayMs]);
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
