import { useEffect, useLayoutEffect } from 'react';

let isLeaving = false;

/** The address is the next screen's, and the one before is still seen: nothing is done on it any more. */
export const isNavigating = (): boolean => isLeaving;

/** What would choose, press or write something. */
const DEEDS = ['click', 'beforeinput'] as const;

function holdBack(event: Event): void {
  if (!isLeaving || !(event.target instanceof Element) || !event.target.closest('main')) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Holds back what is done on a screen while it is being left. */
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
