/** A media query: its current result, and a subscription to its changes that returns a function to stop it. */
export const mediaQuery = (query: string) => ({
  holds: (): boolean => window.matchMedia(query).matches,
  watch: (onChange: () => void): (() => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  },
});

/** Media query of the system setting for reduced motion. Nothing on the screen changes automatically then. */
export const CALM = mediaQuery('(prefers-reduced-motion: reduce)');

/** Media query of the system's dark scheme. */
export const DARK = mediaQuery('(prefers-color-scheme: dark)');

/** A small window, or a usual one at 150 %: collapsible parts are collapsed unless the user chose otherwise. */
export const SMALL = mediaQuery('(width <= 1100px)');
