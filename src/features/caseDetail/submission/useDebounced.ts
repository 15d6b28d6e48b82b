import { useCallback, useEffect, useRef } from 'react';

/** Delay after the last keystroke before a draft is saved on the server, in milliseconds. */
const DRAFT_DEBOUNCE_MS = 1500;

/** Runs an action with a delay after the last call of `later`, or at once when the screen is left; `drop` cancels it. */
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
