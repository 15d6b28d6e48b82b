import { useEffect, useLayoutEffect } from 'react';

let isLeaving = false;

/** The address already names the next screen, but the previous one is still visible: its events are blocked. */
export const isNavigating = (): boolean => isLeaving;

/** Events that choose, press or write something. */
const DEEDS = ['click', 'beforeinput'] as const;

function holdBack(event: Event): void {
  if (!isLeaving || !(event.target instanceof Element) || !event.target.closest('main')) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Blocks events on a screen while it is being left. */
export function useBlockInput(isBeingLeft: boolean): void {
  useLayoutEffect(() => {
    isLeaving = isBeingLeft;
    return () => {
      isLeaving = false;
    };
  }, [isBeingLeft]);
  useEffect(() => {
    for (const deed of DEEDS) document.addEventListener(deed, holdBack, true);
    return () => {
      for (const deed of DEEDS) document.removeEventListener(deed, holdBack, true);
    };
  }, []);
}
