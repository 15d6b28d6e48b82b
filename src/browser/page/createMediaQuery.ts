/** A media query: its current result, and a subscription to its changes that returns a function to stop it. */
export const createMediaQuery = (query: string) => ({
  holds: (): boolean => window.matchMedia(query).matches,
  watch: (onChange: () => void): (() => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  },
});

/** Media query of the system setting for reduced motion. Nothing on the screen changes automatically then. */
export const REDUCED_MOTION = createMediaQuery('(prefers-reduced-motion: reduce)');

/** Media query of the system's dark scheme. */
export const DARK_SCHEME = createMediaQuery('(prefers-color-scheme: dark)');

/** A small window, or a usual one at 150 %: collapsible parts are collapsed unless the user chose otherwise. */
export const SMALL_SCREEN = createMediaQuery('(width <= 1100px)');
