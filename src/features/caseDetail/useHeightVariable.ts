import { useCallback } from 'react';

/** Writes the height of an element, in pixels, into a CSS variable of its container, for sticky elements below it. */
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
