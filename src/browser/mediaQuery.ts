/** A question to the window or the system: whether it holds now, and a watch on when that changes; the watch's answer ends it. */
export const mediaQuery = (query: string) => ({
  holds: (): boolean => window.matchMedia(query).matches,
  watch: (onChange: () => void): (() => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  },
});

/** The user has asked the system for calm: nothing changes on the screen by itself then. */
export const CALM = mediaQuery('(prefers-reduced-motion: reduce)');

/** The system is dark. */
export const DARK = mediaQuery('(prefers-color-scheme: dark)');

/** A small window, or a usual one at 150 %: what can be folded is folded, unless somebody wants it otherwise. */
export const SMALL = mediaQuery('(width <= 1100px)');
