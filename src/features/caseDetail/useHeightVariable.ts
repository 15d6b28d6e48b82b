import { useCallback } from 'react';

/** Writes how high an element stands, in pixels, into a variable of the element around it: what sticks below has to know. */
export function useHeightVariable(variable: `--${string}`) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const observer = new ResizeObserver(() =>
        element.parentElement?.style.setProperty(variable, `${Math.round(element.getBoundingClientRect().height)}px`),
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [variable],
  );
}
