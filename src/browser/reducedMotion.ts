const CALM = '(prefers-reduced-motion: reduce)';

/** Whether the user has asked the system for calm: nothing changes on the screen by itself then. */
export const wantsCalm = (): boolean => window.matchMedia(CALM).matches;

/** Calls back when that changes; the answer stops it. */
export function watchCalm(onChange: () => void): () => void {
  const media = window.matchMedia(CALM);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
